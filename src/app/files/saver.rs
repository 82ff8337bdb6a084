//! What is being saved, and what waits for it.

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
}

impl Saver {
    /// Nothing happens after saving.
    pub(in crate::app) fn forget_plans(&mut self) {
        self.after = None;
    }
}
