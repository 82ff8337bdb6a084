//! Errors of a FEN.

use super::{SetupErrors, Variant};
use crate::excerpt::counted;

/// The error of reading a position. The message says where it is and suggests a fix.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FenError {
    /// No text.
    #[error("the position is empty; start with the rows of the board, for example {}", Variant::Glinski.rules().start)]
    Empty,
    /// The number of rows is that of no known form.
    #[error("the board has {} between slashes instead of {expected}", counted(*.found as u64, "row", "rows"))]
    RowCount {
        /// Rows in the text.
        found: usize,
        /// Rows of the board.
        expected: usize,
        /// The game of the board.
        variant: Variant,
    },
    /// A row is too short or too long.
    #[error(
        "{kind} {name} has {found} cells instead of {expected}; letters are pieces, numbers are empty cells"
    )]
    RowLength {
        /// `rank` or `file`.
        kind: &'static str,
        /// The rank's number or the file's letter.
        name: String,
        /// Cells in the text.
        found: usize,
        /// Cells of the board.
        expected: usize,
    },
    /// A number of empty cells is 0 or too large.
    #[error("row {row} has a number of empty cells that is 0 or too large; the longest row has 11 cells")]
    Gap {
        /// The row of the text, counted from 1.
        row: usize,
    },
    /// A letter that is not a piece.
    #[error(
        "“{}” in row {row} is not a piece; use K Q R B N P for White and k q r b n p for Black",
        letter.escape_debug()
    )]
    Letter {
        /// The text found.
        letter: char,
        /// In which row of the text, counted from 1.
        row: usize,
    },
    /// The side to move is unknown.
    #[error("the side to move is “{0}”; it must be w or b, after the board")]
    Turn(String),
    /// The castling field is not understood.
    #[error("the castling field “{0}” is invalid; use - or letters from QBqb, each at most once")]
    Castling(String),
    /// A castling field in a game without castling.
    #[error("“{text}” is a castling field, but {variant} has no castling; remove it")]
    NoCastling {
        /// The field's text.
        text: String,
        /// The game.
        variant: Variant,
    },
    /// Numbers where the castling and en-passant fields should be.
    #[error("the castling or en passant field after the side to move is missing; write - for an empty field")]
    CastlingMissing,
    /// The en-passant field names no cell of the board.
    #[error("the en passant field “{0}” is invalid; use - or the cell that a pawn has just passed")]
    EnPassantCell(String),
    /// A counter is not a number.
    #[error("the {name} is “{text}”; it must be a whole number")]
    Number {
        /// The name of the counter, in English.
        name: &'static str,
        /// The text found.
        text: String,
    },
    /// Text behind the last field.
    #[error("“{0}” after the move number is not expected; remove it")]
    Extra(String),
    /// The FEN is of a board of another shape.
    #[error("this position is for a board of a different shape than {variant}’s; choose another game")]
    OtherBoard {
        /// A game with the board of the text.
        found: Variant,
        /// The game asked for.
        variant: Variant,
    },
    /// The text is understood, but the rules do not allow the position.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
}
