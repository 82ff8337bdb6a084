//! The running game on the disk: one file per game, one line per event, each there before the next one happens.
//!
//! The file begins with a [`Header`]; each line carries a checksum ([`lines`]). A separate thread writes each line at
//! once and syncs the file at most once a second and at the game's end ([`writer`](super::journal_files::writer)). A
//! crash or a power failure leaves the file behind; the next start finds it ([`find`](super::journal_files::find)) and
//! rebuilds the game from its lines ([`saved`](super::journal_files::saved)). A file is locked while its game is open,
//! so that two programs running at the same time do not touch each other's files; on file systems without locks the
//! player is asked.
//!
//! The writer reports the number of events that the system has accepted, which survive any end of the program. A panic
//! writes and syncs the pending lines and leaves a note ([`crash`](super::journal_files::crash)). Lines that cannot be
//! written or synced stay in memory; the writer tries again at the next event or a few seconds later. A restored game
//! continues after the last event that fits; the rest of the file is cut off and kept next to it as `.rest`.

mod edit;
mod entry;
pub mod lines;
pub mod reasons;
mod three;

pub(in crate::app) use edit::line;
pub use edit::{EditEntry, MovePath};
pub use entry::{Clocks, Entry, Header, JournalCommand, JournalId, Origin, VERSION};
pub use three::{THREE_VERSION, ThreeEntry, ThreeHeader, Times};
