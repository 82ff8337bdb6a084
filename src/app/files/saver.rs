//! What is being saved, and what waits for it.

use crate::app::dialogs::Then;

/// What is being saved, and what waits for it.
#[derive(Debug, Default)]
pub struct Saver {
    /// What to do when the game has been saved.
    pub(in crate::app) after: Option<Then>,
    /// The revision of the open game that is being saved; none of it where only the games of its match before it are.
    pub(in crate::app) saving: Option<Option<u64>>,
    /// Whether it was asked to save again meanwhile.
    pub(in crate::app) again: bool,
}

impl Saver {
    /// Nothing happens after saving.
    pub(in crate::app) fn forget_plans(&mut self) {
        self.after = None;
    }
}
