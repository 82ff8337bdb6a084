//! The scoresheet of a game to print: header, moves in two columns, the result, lines for the signatures.
//!
//! It is in the language that is shown, with that language's letters of the pieces.

mod html;
mod plain;
mod sheet;

pub use html::to_html;
pub use plain::to_text;
pub use sheet::{Scoresheet, SheetRow};
