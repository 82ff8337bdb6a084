#![doc = include_str!("../docs/library.md")]
//!
//! ## The modules
//!
//! Layers point one way, and `tests/layers` keeps it so:
//!
//! ```text
//! hex, sides  <-  chess, draughts  <-  game  <-  engine  <-  report  <-+
//!                                       ^ ^                            |
//!                                       | online  <--------------------+-  app  <-  gui  <-  cli  <-  lab
//!                                       |                              |
//!                                     three  <-  three_engine  <-------+
//!                                       ^                              |
//!                                       | lessons  <-------------------+
//! ```
//!
//! * [`hex`]: the geometry of the board: cells, directions, sets of cells, slider attacks.
//! * [`sides`]: White and Black, and their points.
//! * `disk`: the file system; tests replace it.
//! * [`chess`]: the rules of the chess family: positions, legal moves, outcomes.
//! * [`draughts`]: the rules of hexagonal checkers.
//! * [`three`]: the rules of three-player chess, its games and files.
//! * [`lessons`]: levels for beginners, of all games.
//! * `puzzles`: positions to solve, and the rating of a person.
//! * `three_engine`: the engine for three-player chess.
//! * [`game`]: two-player games of all rules: notation, records, files, clocks.
//! * `engine`: the search, in its own threads.
//! * `report`: annotates a whole game by searches.
//! * `online`: games between two computers.
//! * `app`: the program without a window.
//! * `gui`: the window.
//! * `cli`: the command line, `heksy`.
//! * `lab`: the command line of the laboratory, `heksy-lab`.

/// Compiles the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

// The disk in memory of the tests in `tests/` serves those in here too.
#[cfg(all(test, feature = "online"))]
extern crate self as heksy;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "online")]
mod checked_line;
pub mod chess;
#[cfg(feature = "cli")]
pub mod cli;
#[cfg(any(feature = "app", feature = "online"))]
pub mod disk;
pub mod draughts;
#[cfg(feature = "engine")]
pub mod engine;
mod excerpt;
#[cfg(all(feature = "cli", feature = "lab", any(test, fuzzing)))]
pub mod fuzz;
pub mod game;
#[cfg(feature = "gui")]
pub mod gui;
pub mod hex;
#[cfg(all(feature = "cli", feature = "lab"))]
pub mod lab;
pub mod lessons;
#[cfg(feature = "online")]
pub mod online;
#[cfg(feature = "app")]
pub mod puzzles;
#[cfg(feature = "engine")]
pub mod report;
pub mod sides;
#[cfg(feature = "serde")]
mod text_serde;
pub mod three;
#[cfg(feature = "engine")]
pub mod three_engine;

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{chess, draughts, three};

    /// Two equal numbers would give two positions one key.
    #[test]
    fn all_zobrist_numbers_differ() {
        let tables = [chess::zobrist::numbers(), draughts::zobrist::numbers(), three::zobrist::numbers()];
        let all = tables.concat();
        assert!(all.len() > 3_000 && !all.contains(&0));
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
    }
}
