//! `heksy train`: trains the neural network on labelled positions (`heksy selfplay`).
//!
//! The expected score of the network in a quiet position is fitted to the search score and the game result. The
//! result is deterministic for the same files and seed, with any number of threads.

mod factorizer;
mod float_network;
mod samples;
mod trainer;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use self::float_network::FloatNetwork;
use self::samples::Samples;
use self::trainer::Trainer;
use super::parse_variant;
use super::training::{TrainingError, read_positions, split_validation};
use crate::chess;
use crate::engine::nnue::{Network, NetworkError};
use crate::game::Variant;

/// One block of positions in this many is for validation.
const VALIDATION_SHARE: usize = 20;
/// The positions of a block.
const BLOCK: usize = 400;

/// The arguments of `heksy train`.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The variant
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
    #[arg(long, alias = "rate", default_value_t = 0.0025)]
    pub learning_rate: f32,
    /// Weight decay; it is stronger for weights shared by few features
    #[arg(long, alias = "decay", default_value_t = 0.3)]
    pub weight_decay: f32,
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
    /// Files of labelled positions, one `FEN|score|points` per line
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Reads the positions, trains a network and writes it.
///
/// # Errors
/// [`TrainingError`]
pub fn run(settings: &Settings, terminal: &mut impl Write) -> Result<(), TrainingError> {
    let Some(variant) = settings.variant.chess() else {
        return Err(TrainingError::Arguments("the evaluation of checkers has no network"));
    };
    let mut rng = fastrand::Rng::with_seed(settings.seed);
    let initial = match &settings.start {
        Some(path) => {
            let bytes = fs::read(path).map_err(TrainingError::file(path))?;
            let refused = |error: NetworkError| TrainingError::content(path)(error.to_string());
            let network = Network::from_bytes(&bytes).map_err(refused)?;
            network.check_game(variant).map_err(refused)?;
            FloatNetwork::from_network(&network)
        }
        None => FloatNetwork::random(&mut rng),
    };
    let mut samples = Samples::default();
    read_positions(settings.variant, &settings.files, |labelled| {
        samples.add(labelled, settings.result_share);
    })?;
    let network = train(settings, variant, initial, &samples, &mut rng, terminal)?;
    fs::write(&settings.output, network.to_bytes()).map_err(TrainingError::file(&settings.output))
}

fn train(
    settings: &Settings,
    variant: chess::Variant,
    initial: FloatNetwork,
    samples: &Samples,
    rng: &mut fastrand::Rng,
    terminal: &mut impl Write,
) -> Result<Network, TrainingError> {
    let (mut order, validation) = split_validation(samples.len(), BLOCK, VALIDATION_SHARE);
    if order.is_empty() {
        return Err(TrainingError::Arguments("there are too few positions to train on"));
    }
    writeln!(terminal, "{} positions, {} of them for validation", samples.len(), validation.len())?;
    let mut trainer = Trainer::new(samples, initial, settings.threads.max(1));
    let mut last_error = 0.0;
    for epoch in 0..settings.epochs {
        rng.shuffle(&mut order);
        // Cosine annealing over all epochs, down to a hundredth.
        let learning_rate = |done: f32| {
            let part = (epoch as f32 + done) / settings.epochs as f32;
            settings.learning_rate * (0.01 + 0.99 * 0.5 * (1.0 + (std::f32::consts::PI * part).cos()))
        };
        let training_error =
            trainer.epoch(&order, settings.batch.max(1), learning_rate, settings.weight_decay);
        let validation_error = trainer.error(&validation);
        last_error = validation_error;
        writeln!(
            terminal,
            "epoch {}: training error {training_error:.6}, validation error {validation_error:.6}",
            epoch + 1
        )?;
    }
    let description = settings.description.clone().unwrap_or_else(|| {
        let Settings { result_share, epochs, batch, learning_rate, weight_decay, seed, .. } = settings;
        let start = if settings.start.is_some() { "another network" } else { "random weights" };
        format!(
            "{} positions, {epochs} epochs from {start}, batch {batch}, learning rate {learning_rate}, weight decay \
             {weight_decay}, result share {result_share}, seed {seed}, validation error {last_error:.6}",
            samples.len()
        )
    });
    Ok(trainer.network.to_network(variant, description))
}

#[cfg(test)]
mod tests;
