//! Which game it is, its file, and the state of the game that is saved there.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::app::text::keys;
use crate::disk::Stamp;
use crate::game::TreeEdit;
use crate::game::date::unix_seconds;
use crate::path_serde;

/// Identifies a game among those opened in one run of the program. Each request about the open game that is answered
/// later (a file dialog, a write) carries it, so that the answer never reaches another game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct GameId(pub u64);

/// The place of a saved game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FileLink {
    /// The file.
    #[serde(with = "path_serde")]
    pub path: PathBuf,
    /// The stamp of its contents when they were read or written last.
    pub stamp: Stamp,
    /// The game's number in it, from 0.
    pub index: usize,
    /// The stamp of the game's own text there, by which the game is found in a file that other programs wrote. Journals
    /// of versions up to 0.3 have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Stamp>,
    /// Whether the backup of the file has what another program wrote, and is to stay.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub keeps_backup: bool,
}

/// The file of a game, and the state of the game that is saved there.
#[derive(Debug, Clone, Default)]
pub struct SaveState {
    /// Which of the games opened in this run it is.
    pub(in crate::app) game: GameId,
    file: Option<FileLink>,
    revision: u64,
    saved_revision: u64,
    /// The revision that was added to the player's own games.
    own_revision: Option<u64>,
    /// The identity of the game among the player's own games, if the file is theirs.
    pub(in crate::app) own_id: Option<u64>,
    /// The parts that have changed since the last save.
    changes: Vec<Change>,
    /// Whether edits were made before the game came back from the disk, which cannot be undone any more.
    pub(super) has_old_edits: bool,
}

impl SaveState {
    /// A game that came from this file, unchanged.
    pub(in crate::app) fn in_file(file: Option<FileLink>) -> SaveState {
        SaveState { file, ..SaveState::default() }
    }

    /// A game that comes back with its file, and with the parts that had changed since it was saved, if any had.
    pub(super) fn restored(file: Option<FileLink>, changes: Option<Vec<Change>>) -> SaveState {
        let saved_revision = u64::from(changes.is_none());
        let changes = changes.unwrap_or_default();
        let has_old_edits = changes.iter().any(|part| *part != Change::Moves);
        SaveState { file, revision: 1, saved_revision, changes, has_old_edits, ..SaveState::default() }
    }

    /// The parts whose changes would be lost; `None` if none would be.
    pub(super) fn unsaved_parts(&self) -> Option<Vec<Change>> {
        self.is_unsaved().then(|| self.changes.clone())
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

    /// Whether an earlier state of the game is among the player's own games, and the latest one is not.
    pub(in crate::app) fn is_newer_than_own(&self) -> bool {
        match self.own_id {
            Some(_) => self.is_changed(),
            None => self.own_revision.is_some_and(|own| own != self.revision),
        }
    }

    /// The parts that have changed since the last save; `None` if no state of the game is in any file.
    pub fn changes(&self) -> Option<&[Change]> {
        let is_somewhere = self.file.is_some() || self.own_revision.is_some();
        is_somewhere.then_some(&self.changes[..])
    }

    /// Notes that the player's own games include the game as it was at this revision.
    pub(in crate::app) fn added_to_own(&mut self, revision: u64) {
        self.own_revision = Some(revision);
        if self.file.is_none() && revision == self.revision {
            self.changes.clear();
        }
    }

    /// Counts a change of this part that is worth saving.
    pub(in crate::app) fn change(&mut self, part: Change) {
        self.revision += 1;
        if !self.changes.contains(&part) {
            self.changes.push(part);
        }
    }

    /// Notes that this revision of the game was saved in this file.
    pub(in crate::app) fn saved(&mut self, revision: u64, file: Option<FileLink>) {
        self.saved_revision = revision;
        self.file = file;
        if !self.is_changed() {
            self.changes.clear();
        }
    }

    /// Gives the game its new place after a change of the file around it; none if the game was deleted there: it is then not
    /// among the player's own any more.
    pub(in crate::app) fn set_file(&mut self, file: Option<FileLink>) {
        self.own_id = self.own_id.filter(|_| file.is_some());
        self.file = file;
    }

    /// Counts all changes as saved: the player has discarded them.
    pub(in crate::app) fn give_up(&mut self) {
        self.saved_revision = self.revision;
        self.changes.clear();
    }
}

/// A part of a game that was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The moves played.
    Moves,
    /// Moves that were not played.
    Variations,
    /// Comments, glyphs, arrows and circles.
    Comments,
    /// The judgements and evaluations of the game report.
    Report,
    /// Names, event, date and other tags.
    Header,
    /// The points and the reason of the end.
    Result,
}

impl Change {
    /// The parts that an edit of a record changes.
    pub(super) fn of(edit: &TreeEdit) -> Vec<Change> {
        match edit {
            TreeEdit::Start { .. } => vec![Change::Moves],
            TreeEdit::AddMove { .. }
            | TreeEdit::AddLine { .. }
            | TreeEdit::Delete { .. }
            | TreeEdit::DeleteAfter { .. }
            | TreeEdit::Restore { .. }
            | TreeEdit::Reorder { .. }
            | TreeEdit::Tree { .. } => vec![Change::Variations],
            TreeEdit::Comment { .. } | TreeEdit::Glyphs { .. } | TreeEdit::Shapes { .. } => {
                vec![Change::Comments]
            }
            TreeEdit::Evaluation { .. } => vec![Change::Report],
            TreeEdit::Tag { .. } => vec![Change::Header],
            TreeEdit::Result { .. } => vec![Change::Result],
            TreeEdit::All(edits) => {
                let all: Vec<Change> = edits.iter().flat_map(Change::of).collect();
                // A report adds glyphs and better lines as well.
                if all.contains(&Change::Report) { vec![Change::Report] } else { all }
            }
        }
    }
}

keys!(impl Change {
    Moves => "change-moves", Variations => "change-variations", Comments => "change-comments",
    Report => "change-report", Header => "change-header", Result => "change-result",
});

/// Which game it is, and where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Identity {
    /// The number of the game among the player's own games, chosen at random.
    pub id: u64,
    /// When it was begun or opened, in seconds since 1970.
    pub begun: u64,
    /// Whether it is played here, and not only opened from a file.
    pub is_live: bool,
    /// Number of moves, of three players' acts, that were there at the beginning.
    pub given: usize,
    /// Whether the game says nothing more about the player's strength: it has once, or the players have changed sides.
    #[serde(default)]
    pub is_rated: bool,
}

impl Identity {
    /// A game that begins or is opened now, with this number of moves.
    pub(super) fn new(is_live: bool, given: usize) -> Identity {
        Identity { id: fastrand::u64(..), begun: unix_seconds(), is_live, given, is_rated: false }
    }
}
