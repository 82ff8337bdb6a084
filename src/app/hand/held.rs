//! What a player holds over the board.

use crate::game::Move;
use crate::hex::Cell;

/// What the player has in hand on the board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Hand {
    /// The piece picked up.
    pub(super) selected: Option<Cell>,
    /// The promotion being chosen: from and to.
    pub(super) promotion: Option<(Cell, Cell)>,
    /// A king that has been put on its rook and may castle in more than one way: king and rook.
    pub(super) castling: Option<(Cell, Cell)>,
    /// The cells on which the piece picked up has landed in a capture that goes on.
    pub(super) landings: Vec<Cell>,
    /// The move that waits for a yes.
    pub(super) waiting: Option<Move>,
}

impl Hand {
    /// A hand with the piece of a cell.
    pub(in crate::app) fn holding(cell: Cell) -> Hand {
        Hand { selected: Some(cell), ..Hand::default() }
    }

    /// Puts everything back.
    pub fn clear(&mut self) {
        *self = Hand::default();
    }

    /// Where the piece has landed last, in the middle of a capture.
    pub(super) fn landed(&self) -> Option<Cell> {
        self.landings.last().copied()
    }

    /// The cells the piece on `from` has touched: its own, and the landings if it is the one in hand.
    pub(super) fn path(&self, from: Cell) -> Vec<Cell> {
        let landings = if self.selected == Some(from) { &self.landings[..] } else { &[] };
        [from].into_iter().chain(landings.iter().copied()).collect()
    }

    /// Whether a move waits for a yes.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Whether a choice must be made before anything else can be done.
    pub fn is_asking(&self) -> bool {
        self.promotion.is_some() || self.castling.is_some()
    }
}
