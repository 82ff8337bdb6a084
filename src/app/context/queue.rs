//! The queue of dialogs: one is open, others may wait.

use std::mem::discriminant;

use super::Dialog;

/// The dialog that is open, and those that wait.
///
/// A dialog that the player requests opens at once. The dialog behind it comes back afterwards, with everything
/// already filled in. Other dialogs wait until none is open.
#[derive(Debug, Default)]
pub struct Dialogs {
    open: Option<Dialog>,
    /// Covered dialogs, which come back later; the last one comes first.
    behind: Vec<Dialog>,
    /// Dialogs that open when none is open, the one that waits longest first.
    waiting: Vec<Dialog>,
}

impl Dialogs {
    /// The dialog in front; others wait behind it.
    pub fn open(&self) -> Option<&Dialog> {
        self.open.as_ref()
    }

    /// Like [`Self::open`], for changing its contents.
    pub(in crate::app) fn open_mut(&mut self) -> Option<&mut Dialog> {
        self.open.as_mut()
    }

    /// All dialogs, open or not.
    pub(in crate::app) fn all_mut(&mut self) -> impl Iterator<Item = &mut Dialog> {
        self.open.iter_mut().chain(&mut self.behind).chain(&mut self.waiting)
    }

    /// Opens a dialog in front of the one that is open. There is one of each kind: an older one of this kind goes.
    pub(in crate::app) fn show(&mut self, dialog: Dialog) {
        let is_other = |other: &Dialog| discriminant(other) != discriminant(&dialog);
        self.behind.retain(is_other);
        if let Some(before) = self.open.take().filter(is_other) {
            self.behind.push(before);
        }
        self.open = Some(dialog);
    }

    /// Opens a dialog if none is open; otherwise it waits for its turn.
    pub(in crate::app) fn show_later(&mut self, dialog: Dialog) {
        if self.open.is_none() { self.open = Some(dialog) } else { self.waiting.push(dialog) }
    }

    /// Takes away the open dialog if it is of the kind that was answered. The dialog behind it comes back.
    pub(in crate::app) fn close_if(&mut self, is_it: impl FnOnce(&mut Dialog) -> bool) -> Option<Dialog> {
        let closed = self.open.take_if(is_it)?;
        self.open = self.behind.pop();
        Some(closed)
    }

    /// Takes away every dialog that is not to be kept, open or waiting.
    pub(in crate::app) fn retain(&mut self, keep: impl Fn(&Dialog) -> bool) {
        self.behind.retain(&keep);
        self.waiting.retain(&keep);
        if self.open.as_ref().is_some_and(|dialog| !keep(dialog)) {
            self.open = self.behind.pop();
        }
    }

    /// Opens the dialog that waits longest, if none is open.
    pub(in crate::app) fn open_waiting(&mut self) {
        if self.is_due() {
            self.open = Some(self.waiting.remove(0));
        }
    }

    /// Whether none is open, and one waits.
    pub(in crate::app) fn is_due(&self) -> bool {
        self.open.is_none() && !self.waiting.is_empty()
    }
}
