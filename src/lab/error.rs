//! The error of the laboratory.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

use crate::engine::endgames::GenerateError;

/// The error of a command of the laboratory.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// The arguments, an engine or the content of a file cannot be used; in a sentence.
    #[error("{0}")]
    Refused(String),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    /// The report cannot be written.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
    /// A table cannot be generated.
    #[error(transparent)]
    Table(#[from] GenerateError),
}

impl From<String> for LabError {
    fn from(what: String) -> Self {
        Self::Refused(what)
    }
}

impl LabError {
    /// Adds the path to an error of a file.
    pub(super) fn file(path: &Path) -> impl Fn(io::Error) -> Self + use<> {
        let path = path.to_owned();
        move |error| Self::File { path: path.clone(), error }
    }

    /// Adds the path to a message about the content of a file.
    pub(super) fn content(path: &Path, what: impl Display) -> Self {
        Self::Refused(format!("{}: {what}", path.display()))
    }
}
