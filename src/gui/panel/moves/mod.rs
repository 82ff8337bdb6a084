//! The list of moves: drawn row by row, clicked to go there, scrolled to the move shown.

mod draft_field;
mod edit_menu;
mod layout;
mod letters;
mod list;
mod move_rows;
mod part;
mod spans;
mod widths;

pub use layout::columns;
pub use list::{MovesPanel, Source};
