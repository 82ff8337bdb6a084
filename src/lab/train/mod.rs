//! `heksy-lab train`: trains the neural network on labelled positions (`heksy-lab pack`).
//!
//! The expected score of the network in a quiet position is fitted to the search score and the game result. The
//! result is deterministic for the same files and seed, with any number of threads. Packed positions are read from the
//! disk a pool at a time (`store`): there may be more of them than memory holds. A run that was stopped continues after its last
//! whole epoch (`checkpoint`), with the same result.

mod checkpoint;
mod factorizer;
mod float_network;
mod samples;
mod store;
mod trainer;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use self::checkpoint::Checkpoint;
use self::float_network::FloatNetwork;
use self::samples::Sampler;
use self::store::Store;
use self::trainer::Trainer;
use super::error::LabError;
use super::network::read_network;
use crate::cli::parse_variant;
use crate::engine::nnue::Network;
use crate::game::Variant;

/// The arguments of `heksy-lab train`.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The game
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    /// Initial network, instead of a random one
    #[arg(long, value_name = "FILE")]
    pub start: Option<PathBuf>,
    /// Weight of the game result against the search score, 0 to 1
    #[arg(long, default_value_t = 0.1)]
    pub result_share: f32,
    /// Number of epochs
    #[arg(long, default_value_t = 10)]
    pub epochs: usize,
    /// Batch size in positions
    #[arg(long, default_value_t = 8_192)]
    pub batch: usize,
    /// Initial learning rate
    #[arg(long, default_value_t = 0.005)]
    pub learning_rate: f32,
    /// Weight decay; it is stronger for weights shared by few features
    #[arg(long, default_value_t = 0.1)]
    pub weight_decay: f32,
    /// Positions in memory at a time, which are shuffled with each other; each takes 32 bytes
    #[arg(long, value_name = "N", default_value_t = 8_000_000)]
    pub pool: usize,
    /// Number of threads; the result does not depend on it
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Random seed for the initial weights and the order of positions
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Text that the network keeps: how it was made [default: what it was trained on, and how]
    #[arg(long, value_name = "TEXT")]
    pub description: Option<String>,
    /// The output file
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
    /// Files of packed positions, by `pack`
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

impl Settings {
    /// A text of everything that the network depends on: a run continues only with the same.
    fn fingerprint(&self, positions: usize) -> String {
        let Self { variant, start, result_share, epochs, batch, .. } = self;
        let Self { learning_rate, weight_decay, pool, seed, files, .. } = self;
        format!(
            "{} from {start:?}: {positions} positions of {files:?}, pool {pool}, {epochs} epochs, batch {batch}, \
             learning rate {learning_rate}, weight decay {weight_decay}, result share {result_share}, seed {seed}",
            variant.key()
        )
    }
}

/// Reads the positions, trains a network and writes it.
pub fn run(settings: &Settings, terminal: &mut impl Write) -> Result<(), LabError> {
    let mut rng = fastrand::Rng::with_seed(settings.seed);
    let initial = match &settings.start {
        Some(path) => FloatNetwork::from_network(&read_network(path, settings.variant)?),
        None => FloatNetwork::random(&mut rng),
    };
    let mut store = Store::open(settings.variant, &settings.files)?;
    let positions = store.training_len() + store.validation_len();
    let checkpoint = Checkpoint::of(&settings.output, settings.fingerprint(positions));
    let network = train(settings, initial, &mut store, &checkpoint, &mut rng, terminal)?;
    fs::write(&settings.output, network.to_bytes()).map_err(LabError::file(&settings.output))?;
    checkpoint.remove();
    Ok(())
}

fn train(
    settings: &Settings,
    initial: FloatNetwork,
    store: &mut Store,
    checkpoint: &Checkpoint,
    rng: &mut fastrand::Rng,
    terminal: &mut impl Write,
) -> Result<Network, LabError> {
    let (training, validation) = (store.training_len(), store.validation_len());
    if training == 0 {
        return Err(LabError::Refused("there are too few positions to train on".to_owned()));
    }
    writeln!(terminal, "{} positions, {validation} of them for validation", training + validation)?;
    let sampler = Sampler { variant: settings.variant, result_share: settings.result_share };
    let mut trainer = Trainer::new(sampler, initial, settings.threads.max(1));
    let first = checkpoint.restore(&mut trainer, rng)?;
    if first > 0 {
        writeln!(terminal, "continues after epoch {first} ({})", checkpoint.path.display())?;
    }
    let mut last_error = 0.0;
    for epoch in first..settings.epochs {
        let errors = train_epoch(settings, epoch, &mut trainer, store, rng)
            .and_then(|training_error| Ok((training_error, validation_error(settings, &trainer, store)?)));
        let (training_error, validation_error) = errors.map_err(|error| match error {
            // The message has no place in the files yet.
            LabError::Refused(what) => store.damage(settings.variant, what),
            error => error,
        })?;
        last_error = validation_error;
        writeln!(
            terminal,
            "epoch {}: training error {training_error:.6}, validation error {validation_error:.6}",
            epoch + 1
        )?;
        if epoch + 1 < settings.epochs {
            checkpoint.write(epoch + 1, &trainer, rng)?;
        }
    }
    let description = settings.description.clone();
    let description = description.unwrap_or_else(|| describe(settings, training + validation, last_error));
    Ok(trainer.network.to_network(settings.variant, description))
}

/// Trains on all positions once, and returns the mean squared error.
fn train_epoch(
    settings: &Settings,
    epoch: usize,
    trainer: &mut Trainer,
    store: &mut Store,
    rng: &mut fastrand::Rng,
) -> Result<f64, LabError> {
    let (total, mut done, mut sum) = (store.training_len(), 0, 0.0);
    store.for_each_pool(rng, settings.pool, |records| {
        for batch in records.chunks(settings.batch.max(1)) {
            // Cosine annealing over all epochs, down to a hundredth.
            let part = (epoch as f32 + done as f32 / total as f32) / settings.epochs as f32;
            let factor = 0.01 + 0.99 * 0.5 * (1.0 + (std::f32::consts::PI * part).cos());
            let learning_rate = settings.learning_rate * factor;
            sum += trainer.batch(batch, learning_rate, settings.weight_decay)?;
            done += batch.len();
        }
        Ok(())
    })?;
    Ok(sum / total as f64)
}

/// The mean squared error of the positions for validation.
fn validation_error(settings: &Settings, trainer: &Trainer, store: &mut Store) -> Result<f64, LabError> {
    let mut sum = 0.0;
    let total = store.validation_len().max(1);
    store.for_each_validation(settings.pool, |records| {
        sum += trainer.error(records)?;
        Ok(())
    })?;
    Ok(sum / total as f64)
}

/// The description of its training in a network.
fn describe(settings: &Settings, positions: usize, error: f64) -> String {
    let Settings { result_share, epochs, batch, learning_rate, weight_decay, seed, .. } = settings;
    let start = if settings.start.is_some() { "another network" } else { "random weights" };
    format!(
        "{positions} positions, {epochs} epochs from {start}, batch {batch}, learning rate {learning_rate}, weight decay \
         {weight_decay}, result share {result_share}, seed {seed}, validation error {error:.6}"
    )
}

#[cfg(test)]
mod tests;
