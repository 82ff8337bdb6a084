//! The file of a game, and the state of the game that is saved there.

use crate::app::storage::FileLink;

/// The file of a game, and the state of the game that is saved there.
#[derive(Debug, Clone, Default)]
pub struct Kept {
    file: Option<FileLink>,
    revision: u64,
    saved_revision: u64,
    /// The revision that was added to the player's own games.
    own_revision: Option<u64>,
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

    /// Whether these changes would be lost: the game is neither in its file nor, without a file, among the player's own.
    pub fn is_unsaved(&self) -> bool {
        self.is_changed() && !(self.file.is_none() && self.is_own())
    }

    /// Whether the game is among the player's own games as it is now.
    pub fn is_own(&self) -> bool {
        self.own_revision == Some(self.revision)
    }

    /// Notes that the player's own games include the game as it was at this revision.
    pub(in crate::app) fn added_to_own(&mut self, revision: u64) {
        self.own_revision = Some(revision);
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
