//! The engines through their public interface: mates, endgames, limits, levels, matches, and the puzzles they solve.
#![cfg(feature = "engine")]

mod chess;
mod endgames;
mod lessons;
#[cfg(feature = "cli")]
mod matches;
#[cfg(feature = "cli")]
mod program;
#[cfg(feature = "app")]
mod puzzles;
mod three;
mod variants;
