//! A piece of any game.

use crate::checkers;
use crate::chess::{self, Role};
use crate::sides::Color;

/// What a piece is, whatever the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Figure {
    /// A piece of chess.
    Chess(Role),
    /// A plain man of checkers.
    Man,
    /// A crowned man of checkers.
    Crowned,
}

/// A piece: what it is and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub figure: Figure,
}

impl From<chess::Piece> for Piece {
    fn from(piece: chess::Piece) -> Self {
        Piece { color: piece.color, figure: Figure::Chess(piece.role) }
    }
}

impl From<checkers::Piece> for Piece {
    fn from(piece: checkers::Piece) -> Self {
        Piece { color: piece.color, figure: if piece.king { Figure::Crowned } else { Figure::Man } }
    }
}
