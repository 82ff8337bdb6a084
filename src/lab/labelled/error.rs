//! What can be wrong with a file of positions.

use std::io;
use std::path::{Path, PathBuf};

/// What is wrong with a file of positions, and which file it is.
#[derive(Debug, thiserror::Error)]
#[error("{}: {cause}", path.display())]
pub struct FileError {
    path: PathBuf,
    cause: ReadError,
}

/// Why a file of positions cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub(in crate::lab) enum ReadError {
    #[error(transparent)]
    Io(#[from] io::Error),
    /// What is wrong with its content, and where.
    #[error("{0}")]
    Content(String),
}

impl FileError {
    /// Adds the path to what is wrong.
    pub(in crate::lab) fn of<E: Into<ReadError>>(path: &Path) -> impl Fn(E) -> Self {
        let path = path.to_owned();
        move |cause| Self { path: path.clone(), cause: cause.into() }
    }

    /// Adds the path to a message about the content.
    pub(in crate::lab) fn content(path: &Path) -> impl Fn(String) -> Self {
        let of_path = Self::of(path);
        move |what| of_path(ReadError::Content(what))
    }
}
