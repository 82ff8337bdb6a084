//! Journals on the disk: written, found after a crash, and replayed into games.

pub mod crash;
pub mod file;
pub mod open;
pub mod replay;
pub mod saved;
pub mod writer;

pub use file::JournalFolder;
pub use replay::Restored;
pub use saved::{Found, SavedJournal, UnreadableJournal, find, read};
pub use writer::{JournalNews, JournalSender};
