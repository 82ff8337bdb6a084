//! A position being set up, possible or not, to be played from or looked into. The game it was opened from lies behind
//! it, untouched, and comes back when it is left.

mod action;
mod board;
mod edit;
mod history;
mod problems;
mod state;
mod steps;
mod view;

pub use action::EditorAction;
pub use edit::PositionEdit;
pub use problems::Problem;
pub use state::{Editor, Tool};
