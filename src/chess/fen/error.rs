//! What can be wrong with a FEN.

use crate::chess::{SetupErrors, Variant};

/// What is wrong with the text or the set-up of a position, where, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FenError {
    /// No text.
    #[error("the position is empty: it starts with the rows of the board, such as {}", Variant::Glinski.rules().start)]
    Empty,
    /// The number of rows is that of no known form.
    #[error("the board has {found} rows between slashes, {variant} needs {expected}")]
    RowCount {
        /// Rows in the text.
        found: usize,
        /// Rows of the board.
        expected: usize,
        /// Whose board it should be.
        variant: Variant,
    },
    /// A row is too short or too long.
    #[error(
        "{kind} {name} has {found} cells instead of {expected}: letters are pieces, numbers are empty cells"
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
    #[error(
        "a number of empty cells in row {row} of the text is 0 or too large: the longest row has 11 cells"
    )]
    Gap {
        /// Which row of the text, counted from 1.
        row: usize,
    },
    /// A letter is no piece.
    #[error(
        "{letter:?} in row {row} of the text is no piece: \
         pieces are K Q R B N P for White and k q r b n p for Black"
    )]
    Letter {
        /// What was found.
        letter: char,
        /// In which row of the text, counted from 1.
        row: usize,
    },
    /// The side to move is unknown.
    #[error("the side to move is \"{0}\": it must be w or b, behind the board")]
    Turn(String),
    /// The castling field is not understood.
    #[error("the castling field \"{0}\" is not understood: it is - or some of the letters QBqb, each once")]
    Castling(String),
    /// A castling field in a game without castling.
    #[error("\"{text}\" is a castling field, and the game {variant} has no castling: leave it out")]
    NoCastling {
        /// The field's text.
        text: String,
        /// The game.
        variant: Variant,
    },
    /// Numbers where the castling and en-passant fields should be.
    #[error(
        "the castling field or the en-passant field is missing behind the side to move: write - for each"
    )]
    CastlingMissing,
    /// The en-passant field names no cell of the board.
    #[error(
        "the en-passant field \"{0}\" is not understood: it is - or the cell which a pawn has just passed"
    )]
    EnPassantCell(String),
    /// A counter is no number.
    #[error("the {name} is \"{text}\": it must be a whole number")]
    Number {
        /// Which counter.
        name: &'static str,
        /// What was found.
        text: String,
    },
    /// Text behind the last field.
    #[error("\"{0}\" stands behind the last field, the move number: leave it out")]
    Extra(String),
    /// The FEN is of a board of another shape.
    #[error("it is a position of the board of {found}, not of that of {variant}")]
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
