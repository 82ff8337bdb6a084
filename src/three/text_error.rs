//! Errors of the text of a position.

use super::{START, SetupErrors};
use crate::excerpt::counted;

/// The error of reading a position. The message says where it is and suggests a fix.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionTextError {
    /// No text.
    #[error("the position is empty; write the rows of the board and five more fields, for example {START}")]
    Empty,
    /// Too many or too few rows.
    #[error("the board has {} between slashes; it needs 11", counted(*.0 as u64, "row", "rows"))]
    RowCount(usize),
    /// A row is too short or too long.
    #[error(
        "rank {rank} has {found} cells instead of {expected}; two letters are a piece, numbers are empty cells"
    )]
    RowLength {
        /// The rank's number.
        rank: u8,
        /// Cells in the text.
        found: usize,
        /// Cells of the board.
        expected: usize,
    },
    /// A number of empty cells is 0 or too large.
    #[error("a number of empty cells on rank {0} is 0 or too large; the longest rank has 11 cells")]
    Gap(u8),
    /// Letters that are not a piece.
    #[error("“{letters}” on rank {rank} is not a piece; write w, r, b or x (dead), then K, Q, R, B, N or P")]
    Piece {
        /// The text found.
        letters: String,
        /// On which rank.
        rank: u8,
    },
    /// A field is missing.
    #[error(
        "{0} missing; after the board come the side to move, the sides in the game, en passant, \
         half-moves and round"
    )]
    Missing(&'static str),
    /// The side to move is unknown.
    #[error("the side to move is “{0}”; it must be w, r or b, after the board")]
    Turn(String),
    /// The sides in the game are not understood.
    #[error("the sides in the game are “{0}”; write w, r and b, each at most once and in this order")]
    Playing(String),
    /// The en-passant field is not understood.
    #[error(
        "the en passant field “{0}” is invalid; use -, \
         or sides with the cells their pawns crossed, for example we4,rc4"
    )]
    EnPassant(String),
    /// A counter is not a number.
    #[error("the {name} is “{text}”; it must be a whole number")]
    Number {
        /// The name of the counter, in English.
        name: &'static str,
        /// The text found.
        text: String,
    },
    /// Text behind the last field.
    #[error("“{0}” after the last field, the round, is not expected; remove it")]
    Extra(String),
    /// The text is understood, but the rules do not allow the position.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
}
