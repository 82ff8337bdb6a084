//! What is being saved, and what waits for it.

use super::FileLink;
use crate::app::dialogs::Then;

/// What is being saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saving {
    /// The open game as it was at this revision, with those of its match before it.
    Open(u64),
    /// Only the games of the match before it.
    Before,
}

/// What is being saved, and what waits for it.
#[derive(Debug, Default)]
pub struct Saver {
    /// What to do when the game has been saved.
    pub(in crate::app) after: Option<Then>,
    /// What is being saved.
    pub(in crate::app) saving: Option<Saving>,
    /// Whether it was asked to save again meanwhile.
    pub(in crate::app) again: bool,
    /// Where the open game, with those of its match, may stand although it could not be saved: it must not be put
    /// there a second time.
    pub(in crate::app) attempts: Vec<FileLink>,
}

impl Saver {
    /// Nothing happens after saving.
    pub(in crate::app) fn forget_plans(&mut self) {
        self.after = None;
    }

    /// It could not be saved, but may stand there.
    pub(in crate::app) fn note_attempt(&mut self, attempt: FileLink) {
        if !self.attempts.contains(&attempt) {
            self.attempts.push(attempt);
        }
    }
}
