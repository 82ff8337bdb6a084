//! Men and moves.

use super::Color;
use crate::hex::{Bitboard, Cell};

/// A man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Man {
    /// Whose it is.
    pub color: Color,
    /// Whether it is crowned.
    pub king: bool,
}

/// A move: where the man stands, where it ends, and which men it takes on its way.
///
/// Two ways around the same men to the same cell are one move; [`super::Position::path`] gives one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// Where the man stands.
    pub from: Cell,
    /// Where it ends; in a capture all around it may be the same cell.
    pub to: Cell,
    /// The cells of the men it takes; none in a quiet move.
    pub taken: Bitboard,
}

impl Move {
    /// A move that takes nothing.
    pub const fn quiet(from: Cell, to: Cell) -> Self {
        Self { from, to, taken: Bitboard::EMPTY }
    }
}
