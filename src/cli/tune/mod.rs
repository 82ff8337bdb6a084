//! `heksy tune`: fits the weights of the evaluation to positions of played games (`heksy selfplay`).
//!
//! The evaluation of a quiet position, put on the curve from centipawns to points, shall say what the search and the
//! result of the game say of it. The tuner sees the evaluation as [`crate::engine::eval::Trace`] takes it apart, so
//! the two cannot differ.

mod fit;
mod sample;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use self::fit::{Fit, Fitting};
use self::sample::{Samples, Values};
use super::labelled::Labelled;
use super::parse_variant;
use crate::engine::eval::{Evaluator, Weights, s};
use crate::engine::expected_score;
use crate::game::Variant;

/// Every so manieth epoch the terminal is told.
const REPORT_EVERY: usize = 5;
/// One block of positions in so many is only looked at to see whether the weights are good for others, too.
const CHECKED_SHARE: usize = 10;
/// Positions in a block: some games, since positions of one game are alike.
const BLOCK: usize = 200;

/// What `heksy tune` is told on the command line.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The game whose evaluation is tuned
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    /// Weights to begin with instead of the program's own
    #[arg(long, value_name = "FILE")]
    pub start: Option<PathBuf>,
    /// How much the game's result counts against the search's score, 0 to 1
    #[arg(long, default_value_t = 0.5)]
    pub result_share: f64,
    /// Times to go through all positions
    #[arg(long, default_value_t = 40)]
    pub epochs: usize,
    /// Positions for each step
    #[arg(long, default_value_t = 8_192)]
    pub batch: usize,
    /// Length of the first steps in centipawns
    #[arg(long, default_value_t = 2.0)]
    pub rate: f32,
    /// How strongly weights are held to where they were
    #[arg(long, default_value_t = 4e-7)]
    pub hold: f32,
    /// Threads; the result does not depend on them
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Makes the order of the positions
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The file to write the weights to, in the form of assets/eval
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
    /// Files of positions, one `FEN|score|points` a line
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Why nothing was tuned.
#[derive(Debug, thiserror::Error)]
pub enum TuneError {
    /// What was asked for makes no sense.
    #[error("{0}")]
    Arguments(&'static str),
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file does not say what it should.
    #[error("{}: {what}", path.display())]
    Content {
        /// Which one.
        path: PathBuf,
        /// What is wrong, and where.
        what: String,
    },
    /// The terminal is gone.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

/// Reads the positions, fits the weights and writes them.
///
/// # Errors
/// [`TuneError`]
pub fn run(settings: &Settings, terminal: &mut impl Write) -> Result<(), TuneError> {
    let variant = settings.variant.chess();
    let variant = variant.ok_or(TuneError::Arguments("the evaluation of checkers has no weights to tune"))?;
    let start = match &settings.start {
        Some(path) => Weights::from_text(&read(path)?).map_err(content(path))?,
        None => Weights::of(variant),
    };
    let samples = read_samples(settings, &Evaluator::new(variant))?;
    let weights = fit(settings, &samples, &start, terminal)?;
    let name = settings.variant;
    let text = format!(
        "# {name}: the weights of the evaluation in centipawns, middlegame/endgame. src/engine/eval/terms.rs tells what \
         they are.\n{}",
        weights.to_text()
    );
    fs::write(&settings.output, text).map_err(file(&settings.output))
}

/// Fits the weights.
fn fit(
    settings: &Settings,
    samples: &Samples,
    start: &Weights,
    terminal: &mut impl Write,
) -> Result<Weights, TuneError> {
    let is_checked = |i: &u32| (*i as usize / BLOCK).is_multiple_of(CHECKED_SHARE);
    let (checked, mut order): (Vec<u32>, Vec<u32>) = (0..samples.len() as u32).partition(is_checked);
    if order.is_empty() {
        return Err(TuneError::Arguments("there are too few positions to tune by"));
    }
    let unused = samples.occurrences().iter().filter(|&&number| number == 0).count();
    let [all, others] = [samples.len(), checked.len()];
    writeln!(terminal, "{all} positions, {others} of them for checking; {unused} weights unused")?;
    let fitting = Fitting {
        threads: settings.threads.max(1),
        batch: settings.batch.max(1),
        rate: settings.rate,
        hold: settings.hold,
        curve: curve(),
    };
    let mut fit = Fit::new(samples, values_of(start), fitting);
    let mut rng = fastrand::Rng::with_seed(settings.seed);
    for epoch in 0..=settings.epochs {
        if epoch.is_multiple_of(REPORT_EVERY) || epoch == settings.epochs {
            let [own, other] = [&order, &checked].map(|positions| fit.error(positions));
            writeln!(terminal, "epoch {epoch}: error {own:.6}, on positions not tuned by {other:.6}")?;
        }
        if epoch < settings.epochs {
            rng.shuffle(&mut order);
            fit.epoch(&order, epoch as f32 / settings.epochs as f32);
        }
    }
    let mut weights = start.clone();
    for (weight, value) in weights.0.iter_mut().zip(&fit.values) {
        *weight = s(value[0].round() as i32, value[1].round() as i32);
    }
    Ok(weights)
}

fn read_samples(settings: &Settings, evaluator: &Evaluator) -> Result<Samples, TuneError> {
    let mut samples = Samples::default();
    for path in &settings.files {
        for (number, line) in read(path)?.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
            let labelled = Labelled::read(settings.variant, line)
                .map_err(|what| content(path)(format!("line {}: {what}", number + 1)))?;
            samples.add(evaluator, &labelled, settings.result_share);
        }
    }
    Ok(samples)
}

fn read(path: &Path) -> Result<String, TuneError> {
    fs::read_to_string(path).map_err(file(path))
}

fn file(path: &Path) -> impl FnOnce(io::Error) -> TuneError {
    let path = path.to_owned();
    move |error| TuneError::File { path, error }
}

fn content(path: &Path) -> impl FnOnce(String) -> TuneError {
    let path = path.to_owned();
    move |what| TuneError::Content { path, what }
}

fn values_of(weights: &Weights) -> Values {
    weights.0.iter().map(|weight| [weight.mg() as f32, weight.eg() as f32]).collect()
}

/// The centipawns that multiply the odds by e on the engine's curve from centipawns to points.
fn curve() -> f32 {
    let (cp, points) = (100, expected_score(100));
    (f64::from(cp) / (points / (1.0 - points)).ln()) as f32
}

#[cfg(test)]
mod tests;
