//! The lessons: a start page with the stages, a screen in place of the board, and the panel beside the board of a level.

mod panel;
mod pupils;
mod screen;

pub use panel::{panel_ui, panel_width};
pub use screen::stages_ui;
