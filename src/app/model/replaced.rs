//! The game that another game replaced on the board, kept so that Undo brings it back.

use crate::app::context::{OpenJournal, Shared};
use crate::app::game::GameAction;
use crate::app::library::{GameId, Origin};
use crate::app::mode::Mode;
use crate::app::over::Over;
use crate::app::settings::Match;
use crate::app::storage::FileLink;

/// The game that another game replaced on the board, with everything that belongs to it.
#[derive(Debug)]
pub struct Replaced {
    /// The game, with file and unsaved changes.
    pub(in crate::app) mode: Mode,
    /// The screen over it.
    pub(in crate::app) over: Option<Over>,
    /// The identity of the game.
    pub(in crate::app) game: GameId,
    /// The journal of the game, which the writer keeps open.
    pub(in crate::app) journal: Option<OpenJournal>,
    /// The file that it was opened from.
    pub(in crate::app) origin: Origin,
    /// The match that it belongs to.
    pub(in crate::app) running_match: Match,
    /// Failed attempts to save it.
    pub(in crate::app) attempts: Vec<FileLink>,
    /// Whether Black was at the bottom.
    pub(in crate::app) is_flipped: bool,
    /// Whether its clock or its analysis ran.
    pub(in crate::app) was_going_on: bool,
    /// Whether it is unsaved, and the player has neither saved nor discarded it: its journal stays on the disk.
    pub(in crate::app) is_wanted: bool,
    /// The step that brings it back.
    pub(in crate::app) returns_by: Return,
}

/// The step that brings a replaced game back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum Return {
    /// Undo, once every edit of the open game is undone.
    Undo,
    /// Redo, as long as the open game is at this revision.
    Redo { at: u64 },
}

impl Replaced {
    /// Whether this step brings the game back to the board in place of `open`. Nothing is exchanged during a write.
    pub(in crate::app) fn returns(&self, action: GameAction, open: &Mode, shared: &Shared) -> bool {
        let is_step = match self.returns_by {
            Return::Undo => action == GameAction::TakeBack && open.play().is_none(),
            Return::Redo { at } => action == GameAction::Redo && open.kept().revision() == at,
        };
        is_step && open.check(action, shared).is_err() && shared.saver.saving.is_none()
    }
}
