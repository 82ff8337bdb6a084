//! A game in a study: opened from a file, or played here and over. Every legal move is a move of the record, and every
//! edit can be undone.

mod action;
mod analyse;
mod analysis;
mod analysis_view;
mod board;
mod mistakes;
mod report;
mod report_view;
mod screen;
mod state;

pub use action::StudyAction;
pub use state::Study;
