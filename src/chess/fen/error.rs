//! What can be wrong with a FEN.

use crate::chess::{CellName, Color, Role, Variant};

/// What is wrong with the text or the set-up of a position, where, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
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
        "{kind} {name} has {found} cells instead of {expected}: letters are men, numbers are empty cells"
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
    /// A letter is no man.
    #[error(
        "{letter:?} in row {row} of the text is no man: \
         men are K Q R B N P for White and k q r b n p for Black"
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
    /// A castling right without its king or rook at home.
    #[error("\"{letter}\" says that {color} may castle, but king and rook do not stand at home for it")]
    CastlingMen {
        /// The right's letter.
        letter: char,
        /// Whose right.
        color: Color,
    },
    /// The en-passant field names no cell of the board.
    #[error(
        "the en-passant field \"{0}\" is not understood: it is - or the cell which a pawn has just passed"
    )]
    EnPassantCell(String),
    /// No pawn can just have passed the cells of the en-passant field.
    #[error(
        "no pawn of {color} can just have passed {cells}: a pawn must stand right ahead, \
         and its start cell and the cells it passed must be empty; otherwise write -"
    )]
    EnPassant {
        /// The side that moved last.
        color: Color,
        /// The field's text.
        cells: String,
    },
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
    /// A side has no king.
    #[error("{0} has no king: each side needs one")]
    NoKing(Color),
    /// A side has several kings.
    #[error("{color} has {count} kings: each side needs one")]
    ManyKings {
        /// Whose.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A side has more pawns than at the start.
    #[error("{color} has {count} pawns: there are at most {limit}")]
    ManyPawns {
        /// Whose.
        color: Color,
        /// How many.
        count: u32,
        /// How many there may be.
        limit: u32,
    },
    /// A side has more promoted men than pawns to promote.
    #[error(
        "{color} has too many men: {extra} more queens, rooks, bishops and knights than at the start, \
         but only {missing} pawns are missing"
    )]
    ManyMen {
        /// Whose.
        color: Color,
        /// Men that must have been promoted.
        extra: u32,
        /// Pawns that are gone.
        missing: u32,
    },
    /// A pawn stands where no pawn can come.
    #[error("{color} has a pawn on {cell}, where it cannot stand: {}", pawn_reason(*.promotes))]
    Pawn {
        /// Whose.
        color: Color,
        /// Where.
        cell: CellName,
        /// Whether it promotes there; otherwise the cell lies behind where pawns start.
        promotes: bool,
    },
    /// The side that has just moved is in check.
    #[error("{waiting} is in check by the {role} on {cell}, but {turn} is to move: change the side to move or the men",
        turn = !*.waiting)]
    OpponentInCheck {
        /// The side not to move.
        waiting: Color,
        /// Who gives check.
        role: Role,
        /// Where that man stands.
        cell: CellName,
    },
}

fn pawn_reason(promotes: bool) -> &'static str {
    if promotes {
        "on the last cell of a file a pawn becomes another man"
    } else {
        "the cell lies behind those where pawns start"
    }
}
