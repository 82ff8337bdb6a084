//! Three-player hexes through the public interface.

mod game;
mod pgn;
mod rules;
#[cfg(feature = "cli")]
mod tools;
