//! The library, a screen instead of the board: the games of a file in a table with a filter, for mouse and keyboard.

mod screen;
mod table;

pub use screen::show;
pub use table::Scroll;
