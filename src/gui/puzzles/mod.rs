//! The puzzles: a start page, a screen in place of the board, the panel beside the board of a puzzle; sheets and sets.

mod daily;
mod line;
mod panel;
mod screen;
pub mod sets;
pub mod sheet;

pub use panel::panel_ui;
pub use screen::start_ui;
