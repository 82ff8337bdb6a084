//! What is being saved, and what waits for it.

use crate::app::dialogs::Then;
use crate::app::files::Saving;
use crate::app::storage::FileLink;

/// What is being saved, and what waits for it.
#[derive(Debug, Default)]
pub struct Saver {
    /// What to do when the game has been saved.
    pub(in crate::app) after: Option<Then>,
    /// The write that was begun last, until its answer comes.
    pub(in crate::app) saving: Option<Saving>,
    /// Whether it was asked to save again meanwhile.
    pub(in crate::app) again: bool,
    /// Where the open game, with those of its match, may stand although it could not be saved: it must not be put
    /// there a second time.
    pub(in crate::app) attempts: Vec<FileLink>,
}

impl Saver {
    /// Cancels everything planned for the time after the write.
    pub(in crate::app) fn forget_plans(&mut self) {
        self.after = None;
        self.again = false;
    }

    /// It could not be saved, but may stand there.
    pub(in crate::app) fn note_attempt(&mut self, attempt: FileLink) {
        if !self.attempts.contains(&attempt) {
            self.attempts.push(attempt);
        }
    }
}
