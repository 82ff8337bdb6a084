//! The open game on the disk: one file a game, one line for each state of it, each there before the next change happens.
//!
//! A line is the whole game as it is ([`Snapshot`](super::document::Snapshot)), and carries a checksum. A separate thread
//! ([`writer`]) writes each line at once and syncs the file at most once a second and at the game's end. Above
//! [`LARGEST_FILE`](open::LARGEST_FILE) a new file takes the place of the old one. A crash or a power failure leaves the file
//! behind; the next start finds it and takes the game of its last whole line ([`saved`]). A file is locked while its game is
//! open, so that two programs running at the same time do not touch each other's files; on file systems without locks Heksy
//! asks the player.
//!
//! The writer reports the number of the state that the system has accepted, which survives any end of the program. A
//! panic writes and syncs the pending lines and leaves a note ([`crash`]). Lines that cannot be written or synced stay in
//! memory; the writer tries again at the next change or a few seconds later. What stands behind the last whole line of a
//! restored game is cut off and kept next to it as `.rest`.

mod command;
pub mod crash;
pub mod file;
pub mod line;
pub mod open;
pub mod saved;
pub mod writer;

pub use command::{JournalCommand, JournalId};
pub use file::JournalFolder;
pub use saved::{Found, SavedJournal, UnreadableJournal, find, read};
pub use writer::{JournalNews, JournalSender};
