//! A position being set up: its state.

use super::evaluation::Evaluation;
use super::history::History;
use super::problems::{self, Problem};
use crate::app::text::Text;
use crate::game::{Piece, Position, PositionSetup, Variant};
use crate::hex::Cell;

/// A position being set up.
#[derive(Debug, Clone)]
pub struct Editor {
    pub(super) setup: PositionSetup,
    /// The position, or the problems that make it illegal.
    pub(super) position: Result<Box<Position>, Vec<Problem>>,
    /// The position as text, or the unreadable text in the input field.
    pub(super) text: String,
    /// The problem with the typed text.
    pub(super) text_problem: Option<Text>,
    /// The effect of a click on a cell.
    pub tool: Tool,
    /// The piece picked up with the hand.
    pub(super) picked: Option<Cell>,
    pub(super) history: History,
    pub(in crate::app) evaluation: Evaluation,
    /// Whether the editor has paused the game behind it, which then resumes after the editor.
    pub(in crate::app) interrupts: bool,
}

impl Editor {
    /// Begins with this position.
    pub fn new(setup: PositionSetup) -> Editor {
        Editor {
            text: setup.to_string(),
            text_problem: None,
            position: problems::judge(&setup),
            setup,
            tool: Tool::Hand,
            picked: None,
            history: History::default(),
            evaluation: Evaluation::default(),
            interrupts: false,
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

    /// The problem with the typed text; the board keeps its position meanwhile.
    pub fn text_problem(&self) -> Option<&Text> {
        self.text_problem.as_ref()
    }

    /// Chooses what a click on a cell does.
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
