//! Errors of self-play.

use std::io;
use std::path::PathBuf;

use crate::lab::labelled::FileError;

/// The error of `heksy-lab selfplay`.
#[derive(Debug, thiserror::Error)]
pub enum SelfplayError {
    /// The output file cannot be opened or written, or its content is not that of self-play.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file is shorter than its progress says.
    #[error("{}: the file is shorter than its .progress says: put the whole file back, or remove both", path.display())]
    Shrunk {
        /// The path.
        path: PathBuf,
    },
    /// The system gives no thread.
    #[error("the system gives no thread: {0}; use fewer --threads")]
    Thread(#[from] io::Error),
    /// A search failed.
    #[error("game {number}: {message}")]
    Engine {
        /// The number of the game.
        number: usize,
        /// The message.
        message: String,
    },
}
