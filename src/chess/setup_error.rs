//! Problems of a setup.

use super::{CellName, Color, Piece, Role, Variant};
use crate::excerpt::counted;

/// A problem of a [`Setup`](super::Setup). The message names the cell and suggests a fix.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A piece on a cell that the board does not have.
    #[error("the board of {variant} has no cell {cell} of the 91-cell board; remove the {piece} there")]
    OffBoard {
        /// The piece that has no place on the board.
        piece: Piece,
        /// Its cell, by the name on the board of 91 cells.
        cell: CellName,
        /// The game of the board.
        variant: Variant,
    },
    /// A side has no king.
    #[error("{0} has no king; each side needs one")]
    NoKing(Color),
    /// A side has several kings.
    #[error("{color} has {count} kings; each side needs one")]
    ManyKings {
        /// The side with the fault.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A side has more pawns than at the start.
    #[error("{color} has {count} pawns; the maximum is {limit}")]
    ManyPawns {
        /// The side with the fault.
        color: Color,
        /// How many.
        count: u32,
        /// How many there may be.
        limit: u32,
    },
    /// A side has more promoted pieces than pawns to promote.
    #[error(
        "{color} has too many pieces: {extra} must have been promoted, but only {} missing",
        counted(*.missing, "pawn is", "pawns are")
    )]
    ManyPieces {
        /// The side with the fault.
        color: Color,
        /// Number of promoted pieces.
        extra: u32,
        /// Number of missing pawns.
        missing: u32,
    },
    /// A pawn on a cell that it cannot reach.
    #[error("{color} has a pawn on {cell}, {}", pawn_reason(*.promotes))]
    Pawn {
        /// The side with the fault.
        color: Color,
        /// The cell of the pawn.
        cell: CellName,
        /// Whether it promotes there; otherwise the cell is behind the start cells.
        promotes: bool,
    },
    /// The side that has just moved is in check.
    #[error(
        "{waiting} is in check from the {role} on {cell}, but it is the other side’s turn; \
         change the side to move or the position"
    )]
    OpponentInCheck {
        /// The side not to move.
        waiting: Color,
        /// The piece that gives check.
        role: Role,
        /// The cell of the piece.
        cell: CellName,
    },
    /// A castling right in a game without castling.
    #[error("“{letter}” is a castling field, but {variant} has no castling; remove it")]
    NoCastling {
        /// The right's letter.
        letter: char,
        /// The game.
        variant: Variant,
    },
    /// A castling right without its king or rook at home.
    #[error("“{letter}” says that {color} may castle, but the king and rook are not on their starting cells")]
    CastlingHomes {
        /// The right's letter.
        letter: char,
        /// The side of the right.
        color: Color,
    },
    /// The cells for en passant are not those of a double push of a pawn.
    #[error(
        "no pawn of {color} can have just passed {cells}: the pawn must stand directly in front of that cell, \
         with the cells behind it empty; otherwise write -"
    )]
    EnPassant {
        /// The side that moved last.
        color: Color,
        /// The names of the cells, shortened if there are many.
        cells: String,
    },
}

fn pawn_reason(promotes: bool) -> &'static str {
    if promotes { "where it would have been promoted" } else { "behind the cells where its pawns start" }
}

/// Everything that is wrong with a [`Setup`](super::Setup).
pub type SetupErrors = crate::sides::SetupErrors<SetupError>;
