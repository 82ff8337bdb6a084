//! The pieces on a board, of two armies or of three.

use crate::chess::Role;
use crate::game::{Piece, PieceKind};
use crate::hex::Cell;
use crate::sides::Color;
use crate::three::{self, Seat};

/// The owner of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Army {
    /// White's.
    White,
    /// Black's.
    Black,
    /// Red's: in the three-player game only.
    Red,
    /// No one's: a piece of an eliminated side in the three-player game.
    Dead,
}

/// The armies of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Armies {
    /// White's and Black's.
    #[default]
    Two,
    /// White's, Red's and Black's, and dead ones.
    Three,
}

/// A piece as the board draws it, of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardPiece {
    /// The owner.
    pub army: Army,
    /// Selects its picture.
    pub kind: PieceKind,
}

impl From<Color> for Army {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<Seat> for Army {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::White => Self::White,
            Seat::Red => Self::Red,
            Seat::Black => Self::Black,
        }
    }
}

impl From<Piece> for BoardPiece {
    fn from(piece: Piece) -> Self {
        Self { army: piece.color.into(), kind: piece.kind }
    }
}

impl From<three::Piece> for BoardPiece {
    fn from(piece: three::Piece) -> Self {
        Self { army: piece.seat.map_or(Army::Dead, Army::from), kind: PieceKind::Chess(piece.role) }
    }
}

impl BoardPiece {
    /// A piece of chess.
    pub const fn of(army: Army, role: Role) -> Self {
        Self { army, kind: PieceKind::Chess(role) }
    }
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
