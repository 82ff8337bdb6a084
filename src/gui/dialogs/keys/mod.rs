//! The page of keys.

mod asking;
mod page;

pub use page::KeysPage;
