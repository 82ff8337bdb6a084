//! Findings in a file of three-player games.

use super::Record;
use crate::game::pgn::{self, Finding, Severity};
use crate::three::{MoveTextError, Points, PositionTextError};

/// A game with the findings in its text.
pub type ReadGame = pgn::ReadGame<Record, Problem>;

/// The kind of a finding.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
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

impl Finding for Problem {
    fn severity(&self) -> Severity {
        match self {
            Problem::Text(problem) => problem.severity(),
            Problem::Variation => Severity::Warning,
            _ => Severity::Error,
        }
    }
}
