//! A game of two at its table, played or studied: a premove, drawings on the board, the analysis, and the values derived
//! from the state.

use super::analysis::{Analysis, ReportRun, Reporting, StudyAction, Threat};
use super::table::Table;
use crate::app::game::{Document, EditAction};
use crate::app::settings::{Match, Setup};
use crate::chess::Role;
use crate::game::{Game, Move, NodeId, Shape, Touch, TreeEdit};
use crate::hex::{Bitboard, Cell};
use crate::report::MoveReport;
use crate::sides::Color;

/// A game of two, played or studied. What belongs to playing rests during a study, and the analysis while it is played.
pub type Play = Table<Document>;

/// The state that only a game of two has at its table.
#[derive(Debug, Clone, Default)]
pub struct TwoExtra {
    /// Whether Black is at the bottom of the board.
    pub(super) is_flipped: bool,
    pub(super) premove: Premove,
    /// The arrows and circles in the latest position, and its node.
    pub(super) sketch: Option<(NodeId, Vec<Shape>)>,
    /// The piece touched by the side to move, under the touch-move rule.
    pub(super) touched: Option<Touch>,
    /// Whether the person to move offers a draw together with the move.
    pub(super) offers_with_move: bool,
    pub(super) analysis: Analysis,
    pub(super) threat: Threat,
    pub(super) report: Reporting,
    pub(super) by_mail: ByMail,
    /// The last look at a move before it was made.
    pub(super) look: Option<Look>,
}

/// Searches for the player of a running game by mail, which both players may have agreed to do without.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ByMail {
    /// The search that waits for the answer.
    pub asked: Option<StudyAction>,
    /// Whether the player has agreed, for as long as the game is open.
    pub is_agreed: bool,
}

/// The moves that a human prepares while the computer thinks.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Premove {
    /// The piece picked up, and where it could go after one answer or another.
    pub picked: Option<(Cell, Bitboard)>,
    pub planned: Option<Planned>,
    /// The role whose key is held: it is chosen for the next move.
    pub held: Option<Role>,
}

/// A move to be made.
#[derive(Debug, Clone, Copy)]
pub(super) struct Planned {
    pub from: Cell,
    pub to: Cell,
    /// The role of a promoted pawn.
    pub role: Role,
}

/// A look at a move that waits.
#[derive(Debug, Clone)]
pub(super) struct Look {
    pub mv: Move,
    /// The number of moves before it.
    pub ply: usize,
    pub run: ReportRun,
    /// The mistake, if it is one, once both searches have ended.
    pub found: Option<MoveReport>,
}

impl Play {
    /// A game of this match, about to be put on the board.
    pub(in crate::app) fn in_match(document: Document, running_match: Match) -> Play {
        let document = document.in_match(&running_match);
        Play { running_match, ..Play::standing(document) }
    }

    /// The game with its clock.
    pub fn game(&self) -> &Game {
        self.document.game()
    }

    pub(super) fn game_mut(&mut self) -> &mut Game {
        self.document.game_mut()
    }

    pub(super) fn setup(&self) -> &Setup {
        self.document.setup()
    }

    /// Whether the game is studied: nobody plays it.
    pub(in crate::app) fn is_studied(&self) -> bool {
        self.document.is_studied()
    }

    /// Whether two people play at this board.
    pub(super) fn is_hotseat(&self) -> bool {
        !self.is_studied() && self.setup().computers() == 0 && !self.is_online()
    }

    /// Whether the game is running under tournament rules, without hints.
    pub(in crate::app) fn is_tournament(&self) -> bool {
        self.setup().tournament && self.goes_on()
    }

    /// Whether the players may look things up during the game: not in a tournament, nor against a person at another
    /// computer or with a clock.
    pub(in crate::app) fn allows_advice(&self) -> bool {
        let is_against_person = self.is_online() || self.is_hotseat() && self.game().clock().is_timed();
        !is_against_person && !self.game().touch_move()
    }

    pub(in crate::app) fn bottom(&self) -> Color {
        if self.extra.is_flipped { Color::Black } else { Color::White }
    }

    /// Turns the board so that this side is at the bottom; White without one.
    pub(in crate::app) fn set_bottom(&mut self, side: Option<Color>) {
        self.extra.is_flipped = side == Some(Color::Black);
    }

    /// Whether there is an edit to undo, and an earlier position is on display.
    pub(in crate::app) fn undoes_edit(&self) -> bool {
        self.shows_record() && self.document.edits().undoable() > 0
    }

    pub(super) fn redoes_edit(&self) -> bool {
        self.shows_record() && self.document.edits().redoable() > 0
    }

    /// Whether a position of the record is on display, rather than the game.
    fn shows_record(&self) -> bool {
        !(self.is_at_turn() || self.is_online() && self.goes_on())
    }

    /// Cancels the premove. Returns whether there was one, or its first click.
    pub(super) fn cancel_premove(&mut self) -> bool {
        let Premove { picked, planned, .. } = std::mem::take(&mut self.extra.premove);
        picked.is_some() || planned.is_some()
    }
}

/// Drawings on the board.
impl Play {
    /// Draws an arrow or a circle, or takes it away if it is there.
    pub(super) fn draw(&mut self, shape: Shape) {
        if self.is_at_turn() {
            let shapes = shape.toggled(self.sketched());
            self.extra.sketch = Some((self.document.cursor(), shapes));
        } else {
            let edit = TreeEdit::toggle_shape(&self.document.record().tree, self.document.cursor(), shape);
            self.document.edit(edit).ok();
        }
    }

    /// Removes the arrows and circles.
    pub(super) fn clear_shapes(&mut self) {
        if self.is_at_turn() {
            self.extra.sketch = None;
        } else if let Ok(edit) = self.document.edit_for(EditAction::ClearShapes(self.document.cursor())) {
            self.document.edit(edit).ok();
        }
    }

    /// All that is drawn on the board.
    pub(super) fn shapes(&self) -> Vec<Shape> {
        [self.document().shapes(), self.sketched()].concat()
    }

    fn sketched(&self) -> &[Shape] {
        match &self.extra.sketch {
            Some((node, shapes)) if self.is_at_turn() && *node == self.document.cursor() => shapes,
            _ => &[],
        }
    }
}
