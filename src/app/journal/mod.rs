//! The running game on the disk: one file per game, one line per event, each there before the next one happens.
//!
//! The file begins with a [`Header`]; each line carries a checksum ([`lines`]). A thread of its own writes each line
//! at once and forces it to the disk at most once a second and at the game's end ([`writer`](super::journal_files::writer)). A program that is
//! killed, or a machine that loses its power, leaves the file behind; the next start finds it ([`find`](super::journal_files::find)), and the game
//! is made again from its lines ([`saved`](super::journal_files::saved)). Each file is locked while its game is open, so that two programs
//! running at once leave each other's alone; where there are no locks, its name says whose it is ([`owner`](super::journal_files::owner)).
//!
//! The writer tells how many events the system has taken over: those survive any end of the program. A panic forces
//! the rest down and leaves a note ([`crash`](super::journal_files::crash)). What cannot be written, or not be forced to the disk, stays in memory and
//! is tried again, at the next event or a few seconds later. A game goes on behind the last event that fits; what lies behind that
//! in the file is cut off, and kept beside it as `.rest`.

mod command;
mod edit;
mod entry;
pub mod lines;
pub mod reasons;
mod three;

pub use command::JournalCommand;
pub use edit::{EditEntry, MovePath};
pub use entry::{ClockState, Clocks, Entry, Header, JournalId, Origin, VERSION};
pub use three::{ThreeEntry, ThreeHeader, Times};
