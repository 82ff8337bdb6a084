//! `heksy tune`: tunes the weights of the hand-crafted evaluation on labelled positions (`heksy selfplay`), after
//! Texel.
//!
//! The expected score by the evaluation of a quiet position is fitted to the search score and the game result. The
//! tuner uses [`crate::engine::eval::Trace`], so that it cannot differ from the evaluation.

mod samples;
mod tuner;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use self::samples::{Samples, Values};
use self::tuner::{Tuner, TunerSettings};
use super::labelled::FileError;
use super::parse_variant;
use super::training::{TrainingError, read_positions, split_validation};
use crate::engine::eval::{Evaluator, Weights, s};
use crate::engine::expected_score;
use crate::game::Variant;

/// The number of epochs between two reports.
const REPORT_EVERY: usize = 5;
/// One block of positions in this many is for validation.
const VALIDATION_SHARE: usize = 10;
/// The positions of a block.
const BLOCK: usize = 200;

/// The arguments of `heksy tune`.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The variant
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    /// Initial weights, instead of the built-in ones
    #[arg(long, value_name = "FILE")]
    pub start: Option<PathBuf>,
    /// Weight of the game result against the search score, 0 to 1
    #[arg(long, default_value_t = 0.5)]
    pub result_share: f64,
    /// Number of epochs
    #[arg(long, default_value_t = 40)]
    pub epochs: usize,
    /// Batch size in positions
    #[arg(long, default_value_t = 8_192)]
    pub batch: usize,
    /// Initial learning rate in centipawns
    #[arg(long, alias = "rate", default_value_t = 2.0)]
    pub learning_rate: f32,
    /// Strength of the L2 regularization towards the initial weights
    #[arg(long, alias = "hold", default_value_t = 4e-7)]
    pub regularization: f32,
    /// Number of threads; the result does not depend on it
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Random seed for the order of positions
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The output file, in the format of assets/eval
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
    /// Files of labelled positions, one `FEN|score|points` per line
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Reads the positions, tunes the weights and writes them.
///
/// # Errors
/// [`TrainingError`]
pub fn run(settings: &Settings, terminal: &mut impl Write) -> Result<(), TrainingError> {
    let variant = settings.variant.chess();
    let variant =
        variant.ok_or(TrainingError::Arguments("the evaluation of checkers has no weights to tune"))?;
    let start = match &settings.start {
        Some(path) => {
            let text = crate::cli::input::read_text(path).map_err(FileError::of(path))?;
            Weights::from_text(&text).map_err(FileError::content(path))?
        }
        None => Weights::of(variant),
    };
    let (mut samples, evaluator) = (Samples::default(), Evaluator::new(variant));
    read_positions(settings.variant, &settings.files, |labelled| {
        samples.add(&evaluator, labelled, settings.result_share);
    })?;
    let weights = tune(settings, &samples, &start, terminal)?;
    let name = settings.variant;
    let text = format!(
        "# {name}: the weights of the evaluation in centipawns, middlegame/endgame. src/engine/eval/terms.rs tells what \
         they are.\n{}",
        weights.to_text()
    );
    Ok(fs::write(&settings.output, text).map_err(FileError::of(&settings.output))?)
}

/// Tunes the weights.
fn tune(
    settings: &Settings,
    samples: &Samples,
    start: &Weights,
    terminal: &mut impl Write,
) -> Result<Weights, TrainingError> {
    let (mut order, validation) = split_validation(samples.len(), BLOCK, VALIDATION_SHARE);
    if order.is_empty() {
        return Err(TrainingError::Arguments("there are too few positions to tune on"));
    }
    let unused = samples.occurrences().iter().filter(|&&number| number == 0).count();
    writeln!(
        terminal,
        "{} positions, {} of them for validation; {unused} weights unused",
        samples.len(),
        validation.len()
    )?;
    let tuner_settings = TunerSettings {
        threads: settings.threads.max(1),
        batch: settings.batch.max(1),
        learning_rate: settings.learning_rate,
        regularization: settings.regularization,
        sigmoid_scale: sigmoid_scale(),
    };
    let mut tuner = Tuner::new(samples, values_of(start), tuner_settings);
    let mut rng = fastrand::Rng::with_seed(settings.seed);
    for epoch in 0..=settings.epochs {
        if epoch.is_multiple_of(REPORT_EVERY) || epoch == settings.epochs {
            let [training, validation] = [&order, &validation].map(|positions| tuner.error(positions));
            writeln!(
                terminal,
                "epoch {epoch}: training error {training:.6}, validation error {validation:.6}"
            )?;
        }
        if epoch < settings.epochs {
            rng.shuffle(&mut order);
            tuner.epoch(&order, epoch as f32 / settings.epochs as f32);
        }
    }
    let mut weights = start.clone();
    for (weight, value) in weights.0.iter_mut().zip(&tuner.values) {
        *weight = s(value[0].round() as i32, value[1].round() as i32);
    }
    Ok(weights)
}

fn values_of(weights: &Weights) -> Values {
    weights.0.iter().map(|weight| [weight.mg() as f32, weight.eg() as f32]).collect()
}

/// The scale of the engine's sigmoid: the centipawns that multiply the odds by e.
fn sigmoid_scale() -> f32 {
    let (cp, points) = (100, expected_score(100));
    (f64::from(cp) / (points / (1.0 - points)).ln()) as f32
}

#[cfg(test)]
mod tests;
