//! What `heksy tune` and `heksy train` share: errors, reading labelled positions, and the validation set.

use std::io;
use std::path::{Path, PathBuf};

use super::labelled::{LabelledPosition, PositionFile, ReadError};
use crate::game::Variant;

/// The error of `heksy tune`, `heksy train` and `heksy pack`.
#[derive(Debug, thiserror::Error)]
pub enum TrainingError {
    /// The arguments make no sense.
    #[error("{0}")]
    Arguments(&'static str),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The path.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// The content of a file is invalid.
    #[error("{}: {what}", path.display())]
    Content {
        /// The path.
        path: PathBuf,
        /// What is wrong, and where.
        what: String,
    },
    /// The report cannot be written.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

impl TrainingError {
    /// Adds the path to an I/O error.
    pub(super) fn file(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |error| Self::File { path, error }
    }

    /// Adds the path to an error of reading.
    pub(super) fn read(path: &Path) -> impl FnOnce(ReadError) -> Self {
        let path = path.to_owned();
        move |error| match error {
            ReadError::Io(error) => Self::File { path, error },
            ReadError::Content(what) => Self::Content { path, what },
        }
    }

    /// Adds the path to a message about the content of a file.
    pub(super) fn content(path: &Path) -> impl FnOnce(String) -> Self {
        let path = path.to_owned();
        move |what| Self::Content { path, what }
    }
}

/// Reads the labelled positions of all files, text or packed.
pub(super) fn read_positions(
    variant: Variant,
    files: &[PathBuf],
    mut add: impl FnMut(&LabelledPosition),
) -> Result<(), TrainingError> {
    for path in files {
        let file = PositionFile::open(path, variant).map_err(TrainingError::read(path))?;
        let add = |labelled| {
            add(&labelled);
            Ok(())
        };
        file.for_each(variant, add).map_err(TrainingError::read(path))?;
    }
    Ok(())
}

/// Splits positions into a training and a validation set: one block of positions in `share` is for validation. A
/// block is larger than a game, since positions of one game are similar.
pub(super) fn split_validation(positions: usize, block: usize, share: usize) -> (Vec<u32>, Vec<u32>) {
    let is_validation = |i: &u32| (*i as usize / block).is_multiple_of(share);
    let (validation, training) = (0..positions as u32).partition(is_validation);
    (training, validation)
}
