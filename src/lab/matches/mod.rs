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

use std::io::Write;

pub use arguments::MatchArguments;

use crate::lab::error::LabError;

/// Plays a match and reports on it.
///
/// # Errors
/// [`LabError`]; a crash or a stall during a game is a loss and not an error.
pub fn run(arguments: MatchArguments, output: &mut impl Write) -> Result<(), LabError> {
    runner::play(&arguments.settings()?, output).map(drop)
}
