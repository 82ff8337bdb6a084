//! Errors of files of positions.

use std::io;
use std::path::{Path, PathBuf};

/// An error of a file of positions, with its path.
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
    /// The content is invalid; with the place and the reason.
    #[error("{0}")]
    Content(String),
}

impl FileError {
    /// Adds the path to an error.
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
