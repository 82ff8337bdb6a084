//! A game being played.

mod act;
mod edit;
mod game;
#[cfg(test)]
mod tests;
mod timing;
mod undo;

pub use game::{Game, GameSetup, PlayError, Played};
