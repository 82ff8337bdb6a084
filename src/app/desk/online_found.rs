//! Unfinished games of former runs: go on with them, or give them up.

use super::work::Work;
use crate::app::cx::Command;
use crate::app::dialogs::Dialog;
use crate::app::online::{OnlineCommand, OnlineDialog};
use crate::online::Saved;

impl Work<'_> {
    /// They are asked about, or stand beside the form if that is open.
    pub(in crate::app) fn unfinished_found(&mut self, found: Vec<Saved>) {
        if let Some(OnlineDialog::Form(_, around)) = self.online_dialog() {
            around.unfinished = found;
        } else if !found.is_empty() {
            self.shared.dialogs.show_later(Dialog::Online(Box::new(OnlineDialog::Found(found))));
        }
    }

    /// One of those beside the form goes on.
    pub(in crate::app) fn resume_unfinished(&mut self, index: usize) {
        let Some(OnlineDialog::Form(_, around)) = self.online_dialog() else { return };
        let Some(game) = around.unfinished.get(index).cloned() else { return };
        let player = self.player();
        self.begin_meeting_after_asking(OnlineCommand::Resume(Box::new(game), player));
    }

    /// The first one goes on; the others are offered again at the next start.
    pub(in crate::app) fn resume_found(&mut self) {
        let Some((first, _)) = self.take_found() else { return };
        let player = self.player();
        self.begin_meeting_after_asking(OnlineCommand::Resume(Box::new(first), player));
    }

    /// The first one is not wanted; then the next one is asked about.
    pub(in crate::app) fn forget_found(&mut self) {
        let Some((first, others)) = self.take_found() else { return };
        self.out.push(Command::Online(OnlineCommand::Forget(Box::new(first))));
        self.unfinished_found(others);
    }

    fn take_found(&mut self) -> Option<(Saved, Vec<Saved>)> {
        let Some(OnlineDialog::Found(found)) = self.online_dialog() else { return None };
        let mut found = std::mem::take(found);
        self.close_online_dialogs();
        let first = (!found.is_empty()).then(|| found.remove(0))?;
        Some((first, found))
    }
}
