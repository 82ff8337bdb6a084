//! Moves.

use super::Role;
use crate::hex::Cell;

/// A move of one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// The origin.
    pub from: Cell,
    /// The target.
    pub to: Cell,
    /// The kind of move.
    pub kind: MoveKind,
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum MoveKind {
    /// A quiet move or a capture, without anything special.
    Normal,
    /// A double push of a pawn, after which it may be captured en passant.
    DoublePush,
    /// A capture en passant.
    EnPassant,
    /// A promotion to this role, with or without a capture.
    Promotion(Role),
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
