//! The file of a game, and the state of the game that is saved there.

use crate::app::storage::FileLink;

/// The file of a game, and the state of the game that is saved there.
#[derive(Debug, Clone, Default)]
pub struct Kept {
    file: Option<FileLink>,
    revision: u64,
    saved_revision: u64,
}

impl Kept {
    /// A game that came from this file, unchanged.
    pub(in crate::app) fn in_file(file: Option<FileLink>) -> Kept {
        Kept { file, ..Kept::default() }
    }

    /// The file; `None` until the game is saved.
    pub fn file(&self) -> Option<&FileLink> {
        self.file.as_ref()
    }

    /// Counts the changes that are worth saving.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the game differs from its last save.
    pub fn is_changed(&self) -> bool {
        self.revision != self.saved_revision
    }

    /// Counts a change that is worth saving.
    pub(in crate::app) fn change(&mut self) {
        self.revision += 1;
    }

    /// Notes that this revision of the game was saved in this file.
    pub(in crate::app) fn saved(&mut self, revision: u64, file: Option<FileLink>) {
        self.saved_revision = revision;
        self.file = file;
    }

    /// Gives the game its new place after a change of the file around it.
    pub(in crate::app) fn set_file(&mut self, file: Option<FileLink>) {
        self.file = file;
    }

    /// Counts all changes as saved: the player has discarded them.
    pub(in crate::app) fn give_up(&mut self) {
        self.saved_revision = self.revision;
    }
}
