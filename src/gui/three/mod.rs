//! The three-player game: its players at three corners, its list of moves, its form, its end.

pub mod corners;
mod moves;
pub mod new_game;
pub mod over;
pub mod panel;
