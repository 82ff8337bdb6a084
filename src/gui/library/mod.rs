//! The library, a screen instead of the board: games in a table with a filter, for mouse and keyboard.

pub mod club;
mod filters;
mod preview;
mod query_bar;
mod ratings;
mod screen;
mod source;
mod table;

pub use screen::show;
pub use table::TableState;
