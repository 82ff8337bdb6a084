//! The puzzles: a start page, a screen in place of the board, and the panel beside the board of a puzzle.

mod daily;
mod line;
mod panel;
mod screen;

pub use panel::panel_ui;
pub use screen::start_ui;
