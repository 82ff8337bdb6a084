//! What can be wrong with self-play.

use std::io;
use std::path::{Path, PathBuf};

/// The error of `heksy selfplay`.
#[derive(Debug, thiserror::Error)]
pub enum SelfplayError {
    /// The output file cannot be opened or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The path.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// The file holds something else.
    #[error("{}: {what}", path.display())]
    Content {
        /// The path.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// The file is written in the other form.
    #[error("{}: the positions there are in the other form: leave --form out, or name another file", path.display())]
    Form {
        /// The path.
        path: PathBuf,
    },
    /// The file is shorter than its progress says.
    #[error("{}: the file is shorter than its .progress says: put the whole file back, or remove both", path.display())]
    Shrunk {
        /// The path.
        path: PathBuf,
    },
    /// A search failed.
    #[error("game {number}: {message}")]
    Engine {
        /// The number of the game.
        number: usize,
        /// The message.
        message: String,
    },
}

impl SelfplayError {
    pub(super) fn file(path: &Path, error: io::Error) -> Self {
        Self::File { path: path.to_owned(), error }
    }
}
