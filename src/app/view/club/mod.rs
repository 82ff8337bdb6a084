//! The books of a club: a cross table and a list of ratings, made of finished games.
//!
//! The tables are in the current language.

mod books;
mod html;
mod table;

pub use books::{ClubBooks, ClubPlayer, PlayedGame};
pub use html::to_html;
pub use table::{ClubTable, summary, to_text};
