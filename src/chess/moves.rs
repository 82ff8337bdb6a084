//! Moves and lists of moves.

use std::fmt::{self, Write};
use std::ops::Deref;

use super::Role;
use crate::hex::Cell;

/// A move of one piece (castling: of the king).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// The origin.
    pub from: Cell,
    /// The target.
    pub to: Cell,
    /// Whether it is special: en passant, a promotion, castling.
    pub kind: MoveKind,
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum MoveKind {
    /// A quiet move or a capture, without anything special.
    Normal,
    /// A double push of a pawn (in Shafran's game also a triple one), after which it may be captured en passant.
    #[cfg_attr(feature = "serde", serde(rename = "double-step", alias = "double-push"))]
    DoublePush,
    /// A capture en passant.
    EnPassant,
    /// A promotion to this role, with or without a capture.
    Promotion(Role),
    /// Castling, as the king's move.
    Castle,
}

const _: () = assert!(size_of::<Option<Move>>() == 3);

impl Move {
    /// A move of kind [`MoveKind::Normal`].
    pub const fn normal(from: Cell, to: Cell) -> Move {
        Move { from, to, kind: MoveKind::Normal }
    }

    /// The role that a pawn promotes to.
    pub const fn promotion(self) -> Option<Role> {
        match self.kind {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }
}

/// The move in coordinates, with the names of the board of 91 cells. [`Move::to_uci`] names cells as a variant does.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion().map_or(Ok(()), |role| f.write_char(role.char()))
    }
}

/// A list of the moves of one position, without a heap allocation.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MoveList::CAPACITY],
    len: usize,
}

impl MoveList {
    /// The maximum number of moves. No position has more: on an empty board the pieces of a side (king 12, ten queens
    /// 42 each, two rooks 30 each, three bishops and two knights 12 each, and four ways of castling) have 556
    /// together.
    pub const CAPACITY: usize = 556;

    /// The empty list.
    #[inline(always)]
    pub const fn new() -> MoveList {
        MoveList { moves: [Move::normal(Cell::A1, Cell::A1); MoveList::CAPACITY], len: 0 }
    }

    /// Adds a move.
    #[inline(always)]
    pub(crate) fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }

    /// Replaces the contents: `write` fills the buffer and returns the number of moves.
    #[inline(always)]
    pub(super) fn fill(&mut self, write: impl FnOnce(&mut [Move]) -> usize) {
        self.len = write(&mut self.moves);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    #[test]
    fn coordinates() {
        let push = Move { from: Cell::F5, to: Cell::F7, kind: MoveKind::DoublePush };
        let queen = Move { from: Cell::F10, to: Cell::F11, kind: MoveKind::Promotion(Role::Queen) };
        let glinski = [push, queen].map(|mv| mv.to_uci(Variant::Glinski).to_string());
        assert_eq!(glinski, ["f5f7", "f10f11q"]);
        let castle = Move { from: Cell::F1, to: Cell::D1, kind: MoveKind::Castle };
        assert_eq!(castle.to_uci(Variant::Shafran).to_string(), "e1c1");
    }

    #[test]
    fn a_list_holds_its_moves() {
        let mut list = MoveList::new();
        assert!(list.is_empty());
        list.fill(|buffer| {
            buffer[0] = Move::normal(Cell::F5, Cell::F6);
            buffer[1] = Move::normal(Cell::A1, Cell::A2);
            2
        });
        assert_eq!(format!("{list:?}"), format!("{:?}", &list[..]));
        assert_eq!(list.clone().into_iter().count(), 2);
        assert!(list.contains(&Move::normal(Cell::A1, Cell::A2)));
    }
}
