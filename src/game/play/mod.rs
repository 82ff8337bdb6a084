//! A game being played, or studied.

mod act;
mod edit;
mod game;
mod state;
#[cfg(test)]
mod tests;
mod timing;
mod undo;

pub use game::{Game, GameSetup, PlayError, Played};
pub use state::GameState;
