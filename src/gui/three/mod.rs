//! The three-player game: its list of moves and its form.

mod moves;
pub mod new_game;
mod panel;

pub use moves::ThreeMoves;
pub use panel::panel_ui;
