//! Commands for the journal.

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use super::{Entry, JournalId};

/// Commands for the journals of running games.
#[derive(Debug, Clone)]
pub enum JournalCommand {
    /// Find the journals of former runs, and send them.
    Find,
    /// Begin a journal with this entry. It becomes the running game's.
    Begin(JournalId, Box<Entry>),
    /// Begin a journal with this entry, and remove the one that was the running game's as soon as it is written.
    Replace(JournalId, Box<Entry>),
    /// Add an entry.
    Add(JournalId, Box<Entry>),
    /// Reopen a journal found on the disk, under this number.
    Resume(JournalId, PathBuf),
    /// Remove the journal of a game that was saved or discarded.
    Remove(JournalId),
    /// Remove a journal found on the disk.
    RemoveFound(PathBuf),
    /// Sync the running game's journal, and send whether that succeeded.
    Force(Sender<bool>),
}
