//! The three-player game: its list of moves, its form, its end.

mod moves;
pub mod new_game;
pub mod over;
mod panel;

pub use moves::ThreeMoves;
pub use panel::panel_ui;
