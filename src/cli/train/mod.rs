//! `heksy train`: trains the network of the evaluation on positions of played games (`heksy selfplay`).
//!
//! The network's value of a quiet position, put on the curve from centipawns to points, shall say what the search and
//! the result of the game say of it. The same files and seed give the same network with any number of threads.

mod descent;
mod examples;
mod net;
mod shares;

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use self::descent::Descent;
use self::examples::Examples;
use self::net::Net;
use super::labelled::Labelled;
use super::parse_variant;
use crate::engine::nnue::Network;
use crate::game::Variant;

/// One block of positions in so many is only looked at to see whether the network is good for others, too.
const CHECKED_SHARE: usize = 20;
/// Positions in a block: some games, since positions of one game are alike.
const BLOCK: usize = 400;

/// What `heksy train` is told on the command line.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The game whose evaluation is trained
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    /// A network to begin with instead of a random one
    #[arg(long, value_name = "FILE")]
    pub start: Option<PathBuf>,
    /// How much the game's result counts against the search's score, 0 to 1
    #[arg(long, default_value_t = 0.1)]
    pub result_share: f32,
    /// Times to go through all positions
    #[arg(long, default_value_t = 10)]
    pub epochs: usize,
    /// Positions for each step
    #[arg(long, default_value_t = 8_192)]
    pub batch: usize,
    /// Length of the first steps
    #[arg(long, default_value_t = 0.0025)]
    pub rate: f32,
    /// How strongly weights are drawn to zero, so that rare ones do not run away; what few inputs share, the most
    #[arg(long, default_value_t = 0.3)]
    pub decay: f32,
    /// Threads; the result does not depend on them
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// Makes the first weights and the order of the positions
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The file to write the network to
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
    /// Files of positions, one `FEN|score|points` a line
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Why nothing was trained.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
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

/// Reads the positions, trains a network and writes it.
///
/// # Errors
/// [`TrainError`]
pub fn run(settings: &Settings, terminal: &mut impl Write) -> Result<(), TrainError> {
    if settings.variant.chess().is_none() {
        return Err(TrainError::Arguments("the evaluation of checkers has no network"));
    }
    let mut rng = fastrand::Rng::with_seed(settings.seed);
    let net = match &settings.start {
        Some(path) => {
            let bytes = fs::read(path).map_err(file(path))?;
            let network = Network::from_bytes(&bytes).ok_or_else(|| TrainError::Content {
                path: path.clone(),
                what: "not a network of this program".to_owned(),
            })?;
            Net::from_network(&network)
        }
        None => Net::random(&mut rng),
    };
    let examples = read_examples(settings)?;
    let network = train(settings, net, &examples, &mut rng, terminal)?;
    fs::write(&settings.output, network.to_bytes()).map_err(file(&settings.output))
}

fn train(
    settings: &Settings,
    net: Net,
    examples: &Examples,
    rng: &mut fastrand::Rng,
    terminal: &mut impl Write,
) -> Result<Network, TrainError> {
    let is_checked = |i: &u32| (*i as usize / BLOCK).is_multiple_of(CHECKED_SHARE);
    let (checked, mut order): (Vec<u32>, Vec<u32>) = (0..examples.len() as u32).partition(is_checked);
    if order.is_empty() {
        return Err(TrainError::Arguments("there are too few positions to train by"));
    }
    writeln!(terminal, "{} positions, {} of them for checking", examples.len(), checked.len())?;
    let mut descent = Descent::new(examples, net, settings.threads.max(1));
    for epoch in 0..settings.epochs {
        rng.shuffle(&mut order);
        // Half a turn of the cosine over all epochs, down to a hundredth.
        let rate = |done: f32| {
            let part = (epoch as f32 + done) / settings.epochs as f32;
            settings.rate * (0.01 + 0.99 * 0.5 * (1.0 + (std::f32::consts::PI * part).cos()))
        };
        let own = descent.epoch(&order, settings.batch.max(1), rate, settings.decay);
        let other = descent.error(&checked);
        writeln!(terminal, "epoch {}: error {own:.6}, on positions not trained by {other:.6}", epoch + 1)?;
    }
    Ok(descent.net.to_network())
}

fn read_examples(settings: &Settings) -> Result<Examples, TrainError> {
    let mut examples = Examples::default();
    for path in &settings.files {
        let lines = BufReader::new(fs::File::open(path).map_err(file(path))?).lines();
        for (number, line) in lines.enumerate() {
            let line = line.map_err(file(path))?;
            if line.is_empty() {
                continue;
            }
            let labelled = Labelled::read(settings.variant, &line).map_err(|what| TrainError::Content {
                path: path.clone(),
                what: format!("line {}: {what}", number + 1),
            })?;
            examples.add(&labelled, settings.result_share);
        }
    }
    Ok(examples)
}

fn file(path: &Path) -> impl FnOnce(io::Error) -> TrainError {
    let path = path.to_owned();
    move |error| TrainError::File { path, error }
}

#[cfg(test)]
mod tests;
