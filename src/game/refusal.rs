//! Why a move is not possible, in words.

use std::fmt;

use crate::chess::{Castling, CastlingFault, IllegalReason, Position, Role, Variant};
use crate::draughts;
use crate::hex::Cell;

/// An illegal move with the reason. Its text is English, for logs and the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// In one of the chess games.
    Chess(ChessRefusal),
    /// In checkers.
    Draughts(draughts::IllegalReason),
}

/// An illegal move of a chess game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChessRefusal {
    /// The variant, which names the cells.
    pub variant: Variant,
    /// The piece on `from`, if there is one.
    pub role: Option<Role>,
    /// The origin.
    pub from: Cell,
    /// The target.
    pub to: Cell,
    /// The reason.
    pub why: IllegalReason,
}

impl Refusal {
    /// Why the move from `from` to `to` is illegal in a chess game; `None` if it is legal.
    pub fn chess(position: &Position, from: Cell, to: Cell) -> Option<Self> {
        let why = position.explain_illegal(from, to)?;
        let role = position.role_at(from);
        Some(Self::Chess(ChessRefusal { variant: position.variant(), role, from, to, why }))
    }

    /// Why the side to move may not castle in the way that `says` picks; `None` if it may.
    pub(super) fn castling(position: &Position, says: impl Fn(&Castling) -> bool) -> Option<Self> {
        let ways = &mut position.rules().castling.iter().filter(|way| way.color == position.turn());
        let (from, to) = ways.find(|way| says(way)).map(|way| (way.king_from, way.king_to))?;
        if position.king(position.turn()) == from {
            return Self::chess(position, from, to);
        }
        let (variant, role) = (position.variant(), Some(Role::King));
        let why = IllegalReason::Castling(CastlingFault::RightLost);
        Some(Self::Chess(ChessRefusal { variant, role, from, to, why }))
    }

    /// Whether the piece does not move that way at all, so that a click there needs no explanation.
    pub const fn is_way_of_moving(&self) -> bool {
        match self {
            Self::Chess(refusal) => {
                matches!(
                    refusal.why,
                    IllegalReason::NotHowItMoves(_) | IllegalReason::OwnPiece | IllegalReason::NothingToTake
                )
            }
            Self::Draughts(why) => why.is_way_of_moving(),
        }
    }

    /// The same in checkers.
    pub fn draughts(position: &draughts::Position, from: Cell, to: Cell) -> Option<Self> {
        position.explain_illegal(from, to).map(Self::Draughts)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chess(refusal) => refusal.fmt(f),
            Self::Draughts(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for ChessRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |cell| self.variant.cell_name(cell);
        let piece = match self.role {
            Some(role) => format!("the {role} on {}", name(self.from)),
            None => name(self.from).to_string(),
        };
        let to = name(self.to);
        match self.why {
            IllegalReason::NoPiece => write!(f, "there is no piece on {piece}"),
            IllegalReason::NotYourTurn => write!(f, "{piece} is not of the side to move"),
            IllegalReason::OwnPiece => write!(f, "{to} is occupied by a piece of the same side"),
            IllegalReason::NotHowItMoves(_) => write!(f, "{piece} does not move to {to}"),
            IllegalReason::Blocked { by } => write!(f, "the piece on {} blocks {piece}", name(by)),
            IllegalReason::NothingToTake => write!(f, "there is nothing to take on {to}"),
            IllegalReason::KingAttacked { by } => write!(f, "the piece on {} attacks {to}", name(by)),
            IllegalReason::StillInCheck { by } => write!(f, "it does not answer the check from {}", name(by)),
            IllegalReason::Pinned { by } => write!(f, "{piece} is pinned by the piece on {}", name(by)),
            IllegalReason::ExposesKing { by } => {
                write!(f, "it would expose the king to the piece on {}", name(by))
            }
            IllegalReason::Castling(CastlingFault::RightLost) => {
                f.write_str("the king or the rook has moved")
            }
            IllegalReason::Castling(CastlingFault::Blocked { by }) => {
                write!(f, "the piece on {} stands between king and rook", name(by))
            }
            IllegalReason::Castling(CastlingFault::InCheck { by }) => {
                write!(f, "the king is in check from {}", name(by))
            }
            IllegalReason::Castling(CastlingFault::Attacked { cell, by }) => {
                write!(f, "the piece on {} attacks {}", name(by), name(cell))
            }
        }
    }
}
