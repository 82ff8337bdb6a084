//! Findings in a file, and their places.

use std::fmt;

use super::code_page::CodePage;
use crate::game::{CaptureMismatch, MoveTextError, PieceLetters, PositionError, Variant};
use crate::sides::Points;

/// The maximum depth to which variations are nested. No game needs it; a file that means harm would go on for ever.
pub const MAX_DEPTH: usize = 1_000;

/// A finding in a file, by default in a game of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic<P = Problem> {
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// The kind of the finding.
    pub problem: P,
}

fn hint(other: Option<Variant>) -> String {
    let tag = |variant| format!("; it is a position of {variant}: write [Variant \"{variant}\"]");
    other.map_or_else(String::new, tag)
}

/// The names of the games as the tag writes them.
pub fn known_variants() -> String {
    Variant::ALL.map(|variant| variant.to_string()).join(", ")
}

/// A kind of findings.
pub trait Finding: fmt::Display {
    /// Whether something was left unread.
    fn severity(&self) -> Severity;
}

/// The severity of a [`Finding`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Odd, but the moves are understood.
    Warning,
    /// Moves or tags could not be understood; they are kept as text.
    Error,
}

/// The kind of a finding.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// A move cannot be read; the rest of its line is kept as text.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// The pieces have letters of another language than the one asked for.
    #[error("the piece letters are {0}")]
    Letters(PieceLetters),
    /// A move names another captured piece than it takes.
    #[error(transparent)]
    CaptureMismatch(#[from] CaptureMismatch),
    /// A word that repeats the information of the moves, such as `ch`.
    #[error("“{0}” is not a move; it was skipped")]
    RedundantWord(String),
    /// An unknown word among the moves.
    #[error("“{0}” is not a move; it is kept as a comment")]
    UnknownWord(String),
    /// A null move; the rest of its line is kept as text.
    #[error("“{0}” is a null move; the rest of its line is kept as text")]
    NullMove(String),
    /// Variations nested too deep; the rest of the line is kept as text.
    #[error("variations are nested more than {MAX_DEPTH} deep")]
    TooDeep,
    /// A variation at a place without a move to replace.
    #[error("a variation comes before any move")]
    VariationBeforeMove,
    /// A `(` without `)`.
    #[error("a variation is not closed")]
    UnclosedVariation,
    /// A `)` without `(`.
    #[error("there is a closing bracket without an opening one")]
    UnmatchedClose,
    /// A `{` without `}`.
    #[error("a comment is not closed")]
    UnclosedComment,
    /// Some of the game is not UTF-8.
    #[error("byte 0x{byte:02X} is not UTF-8; such bytes in this game are read as {page} (here “{letter}”)")]
    NotUtf8 {
        /// The first byte that is not.
        byte: u8,
        /// The letter that it is read as.
        letter: char,
        /// The code page that fits the letters of the game.
        page: CodePage,
    },
    /// An invalid mark, such as `$1000`.
    #[error("“{0}” is not an annotation glyph")]
    BadMark(String),
    /// A line in brackets that is not a tag.
    #[error("“{0}” is not a tag; write [Name \"value\"]")]
    BadTag(String),
    /// A tag that the game has already; the first one counts.
    #[error("the tag {0} appears twice")]
    RepeatedTag(String),
    /// A tag whose value cannot be understood.
    #[error("the tag {name} cannot have the value “{value}”{hint}")]
    BadValue {
        /// The tag.
        name: String,
        /// The value as found, cut if it is long.
        value: String,
        /// A hint at valid values.
        hint: &'static str,
    },
    /// The start position cannot be set up; the moves are kept as text.
    #[error("the starting position is invalid: {error}{}", hint(*.other))]
    BadStart {
        /// The fault of the position.
        error: PositionError,
        /// The game whose positions are written so, if it is another one.
        other: Option<Variant>,
    },
    /// An unknown game whose moves are those of a known one.
    #[error("Heksy does not know the game “{name}”; its moves are read as those of {variant}")]
    GameByMoves {
        /// The name in the file.
        name: String,
        /// The game that the moves fit.
        variant: Variant,
    },
    /// An unknown game; the moves are kept as text.
    #[error("Heksy does not know the game “{0}”; write {known}", known = known_variants())]
    UnknownVariant(String),
    /// The tags and the end of the moves contain different results; the tags' is used.
    #[error("the tags give {tag} as the result, but the moves end with {marker}")]
    ResultsDiffer {
        /// The result of the tags.
        tag: Points,
        /// The result after the moves.
        marker: Points,
    },
    /// The board shows another result than the file gives.
    #[error("the result is {told}, but the board says {shown}")]
    BoardSays {
        /// The result of the file.
        told: Points,
        /// The result by the last position.
        shown: Points,
    },
    /// Text outside of the game.
    #[error("“{0}” is outside of the game; it is kept as a line that begins with %")]
    Remark(String),
}

impl Finding for Problem {
    fn severity(&self) -> Severity {
        match self {
            Self::Letters(_)
            | Self::CaptureMismatch(_)
            | Self::RedundantWord(_)
            | Self::UnknownWord(_)
            | Self::NullMove(_)
            | Self::UnclosedVariation
            | Self::UnmatchedClose
            | Self::NotUtf8 { .. }
            | Self::BadMark(_)
            | Self::RepeatedTag(_)
            | Self::BadValue { .. }
            | Self::GameByMoves { .. }
            | Self::BoardSays { .. }
            | Self::Remark(_)
            | Self::ResultsDiffer { .. } => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

/// `12:7: “Qz9” is not a legal move`
impl<P: fmt::Display> fmt::Display for Diagnostic<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.problem)
    }
}

/// Line and column of byte offsets in a text; each is found from the one asked for before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// Line and column of the beginning of the text.
    first: (usize, usize),
    offset: usize,
    line: usize,
    column: usize,
}

impl Place {
    /// For a text that begins at this line and column of its file.
    pub fn new(line: usize, column: usize) -> Self {
        Self { first: (line, column), offset: 0, line, column }
    }

    /// Line and column of byte `offset`, both counted from 1, columns in characters.
    pub fn find(&mut self, text: &str, offset: usize) -> (usize, usize) {
        if offset < self.offset {
            *self = Self::new(self.first.0, self.first.1);
        }
        let passed = &text[self.offset..offset];
        self.line += line_ends(passed);
        self.column = match passed.rfind(['\n', '\r']) {
            Some(last) => passed[last + 1..].chars().count() + 1,
            None => self.column + passed.chars().count(),
        };
        self.offset = offset;
        (self.line, self.column)
    }
}

/// Number of line ends: LF, CR or both together.
fn line_ends(text: &str) -> usize {
    let bytes = text.as_bytes();
    let lone_cr = |i: usize| bytes[i] == b'\r' && bytes.get(i + 1) != Some(&b'\n');
    (0..bytes.len()).filter(|&i| bytes[i] == b'\n' || lone_cr(i)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_are_found_in_any_order() {
        let text = "ab\r\nćd\rx\n\ny";
        let mut place = Place::new(10, 5);
        let mut at = |what: &str| place.find(text, text.find(what).unwrap());
        assert_eq!(at("b"), (10, 6));
        assert_eq!(at("d"), (11, 2));
        assert_eq!(at("y"), (14, 1));
        assert_eq!(at("x"), (12, 1));
        assert_eq!(at("a"), (10, 5));
    }
}
