//! The side panel: the moves, the field for a typed move, the buttons for replay and play, the computer's thoughts,
//! the score of the match.

pub mod chip;
mod details;
mod match_table;
mod moves;
mod side;
mod start;
pub mod task;
pub mod typed_move;

pub use moves::{MovesPanel, Source, columns};
pub use side::{details_ui, fact_ui, foot_ui, is_narrow, list_ui, scrolled_ui, show, steady_line_ui, width};
