//! The running save, and the plans for the time after it.

use crate::app::dialogs::Then;
use crate::app::files::Saving;
use crate::app::storage::FileLink;

/// The running save, and the plans for the time after it.
#[derive(Debug, Default)]
pub struct Saver {
    /// The step to carry out after the save.
    pub(in crate::app) after: Option<Then>,
    /// The write that was begun last, until its answer comes.
    pub(in crate::app) saving: Option<Saving>,
    /// Whether the player has requested another save meanwhile.
    pub(in crate::app) again: bool,
    /// Places in files where the open game, or an earlier one of its match, was perhaps written by a save that failed.
    /// The next save does not add it there a second time.
    pub(in crate::app) attempts: Vec<FileLink>,
}

impl Saver {
    /// Cancels everything planned for the time after the write.
    pub(in crate::app) fn forget_plans(&mut self) {
        self.after = None;
        self.again = false;
    }

    /// Remembers a place where the game was perhaps written, although saving it failed.
    pub(in crate::app) fn note_attempt(&mut self, attempt: FileLink) {
        if !self.attempts.contains(&attempt) {
            self.attempts.push(attempt);
        }
    }
}
