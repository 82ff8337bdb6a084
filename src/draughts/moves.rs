//! Pieces and moves.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::{Color, number};
use crate::hex::{Bitboard, Cell};

/// A piece: a man or a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// The side.
    pub color: Color,
    /// Kings fly; men step forwards.
    pub king: bool,
}

/// A move: origin, target, and the captured pieces.
///
/// Different paths that capture the same pieces and end on the same cell are one move: such moves are equal, and
/// [`super::Position::legal_moves`] contains the first of them.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// The origin.
    pub from: Cell,
    /// The target; after a circular capture it may be the origin.
    pub to: Cell,
    /// The cells of the captured pieces; empty in a quiet move.
    pub taken: Bitboard,
    /// The index of the path in [`super::Position::paths`]. It does not distinguish moves: the path only matters where a
    /// move is written or shown.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_first"))]
    pub path_index: u8,
}

/// Origin and target: `55-56`, `33x73`. [`super::Position::move_text`] also gives the path of a capture.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = [self.from, self.to].map(|cell| number(cell).unwrap_or_default());
        let sign = if self.taken.is_empty() { '-' } else { 'x' };
        write!(f, "{from}{sign}{to}")
    }
}

impl Move {
    /// A move without a capture.
    pub const fn quiet(from: Cell, to: Cell) -> Self {
        Self { from, to, taken: Bitboard::EMPTY, path_index: 0 }
    }

    /// Returns the move by its first path.
    #[must_use]
    pub const fn by_first_path(self) -> Self {
        Self { path_index: 0, ..self }
    }

    /// All that distinguishes moves.
    const fn key(&self) -> (Cell, Cell, Bitboard) {
        (self.from, self.to, self.taken)
    }
}

impl PartialEq for Move {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Move {}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

#[cfg(feature = "serde")]
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_first(index: &u8) -> bool {
    *index == 0
}
