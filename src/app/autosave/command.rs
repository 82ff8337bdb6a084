//! Commands for the journals of open games.

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use crate::app::document::Snapshot;

/// The number of a journal in this run of the program.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct JournalId(pub u64);

/// Commands for the journals of open games.
#[derive(Debug, Clone)]
pub enum JournalCommand {
    /// Find the journals of former runs, and send them.
    Find,
    /// Write the game as it is at the end of its journal; the first time, begin the journal. It becomes the open game's.
    /// The journal that it replaces is removed as soon as the game is on the disk.
    Write {
        /// The journal.
        id: JournalId,
        /// The game.
        game: Box<Snapshot>,
        /// The journal to be removed afterwards.
        replaces: Option<JournalId>,
    },
    /// Reopen a journal found on the disk, under this number. Its last state has the other number.
    Resume(JournalId, PathBuf, u64),
    /// Remove the journal of a game that was saved or discarded.
    Remove(JournalId),
    /// Remove a journal found on the disk.
    RemoveFound(PathBuf),
    /// Sync the open game's journal, and send whether that succeeded.
    Force(Sender<bool>),
}
