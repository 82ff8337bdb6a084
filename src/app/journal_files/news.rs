//! Reports of the thread that writes the journal.

use std::path::PathBuf;

use super::find::UnreadableJournal;
use super::saved::SavedJournal;
use crate::app::catalogue::Text;
use crate::app::journal::JournalId;

/// A report of the thread that writes the journal.
#[derive(Debug, Clone)]
pub enum JournalNews {
    /// The journals of games that were never finished or saved.
    Found(Vec<SavedJournal>),
    /// Journals that cannot be read; they stay where they are.
    Unreadable(Vec<UnreadableJournal>),
    /// The number of events of the running game that are on the disk, counted from the start or the continuation of its
    /// journal. They survive any end of this program.
    Written(JournalId, u64),
    /// The reason why the running game cannot be written.
    Failed(Text),
    /// The journal is on the disk again, with everything that could not be written before.
    Mended(JournalId),
    /// The file with the part that was cut off the end of a continued journal.
    Cut(PathBuf),
}
