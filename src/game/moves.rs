//! A move of any game.

use crate::chess;
use crate::draughts;
use crate::hex::Cell;

/// A move of any variant. Its notation depends on the position: see [`super::Position::coordinates`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Move {
    /// A move of one of the chess games.
    Chess(chess::Move),
    /// A move of checkers.
    #[cfg_attr(feature = "serde", serde(rename = "checkers"))]
    Draughts(draughts::Move),
}

impl Move {
    /// The origin.
    pub const fn from(self) -> Cell {
        match self {
            Move::Chess(mv) => mv.from,
            Move::Draughts(mv) => mv.from,
        }
    }

    /// The target.
    pub const fn to(self) -> Cell {
        match self {
            Move::Chess(mv) => mv.to,
            Move::Draughts(mv) => mv.to,
        }
    }

    /// The chess move; `None` in checkers.
    pub const fn chess(self) -> Option<chess::Move> {
        match self {
            Move::Chess(mv) => Some(mv),
            Move::Draughts(_) => None,
        }
    }

    /// The checkers move; `None` in chess.
    pub const fn draughts(self) -> Option<draughts::Move> {
        match self {
            Move::Chess(_) => None,
            Move::Draughts(mv) => Some(mv),
        }
    }

    /// The same move by the first of its paths, if it is a capture in checkers; see [`draughts::Move::path_index`].
    #[must_use]
    pub const fn by_first_path(self) -> Self {
        match self {
            Move::Chess(_) => self,
            Move::Draughts(mv) => Move::Draughts(mv.by_first_path()),
        }
    }

    /// The role that a pawn promotes to.
    pub fn promotion(self) -> Option<chess::Role> {
        self.chess().and_then(chess::Move::promotion)
    }
}

impl From<chess::Move> for Move {
    fn from(mv: chess::Move) -> Self {
        Move::Chess(mv)
    }
}

impl From<draughts::Move> for Move {
    fn from(mv: draughts::Move) -> Self {
        Move::Draughts(mv)
    }
}
