//! A piece of any game.

use crate::chess::{self, Role};
use crate::draughts;
use crate::sides::Color;

/// What a piece is, whatever the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
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
    pub kind: PieceKind,
}

impl From<chess::Piece> for Piece {
    fn from(piece: chess::Piece) -> Self {
        Piece { color: piece.color, kind: PieceKind::Chess(piece.role) }
    }
}

impl From<draughts::Piece> for Piece {
    fn from(piece: draughts::Piece) -> Self {
        Piece { color: piece.color, kind: if piece.king { PieceKind::Crowned } else { PieceKind::Man } }
    }
}
