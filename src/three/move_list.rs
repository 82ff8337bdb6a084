//! A list of moves without a heap allocation.

use std::fmt;
use std::ops::Deref;

use super::Move;
use crate::hex::Cell;

/// The moves of one position.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MoveList::CAPACITY],
    len: usize,
}

impl MoveList {
    /// No position has more moves: on an empty board the pieces of a side (king 12, eight queens 42 each, two rooks 30
    /// each, three bishops and two knights 12 each) have 468 together.
    pub const CAPACITY: usize = 468;

    /// The empty list.
    #[inline(always)]
    pub const fn new() -> MoveList {
        MoveList { moves: [Move::normal(Cell::A1, Cell::A1); MoveList::CAPACITY], len: 0 }
    }

    /// Adds a move.
    #[inline(always)]
    pub(super) fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline(always)]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, { MoveList::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
