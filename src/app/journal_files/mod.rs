//! Journals on the disk: written, found after a crash, and replayed into games.

pub mod crash;
pub mod file;
pub mod find;
pub mod open;
pub mod owner;
pub mod replay;
pub mod saved;
pub mod writer;

pub use file::JournalFolder;
pub use find::UnreadableJournal;
pub use replay::Restored;
pub use saved::{Found, SavedJournal, read};
pub use writer::{JournalNews, JournalSender};
