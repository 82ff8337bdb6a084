//! The three-player game: its list of moves and its panel.

mod moves;
mod panel;

pub use moves::ThreeMoves;
pub use panel::panel_ui;
