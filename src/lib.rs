#![doc = include_str!("../docs/library.md")]
//!
//! ## The modules
//!
//! Layers point one way, as `docs/architecture.md` shows them, and `tests/house/layers.rs` keeps it so.

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
mod path_serde;
#[cfg(feature = "app")]
pub mod puzzles;
#[cfg(feature = "engine")]
pub mod report;
pub mod sides;
#[cfg(feature = "engine")]
pub mod tactics;
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
