//! Pages to print: described in words and diagrams, and their writing as HTML that any browser prints. One style
//! sheet, `assets/print.css`, is for all of them.

mod game_page;
mod header;
mod html;
mod page;
mod puzzle_sheet;
mod scoresheet;

pub use game_page::game_page;
pub use page::{Figure, Page, Part, Run, Sheet, Table};
pub use puzzle_sheet::PuzzleSheet;
pub use scoresheet::Scoresheet;
