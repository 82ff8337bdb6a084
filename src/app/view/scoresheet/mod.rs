//! The scoresheet of a game to print: header, moves in two columns, the result, lines for the signatures.
//!
//! The scoresheet is in the current language, with its piece letters.

mod html;
mod plain;
mod puzzles;
mod sheet;

pub(super) use html::document;
pub use html::to_html;
pub use plain::to_text;
pub use puzzles::PuzzleSheet;
pub use sheet::{Scoresheet, SheetDiagram, SheetRow};
