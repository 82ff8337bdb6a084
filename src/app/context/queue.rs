//! The queue of dialogs: one is open, others may wait.

use std::mem::discriminant;

use super::Dialog;

/// The dialog that is open, and those that wait.
///
/// A dialog that the player requests opens at once. The dialog behind it comes back afterwards, with everything
/// already filled in. Other dialogs wait until none is open.
#[derive(Debug, Default)]
pub struct Dialogs {
    /// The open dialog, which is the last one, and those that it covers.
    stack: Vec<Dialog>,
    /// Dialogs that open when none is open, the one that waits longest first.
    waiting: Vec<Dialog>,
}

impl Dialogs {
    /// The dialog in front; others wait behind it.
    pub fn open(&self) -> Option<&Dialog> {
        self.stack.last()
    }

    /// Like [`Self::open`], for changing its contents.
    pub(in crate::app) fn open_mut(&mut self) -> Option<&mut Dialog> {
        self.stack.last_mut()
    }

    /// All dialogs, open or not.
    pub(in crate::app) fn all_mut(&mut self) -> impl Iterator<Item = &mut Dialog> {
        self.stack.iter_mut().chain(&mut self.waiting)
    }

    /// Opens a dialog in front of the one that is open. There is one of each kind: an older one of this kind goes.
    pub(in crate::app) fn show(&mut self, dialog: Dialog) {
        self.stack.retain(|other| discriminant(other) != discriminant(&dialog));
        self.stack.push(dialog);
    }

    /// Opens a dialog if none is open; otherwise it waits for its turn.
    pub(in crate::app) fn show_later(&mut self, dialog: Dialog) {
        if self.stack.is_empty() { self.stack.push(dialog) } else { self.waiting.push(dialog) }
    }

    /// Takes away the open dialog if it is of the kind that was answered. The dialog behind it comes back.
    pub(in crate::app) fn close_if(&mut self, is_it: impl FnOnce(&mut Dialog) -> bool) -> Option<Dialog> {
        self.stack.pop_if(is_it)
    }

    /// Takes away every dialog that is not to be kept, open or waiting.
    pub(in crate::app) fn retain(&mut self, keep: impl Fn(&Dialog) -> bool) {
        self.stack.retain(&keep);
        self.waiting.retain(&keep);
    }

    /// Opens the dialog that waits longest, if none is open.
    pub(in crate::app) fn open_waiting(&mut self) {
        if self.is_due() {
            self.stack.push(self.waiting.remove(0));
        }
    }

    /// Whether none is open, and one waits.
    pub(in crate::app) fn is_due(&self) -> bool {
        self.stack.is_empty() && !self.waiting.is_empty()
    }
}
