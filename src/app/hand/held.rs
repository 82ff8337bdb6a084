//! The piece that a player holds over the board.

use super::Rules;
use crate::game::Position;
use crate::hex::Cell;

/// The piece in the player's hand.
#[derive(Debug, Clone)]
pub struct Hand<R: Rules = Position> {
    /// The piece picked up.
    pub(in crate::app) selected: Option<Cell>,
    /// The promotion being chosen: from and to.
    pub(super) promotion: Option<(Cell, Cell)>,
    /// A king put on its rook that can castle in more than one way: king and rook.
    pub(super) castling: Option<(Cell, Cell)>,
    /// The cells on which the piece has landed in an unfinished capture.
    pub(super) landings: Vec<Cell>,
    /// The move that waits for a yes.
    pub(in crate::app) waiting: Option<R::Move>,
}

impl<R: Rules> Default for Hand<R> {
    fn default() -> Hand<R> {
        Hand { selected: None, promotion: None, castling: None, landings: Vec::new(), waiting: None }
    }
}

impl<R: Rules> Hand<R> {
    /// A hand with the piece of a cell.
    pub(in crate::app) fn holding(cell: Cell) -> Hand<R> {
        Hand { selected: Some(cell), ..Hand::default() }
    }

    /// Puts everything back.
    pub fn clear(&mut self) {
        *self = Hand::default();
    }

    /// The cell of the last landing in an unfinished capture.
    pub(super) fn landed(&self) -> Option<Cell> {
        self.landings.last().copied()
    }

    /// The cells the piece on `from` has touched: its own, and the landings if it is the one in hand.
    pub(super) fn path(&self, from: Cell) -> Vec<Cell> {
        let landings = if self.selected == Some(from) { &self.landings[..] } else { &[] };
        [from].into_iter().chain(landings.iter().copied()).collect()
    }

    /// Whether a move waits for confirmation.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Whether the player must choose (promotion, castling) before any other input on the board.
    pub fn is_asking(&self) -> bool {
        self.promotion.is_some() || self.castling.is_some()
    }
}
