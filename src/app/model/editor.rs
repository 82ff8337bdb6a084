//! A position being set up: its state, its problems, and the steps that can be undone.

use super::evaluation::Evaluation;
use crate::app::text::{Text, explain};
use crate::chess::{Role, SetupError};
use crate::game::{Piece, PieceKind, Position, PositionSetup, SetupProblem, Variant};
use crate::hex::{Bitboard, Cell};

/// A position being set up.
#[derive(Debug, Clone)]
pub struct Editor {
    pub(super) setup: PositionSetup,
    /// The position, or the problems that make it illegal.
    pub(super) position: Result<Box<Position>, Vec<Problem>>,
    /// The position as text, or the unreadable text in the input field.
    pub(super) text: String,
    /// The problem with the typed text; the board keeps its position meanwhile.
    pub text_problem: Option<Text>,
    /// The effect of a click on a cell.
    pub tool: Tool,
    /// The piece picked up with the hand.
    pub(super) picked: Option<Cell>,
    /// The positions before the current one, for undo, and after it, for redo.
    pub(super) past: Vec<PositionSetup>,
    pub(super) future: Vec<PositionSetup>,
    /// Whether the latest step is an input of text, to which further letters belong.
    pub(super) is_typing: bool,
    pub(in crate::app) evaluation: Evaluation,
}

impl Editor {
    /// Begins with this position.
    pub fn new(setup: PositionSetup) -> Editor {
        Editor {
            text: setup.to_string(),
            text_problem: None,
            position: judge(&setup),
            setup,
            tool: Tool::Hand,
            picked: None,
            past: Vec::new(),
            future: Vec::new(),
            is_typing: false,
            evaluation: Evaluation::default(),
        }
    }

    /// The current position, legal or not.
    pub fn setup(&self) -> &PositionSetup {
        &self.setup
    }

    /// The game of the position.
    pub fn variant(&self) -> Variant {
        self.setup.variant()
    }

    /// The position, where it is possible.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_deref().ok()
    }

    /// The problems that make the position impossible, the gravest first.
    pub fn problems(&self) -> &[Problem] {
        self.position.as_ref().err().map_or(&[], Vec::as_slice)
    }

    /// The position as text, or the unreadable text in the input field.
    pub fn text(&self) -> &str {
        &self.text
    }

    pub(in crate::app) fn choose(&mut self, tool: Tool) {
        self.tool = tool;
        self.picked = None;
    }
}

/// The effect of a click on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tool {
    /// Picks a piece up and puts it down.
    Hand,
    /// Takes a piece off the board.
    Eraser,
    /// Puts this piece on the board, or takes it off if it is already there.
    Piece(Piece),
}

/// A problem that makes a position illegal.
#[derive(Debug, Clone, PartialEq)]
pub struct Problem {
    /// The problem and its remedy, without a full stop.
    pub text: Text,
    /// The cells it is about.
    pub cells: Bitboard,
    /// The piece to add, if that solves it.
    pub missing: Option<Piece>,
}

/// The position of a setup, or everything that keeps it from being one, the gravest first.
pub(super) fn judge(setup: &PositionSetup) -> Result<Box<Position>, Vec<Problem>> {
    let problem = |found: &SetupProblem| Problem {
        text: explain::setup_problem(found),
        cells: setup.cells_of(found),
        missing: missing(found),
    };
    setup.position().map(Box::new).map_err(|problems| problems.iter().map(problem).collect())
}

fn missing(problem: &SetupProblem) -> Option<Piece> {
    match problem {
        SetupProblem::Chess(SetupError::NoKing(color)) => {
            Some(Piece { color: *color, kind: PieceKind::Chess(Role::King) })
        }
        _ => None,
    }
}
