//! The list of moves: rows of moves of the game, and between them paragraphs of running text; clicked to go to a move, scrolled
//! to the move shown.

mod block;
mod draft_field;
mod drawing;
mod edit_menu;
mod list;
mod paragraph;
mod stack;

pub use block::columns;
pub use drawing::Source;
pub use list::MovesPanel;
