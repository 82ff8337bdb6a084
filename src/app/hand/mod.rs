//! The piece in a player's hand: picking up and putting down, promotion, castling, captures of several pieces, and a
//! move that waits to be confirmed.
//!
//! Every mode with a board has a [`Hand`]. It turns what happens on the board into a [`Gesture`]; what that means, the
//! mode decides.

mod capture;
mod castling;
mod gesture;
mod view;

use crate::game::Move;
use crate::hex::Cell;

pub use gesture::{Gesture, Table, explain_refusal};

/// The piece in the player's hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Hand {
    /// The piece picked up.
    selected: Option<Cell>,
    /// The promotion being chosen: from and to.
    promotion: Option<(Cell, Cell)>,
    /// A king put on its rook that can castle in more than one way: king and rook.
    castling: Option<(Cell, Cell)>,
    /// The cells on which the piece has landed in an unfinished capture.
    landings: Vec<Cell>,
    /// The move that waits for a yes.
    waiting: Option<Move>,
}

impl Hand {
    /// A hand with the piece of a cell.
    pub(super) fn holding(cell: Cell) -> Hand {
        Hand { selected: Some(cell), ..Hand::default() }
    }

    /// Puts everything back.
    pub fn clear(&mut self) {
        *self = Hand::default();
    }

    /// The cell of the last landing in an unfinished capture.
    fn landed(&self) -> Option<Cell> {
        self.landings.last().copied()
    }

    /// The cells the piece on `from` has touched: its own, and the landings if it is the one in hand.
    fn path(&self, from: Cell) -> Vec<Cell> {
        let landings = if self.selected == Some(from) { &self.landings[..] } else { &[] };
        [from].into_iter().chain(landings.iter().copied()).collect()
    }

    /// Whether a move waits for a yes.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Whether the player must choose before anything else can happen.
    pub fn is_asking(&self) -> bool {
        self.promotion.is_some() || self.castling.is_some()
    }
}
