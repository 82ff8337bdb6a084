//! What edits are carried out on.

use std::fmt::Debug;
use std::time::Duration;

use super::{EditError, TreeEdit};
use crate::game::GameRecord;

/// A record that can be edited: one that is kept, or that of a game being played, which lets only those edits pass that
/// leave the game as it was played.
pub trait Editable: Debug + Send {
    /// The record as it is now.
    fn record(&self) -> &GameRecord;

    /// Whether an edit may be tried: whether it leaves alone what must stay.
    fn allows(&self, edit: &TreeEdit) -> bool;

    /// Carries out an edit and returns the edit that undoes it.
    ///
    /// # Errors
    ///
    /// [`EditError`]; nothing is then changed.
    fn edit(&mut self, edit: TreeEdit) -> Result<TreeEdit, EditError>;

    /// The record as it is to be saved at `now`, a monotonic time: with what running clocks show then.
    fn record_at(&self, now: Duration) -> GameRecord;
}

impl Editable for GameRecord {
    fn record(&self) -> &GameRecord {
        self
    }

    fn allows(&self, _edit: &TreeEdit) -> bool {
        true
    }

    fn edit(&mut self, edit: TreeEdit) -> Result<TreeEdit, EditError> {
        self.apply(edit)
    }

    fn record_at(&self, _now: Duration) -> GameRecord {
        self.clone()
    }
}
