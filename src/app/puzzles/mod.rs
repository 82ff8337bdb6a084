//! The puzzles: their start page, and the puzzle being solved.

mod action;
mod solving;
mod solving_view;
mod state;

pub use action::{PuzzleAction, Way};
pub use solving::{Solving, Verdict};
pub use state::Puzzles;
