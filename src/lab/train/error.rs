//! Errors of training.

use std::io;

use crate::lab::labelled::FileError;

/// The error of `heksy-lab train` and `heksy-lab pack`.
#[derive(Debug, thiserror::Error)]
pub enum TrainingError {
    /// The arguments are invalid.
    #[error("{0}")]
    Arguments(&'static str),
    /// A file cannot be read or written, or its content is invalid.
    #[error(transparent)]
    File(#[from] FileError),
    /// A position without a file cannot be used.
    #[error("{0}")]
    Position(String),
    /// The report cannot be written.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}
