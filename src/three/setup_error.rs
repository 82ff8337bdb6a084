//! Problems of a set-up.

use super::{Piece, Role, Seat};
use crate::excerpt::counted;
use crate::hex::Cell;

/// A problem of a [`Setup`](super::Setup). The message names the cell and suggests a fix.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// No side is in the game.
    #[error("no side is in the game; name those that are, for example wrb")]
    NobodyPlays,
    /// The side to move is not in the game.
    #[error("{0} is to move but is not in the game; name a side that is")]
    TurnOut(Seat),
    /// A side in the game has no king.
    #[error("{0} is in the game and has no king; each side in the game needs one")]
    NoKing(Seat),
    /// A side has several kings.
    #[error("{seat} has too many kings ({count}); each side has one")]
    ManyKings {
        /// The side with the fault.
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// A side that is out has living pieces.
    #[error("{seat} is out but has a living {role} on {cell}; mark its pieces as dead with x")]
    PieceOfSideOut {
        /// The side with the fault.
        seat: Seat,
        /// The role of the first of them.
        role: Role,
        /// The cell of the first of them.
        cell: Cell,
    },
    /// Dead pieces while all sides are in the game.
    #[error("there is a dead {role} on {cell}, but no side is out")]
    DeadPiece {
        /// The role of the first of them.
        role: Role,
        /// The cell of the first of them.
        cell: Cell,
    },
    /// More dead kings than sides that are out.
    #[error("there are {count} dead kings, but only {} out", counted(*.out, "side is", "sides are"))]
    ManyDeadKings {
        /// How many.
        count: u32,
        /// How many sides are out.
        out: u32,
    },
    /// More pawns than at the start.
    #[error("{}: {count} pawns, at most {limit} are possible", whose(*.seat))]
    ManyPawns {
        /// The side; `None` for dead pieces.
        seat: Option<Seat>,
        /// How many.
        count: u32,
        /// How many there may be.
        limit: u32,
    },
    /// More promoted pieces than pawns to promote.
    #[error(
        "{}: {}, but only {} missing",
        whose(*.seat),
        counted(*.extra, "promoted piece", "promoted pieces"),
        counted(*.missing, "pawn is", "pawns are")
    )]
    ManyPieces {
        /// The side; `None` for dead pieces.
        seat: Option<Seat>,
        /// Number of promoted pieces.
        extra: u32,
        /// Number of missing pawns.
        missing: u32,
    },
    /// A pawn on a promotion cell.
    #[error("there cannot be a pawn on {cell}; it would have been promoted")]
    Pawn {
        /// The pawn, which may be dead.
        piece: Piece,
        /// The cell named for en passant.
        cell: Cell,
    },
    /// A side cannot have crossed the cell named for en passant.
    #[error("{seat} cannot have just crossed {cell} with a double step: {}", crossing(*.moved))]
    EnPassant {
        /// The side whose pawn could be taken en passant.
        seat: Seat,
        /// The cell named for en passant.
        cell: Cell,
        /// Whether others may have moved since.
        moved: bool,
    },
    /// A crossed cell of a side that is out.
    #[error("{0} is out, so none of its pawns can be captured en passant; remove its cell")]
    EnPassantOut(Seat),
}

fn whose(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "the dead".to_owned(), |seat| seat.to_string())
}

fn crossing(moved: bool) -> &'static str {
    if moved {
        "none of its pawns goes two cells over that one"
    } else {
        "a pawn must stand right ahead, and its start cell and the cell it crossed must be empty; otherwise write -"
    }
}

/// Everything that is wrong with a [`Setup`](super::Setup).
pub type SetupErrors = crate::sides::SetupErrors<SetupError>;
