//! A move that the rules do not allow, and messages such as "the rook on f6 is pinned".

use std::fmt;

use super::{Role, Variant};
use crate::hex::Cell;

/// A move that the rules do not allow, and why not. Its text is English, for logs and the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IllegalMove {
    /// The variant, which names the cells.
    pub variant: Variant,
    /// The role of the piece on `from`, if there is one.
    pub role: Option<Role>,
    /// The origin.
    pub from: Cell,
    /// The target.
    pub to: Cell,
    /// The rule that forbids it.
    pub reason: IllegalReason,
}

/// Why a move from one cell to another is illegal. Further facts are in the [`IllegalMove`] around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IllegalReason {
    /// The origin is empty.
    NoPiece,
    /// The piece belongs to the side not to move.
    NotYourTurn,
    /// The target is occupied by a piece of the same side (or is the origin).
    OwnPiece,
    /// The piece does not move that way, even on an empty board.
    NotHowItMoves(Role),
    /// Another piece blocks the way.
    Blocked {
        /// The cell of the first blocker.
        by: Cell,
    },
    /// A pawn captures that way, but there is nothing to capture.
    NothingToTake,
    /// The king would move into check.
    KingAttacked {
        /// The cell of an attacker.
        by: Cell,
    },
    /// The king is in check, and the move does not evade it.
    StillInCheck {
        /// The cell of the checking piece.
        by: Cell,
    },
    /// The piece is pinned to its king.
    Pinned {
        /// The cell of the pinning piece.
        by: Cell,
    },
    /// The capture en passant removes two pieces from a line to the king.
    ExposesKing {
        /// The cell of the slider that would give check.
        by: Cell,
    },
    /// Castling: the king or the rook has moved before.
    CastlingRightLost,
    /// Castling: a piece is between king and rook.
    CastlingBlocked {
        /// The cell of the piece.
        by: Cell,
    },
    /// Castling: the king is in check.
    CastlingInCheck {
        /// The cell of the checking piece.
        by: Cell,
    },
    /// Castling: a cell that the king crosses or lands on is attacked.
    CastlingAttacked {
        /// The attacked cell.
        cell: Cell,
        /// The cell of an attacker.
        by: Cell,
    },
    /// A legal move leads from the origin to the target, but one of another [`MoveKind`](super::MoveKind).
    OtherKind,
}

impl IllegalMove {
    /// Whether the piece does not move that way at all.
    pub const fn is_way_of_moving(&self) -> bool {
        use IllegalReason::{NotHowItMoves, NothingToTake, OwnPiece};
        matches!(self.reason, NotHowItMoves(_) | OwnPiece | NothingToTake)
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |cell| self.variant.cell_name(cell);
        let (from, to) = (name(self.from), name(self.to));
        let piece = match self.role {
            Some(role) => format!("the {role} on {from}"),
            None => from.to_string(),
        };
        match self.reason {
            IllegalReason::NoPiece => write!(f, "there is no piece on {piece}"),
            IllegalReason::NotYourTurn => write!(f, "{piece} belongs to the other side"),
            IllegalReason::OwnPiece => write!(f, "your own piece is on {to}"),
            IllegalReason::NotHowItMoves(_) => write!(f, "{piece} does not move to {to}"),
            IllegalReason::Blocked { by } => write!(f, "the piece on {} blocks {piece}", name(by)),
            IllegalReason::NothingToTake => {
                write!(f, "a pawn moves that way only to capture, and {to} is empty")
            }
            IllegalReason::KingAttacked { by } => write!(f, "{to} is attacked by the piece on {}", name(by)),
            IllegalReason::StillInCheck { by } => {
                write!(f, "the king would still be in check from the piece on {}", name(by))
            }
            IllegalReason::Pinned { by } => write!(f, "{piece} is pinned by the piece on {}", name(by)),
            IllegalReason::ExposesKing { by } => {
                write!(f, "it would expose the king to the piece on {}", name(by))
            }
            IllegalReason::CastlingRightLost => f.write_str("the king or the rook has already moved"),
            IllegalReason::CastlingBlocked { by } => {
                write!(f, "the piece on {} is between the king and the rook", name(by))
            }
            IllegalReason::CastlingInCheck { .. } => f.write_str("the king is in check"),
            IllegalReason::CastlingAttacked { cell, .. } => {
                write!(f, "the king would pass over {}, which is attacked", name(cell))
            }
            IllegalReason::OtherKind => write!(f, "{piece} can move to {to}, but not in this way"),
        }
    }
}

impl std::error::Error for IllegalMove {}
