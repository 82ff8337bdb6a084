//! `heksy-lab match`: plays a match between two UCI engines.
//!
//! The runner checks the moves by the rules, keeps the clocks, and reports losses on time, by illegal moves and by
//! crashes. Statistics are of *pairs* of games, from one opening with both colours (pentanomial): openings are
//! unbalanced and stalemates give ¾, so that error bars and the sequential test need the scores of pairs, not wins,
//! draws and losses.
//!
//! * Pure: [`statistics`], [`sprt`], [`schedule`], [`adjudicate`], `openings`, `fields`.
//! * `balance`: a short search that selects balanced openings.
//! * `three`: matches in the three-player game, `heksy-lab match-three`.
//! * `ladder`: a match of each level of play against the one below, `heksy-lab ladder`.
//! * `spsa`: many short matches that tune the constants of the search, `heksy-lab spsa`.
//! * Processes: `process` (one engine), `player` (restarts it after a crash), `referee` (one game), `runner`
//!   (concurrent games), `state` (the files of the match), `report` (the terminal), `record` (its line among all matches).

pub mod adjudicate;
mod arguments;
pub(super) mod balance;
mod common;
mod fields;
pub mod ladder;
pub(super) mod openings;
mod player;
mod process;
mod record;
mod referee;
mod report;
mod runner;
pub mod schedule;
mod settings;
pub mod sprt;
pub mod spsa;
mod state;
pub mod statistics;
pub mod three;

use std::io::{self, Write};
use std::path::PathBuf;

pub use arguments::MatchArguments;

/// The error of a match.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// The arguments are invalid.
    #[error("{0}")]
    Arguments(String),
    /// An engine does not start or does not answer by UCI.
    #[error("{name} cannot play: {what}")]
    Engine {
        /// The engine's name.
        name: String,
        /// The problem.
        what: String,
    },
    /// A file cannot be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The path.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// The report cannot be written.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

impl MatchError {
    fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |error| MatchError::File { path, error }
    }
}

/// Plays a match and reports on it.
///
/// # Errors
/// [`MatchError`]; a crash or a stall during a game is a loss and not an error.
pub fn run(arguments: MatchArguments, output: &mut impl Write) -> Result<(), MatchError> {
    let settings = arguments.settings().map_err(MatchError::Arguments)?;
    runner::play(&settings, output).map(drop)
}
