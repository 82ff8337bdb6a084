//! `heksy match`: plays two UCI programs against each other and tells which is stronger.
//!
//! The runner is the referee: it knows the rules, keeps the clocks and names every loss that did not happen on the
//! board. What it measures is the *pair* of games from one opening with both colours: openings are uneven and
//! stalemates give ¾, so that error bars and the sequential test come from the scores of pairs, not from wins,
//! draws and losses.
//!
//! * Pure: [`statistics`], [`sprt`], [`schedule`], [`adjudicate`], `openings`, `fields`.
//! * `balance`: a short search that judges openings, where it is asked for.
//! * `ladder`: a match of each level of play against the one below, `heksy ladder`.
//! * Processes: `client` (one engine), `seat` (starts it again when it is gone), `referee` (one game), `runner`
//!   (games side by side), `state` (what is kept on disk), `report` (what the terminal shows).

pub mod adjudicate;
mod arguments;
pub(super) mod balance;
mod client;
mod fields;
pub mod ladder;
pub(super) mod openings;
mod referee;
mod report;
mod runner;
pub mod schedule;
mod seat;
mod settings;
pub mod sprt;
mod state;
pub mod statistics;

use std::io::{self, Write};
use std::path::PathBuf;

pub use arguments::MatchArguments;

/// Why a match could not be played to its end.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// What was asked for makes no sense.
    #[error("{0}")]
    Arguments(String),
    /// An engine does not start or does not speak UCI.
    #[error("{name} cannot play: {what}")]
    Engine {
        /// The engine's name.
        name: String,
        /// What went wrong.
        what: String,
    },
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The terminal is gone.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

impl MatchError {
    fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |error| MatchError::File { path, error }
    }
}

/// Plays the match that the command line asks for and reports on it.
///
/// # Errors
/// [`MatchError`]; a game lost by an engine that crashes or stalls is none.
pub fn run(arguments: MatchArguments, output: &mut impl Write) -> Result<(), MatchError> {
    let settings = arguments.settings().map_err(MatchError::Arguments)?;
    runner::play(&settings, output).map(drop)
}
