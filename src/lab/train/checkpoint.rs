//! The checkpoint of a training run: an interrupted run continues after its last whole epoch.
//!
//! `OUTPUT.checkpoint` holds one line of JSON, then the numbers of the trainer as 32-bit floats, little endian.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::trainer::Trainer;
use crate::disk::{self, Disk};
use crate::lab::error::LabError;

/// The first line of a checkpoint.
#[derive(Serialize, Deserialize)]
struct Head {
    /// A text of everything that the network depends on: a run continues only with the same.
    settings: String,
    epochs_done: usize,
    steps: i32,
    rng_seed: u64,
}

/// The file of a run's checkpoint.
pub(super) struct Checkpoint {
    pub path: PathBuf,
    settings: String,
}

impl Checkpoint {
    /// The checkpoint of a run that writes to `output`; `settings` is a text of everything that its network depends on.
    pub fn of(output: &Path, settings: String) -> Self {
        Self { path: output.with_added_extension("checkpoint"), settings }
    }

    /// Restores the trainer and the random number generator. Returns the number of epochs done, 0 without a
    /// checkpoint.
    ///
    /// # Errors
    /// The checkpoint cannot be read, is damaged, or is that of another run.
    pub fn restore(&self, trainer: &mut Trainer, rng: &mut fastrand::Rng) -> Result<usize, LabError> {
        let bytes = match fs::read(&self.path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
            Err(error) => return Err(LabError::file(&self.path)(error)),
        };
        let refused = |what: &str| LabError::content(&self.path, what);
        let damaged = || refused("this checkpoint is damaged: remove it to start again");
        let line = bytes.iter().position(|&byte| byte == b'\n').ok_or_else(damaged)?;
        let head: Head = serde_json::from_slice(&bytes[..line]).map_err(|_| damaged())?;
        if head.settings != self.settings {
            return Err(refused(
                "this is the checkpoint of a run with other settings or positions: remove it, or choose another --output",
            ));
        }
        let (numbers, []) = bytes[line + 1..].as_chunks::<4>() else { return Err(damaged()) };
        let numbers: Vec<f32> = numbers.iter().map(|&number| f32::from_le_bytes(number)).collect();
        if !trainer.restore(head.steps, &numbers) {
            return Err(damaged());
        }
        *rng = fastrand::Rng::with_seed(head.rng_seed);
        Ok(head.epochs_done)
    }

    /// Writes how far the run is.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, epochs_done: usize, trainer: &Trainer, rng: &fastrand::Rng) -> Result<(), LabError> {
        let (steps, rng_seed) = (trainer.steps, rng.get_seed());
        let head = Head { settings: self.settings.clone(), epochs_done, steps, rng_seed };
        let mut bytes = serde_json::to_vec(&head).map_err(io::Error::from)?;
        bytes.push(b'\n');
        bytes.extend(trainer.numbers().flat_map(f32::to_le_bytes));
        disk::replace(&Disk, &self.path, &bytes).map_err(LabError::file(&self.path))
    }

    /// Removes the file at the end of the run.
    pub fn remove(&self) {
        // A checkpoint left behind does no harm: the next run with its settings has the same result.
        fs::remove_file(&self.path).ok();
    }
}
