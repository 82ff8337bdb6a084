//! What can go wrong in reading a stream of games.

use std::io;

use crate::game::pgn::NotText;

/// Why a game could not be read from a stream.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StreamError {
    /// The input failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The input is no text.
    #[error(transparent)]
    NotText(#[from] NotText),
    /// A game is larger than the limit. Reading can go on: it is skipped.
    #[error("the game that starts on line {line} is larger than {limit} bytes; it was skipped")]
    TooLong {
        /// Where it begins, counted from 1.
        line: usize,
        /// The most bytes a game may have.
        limit: usize,
    },
}
