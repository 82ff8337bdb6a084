//! The page of keys.

mod asking;
mod page;

pub use asking::{Asking, listen};
pub use page::{KeysPage, are_found, rows_ui};
