//! Pieces and moves.

use super::Color;
use crate::hex::{Bitboard, Cell};

/// A piece: a man or a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// Its side.
    pub color: Color,
    /// Whether it is a king.
    pub king: bool,
}

/// A move: origin, target, and the captured pieces.
///
/// Different paths that capture the same pieces and end on the same cell are one move; [`super::Position::path`]
/// returns one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// The origin.
    pub from: Cell,
    /// The target; after a circular capture it may be the origin.
    pub to: Cell,
    /// The cells of the captured pieces; empty in a quiet move.
    pub taken: Bitboard,
}

impl Move {
    /// A move without a capture.
    pub const fn quiet(from: Cell, to: Cell) -> Self {
        Self { from, to, taken: Bitboard::EMPTY }
    }
}
