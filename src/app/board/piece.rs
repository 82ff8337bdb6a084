//! The pieces on a board, of two armies or of three.

use crate::hex::Cell;
pub use crate::lessons::Piece as BoardPiece;

/// The armies of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Armies {
    /// White's and Black's.
    #[default]
    Two,
    /// White's, Red's and Black's, and dead ones.
    Three,
}

/// The pieces on the board, cell by cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PiecePlacement([Option<BoardPiece>; Cell::COUNT]);

impl PiecePlacement {
    /// The piece on `cell`.
    pub fn get(&self, cell: Cell) -> Option<BoardPiece> {
        self.0[cell.index()]
    }

    /// Puts `piece` on `cell`, or clears it; returns the piece that was there.
    pub fn set(&mut self, cell: Cell, piece: Option<BoardPiece>) -> Option<BoardPiece> {
        std::mem::replace(&mut self.0[cell.index()], piece)
    }

    /// Every piece with its cell, in the order of [`Cell::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Cell, BoardPiece)> + '_ {
        Cell::ALL.into_iter().filter_map(|cell| self.get(cell).map(|piece| (cell, piece)))
    }
}

impl Default for PiecePlacement {
    /// An empty board.
    fn default() -> Self {
        Self([None; Cell::COUNT])
    }
}

impl<P: Into<BoardPiece>> FromIterator<(Cell, P)> for PiecePlacement {
    fn from_iter<I: IntoIterator<Item = (Cell, P)>>(pieces: I) -> Self {
        let mut board = Self::default();
        for (cell, piece) in pieces {
            board.set(cell, Some(piece.into()));
        }
        board
    }
}
