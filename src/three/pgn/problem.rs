//! Findings in a file of three-player games.

use super::Record;
use crate::game::pgn::{self, Severity};
use crate::three::{MoveTextError, Points, PositionTextError};

/// A finding in a file, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {what}")]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The problem.
    pub what: What,
}

/// The kind of a finding.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum What {
    /// Like in files of two-player games.
    #[error(transparent)]
    Text(#[from] pgn::Problem),
    /// The file is of another game.
    #[error("it is a game of “{0}”, not a three-player game")]
    Variant(String),
    /// The start position is not possible; all of the game is kept as text.
    #[error("the starting position is invalid; the moves are kept as text: {0}")]
    Start(PositionTextError),
    /// A move is not possible; the rest of the game is kept as text.
    #[error("{0}; the rest of the game is kept as text")]
    Move(MoveTextError),
    /// A move behind the end of the game.
    #[error("“{0}” comes after the end of the game; it is kept as text")]
    AfterEnd(String),
    /// A variation; games for three have a main line only.
    #[error("a variation was kept as text")]
    Variation,
    /// The points in the file differ from those of the game.
    #[error("the file says {told}, but the game ends with {shown}")]
    Result {
        /// The points in the file.
        told: Points,
        /// The points that the game shows.
        shown: Points,
    },
}

impl What {
    /// An error if a part of the text could not be read, otherwise a warning.
    pub fn severity(&self) -> Severity {
        match self {
            What::Text(problem) => problem.severity(),
            What::Variation => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

/// A game with the problems found while reading it.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The game.
    pub record: Record,
    /// The findings, in the order of the file.
    pub problems: Vec<Problem>,
}

impl ReadGame {
    /// `true` if everything was understood.
    pub fn is_clean(&self) -> bool {
        self.problems.iter().all(|problem| problem.what.severity() < Severity::Error)
    }
}
