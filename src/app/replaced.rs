//! A game that gave its place on the board to another one, kept so that Undo brings it back.

use super::files::FileLink;
use super::game_id::GameId;
use super::library::Origin;
use super::matches::Match;
use super::message::GameAction;
use super::mode::Mode;
use super::shared::{OpenJournal, Shared};

/// A game that gave its place on the board to another one, with everything that belongs to it.
#[derive(Debug)]
pub struct Replaced {
    /// The game, with its file and its unsaved changes.
    pub(super) mode: Mode,
    /// Its identity.
    pub(super) game: GameId,
    /// Its journal, which the writer keeps open.
    pub(super) journal: Option<OpenJournal>,
    /// The file that it was opened from.
    pub(super) origin: Origin,
    /// The match that it belongs to.
    pub(super) running_match: Match,
    /// Failed attempts to save it.
    pub(super) attempts: Vec<FileLink>,
    /// Whether Black was at the bottom.
    pub(super) is_flipped: bool,
    /// Whether its clock or its analysis ran.
    pub(super) was_going_on: bool,
    /// Whether it is unsaved, and the player has neither saved nor discarded it: its journal stays on the disk.
    pub(super) is_wanted: bool,
    /// The step that brings it back.
    pub(super) returns_by: Return,
}

/// The step that brings a replaced game back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Return {
    /// Undo, once every edit of the open game is undone.
    Undo,
    /// Redo, as long as the open game is at this revision.
    Redo {
        /// The revision of the open game.
        at: u64,
    },
}

impl Replaced {
    /// Whether this step brings the game back to the board in place of `open`. Nothing is exchanged during a write.
    pub(super) fn returns(&self, action: GameAction, open: &Mode, shared: &Shared) -> bool {
        let is_step = match self.returns_by {
            Return::Undo => {
                action == GameAction::TakeBack && matches!(open, Mode::Study(_) | Mode::Three { .. })
            }
            Return::Redo { at } => action == GameAction::Redo && open.revision() == at,
        };
        is_step && !open.can(action) && shared.saver.saving.is_none()
    }

    /// The game.
    pub fn mode(&self) -> &Mode {
        &self.mode
    }
}
