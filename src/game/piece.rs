//! A piece of any variant.

use crate::chess::{self, Role};
use crate::draughts;
use crate::sides::Color;

/// The kind of a piece, without its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// A chess piece of this role.
    Chess(Role),
    /// A man of checkers.
    Man,
    /// A king of checkers.
    Crowned,
}

/// A piece of any variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Its side.
    pub color: Color,
    /// Its kind.
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
