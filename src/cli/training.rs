//! What `heksy tune` and `heksy train` share: errors, reading labelled positions, and the validation set.

use std::io;
use std::path::PathBuf;

use super::labelled::{FileError, LabelledPosition, PositionFile};
use crate::game::Variant;

/// The error of `heksy tune`, `heksy train` and `heksy pack`.
#[derive(Debug, thiserror::Error)]
pub enum TrainingError {
    /// The arguments make no sense.
    #[error("{0}")]
    Arguments(&'static str),
    /// A file cannot be read or written, or its content is invalid.
    #[error(transparent)]
    File(#[from] FileError),
    /// A position that stands in no file cannot be used.
    #[error("{0}")]
    Position(String),
    /// The report cannot be written.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

/// Reads the labelled positions of all files, text or packed.
pub(super) fn read_positions(
    variant: Variant,
    files: &[PathBuf],
    mut add: impl FnMut(&LabelledPosition),
) -> Result<(), TrainingError> {
    for path in files {
        let file = PositionFile::open(path, variant).map_err(FileError::of(path))?;
        let add = |labelled| {
            add(&labelled);
            Ok(())
        };
        file.for_each(variant, add).map_err(FileError::of(path))?;
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
