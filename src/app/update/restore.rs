//! Games a former run has left behind: go on with them, save them, or throw them away.

use super::Work;
use crate::app::catalogue::tr;
use crate::app::command::{Command, JournalCommand};
use crate::app::dialog::{Dialog, Then};
use crate::app::document::Phase;
use crate::app::journal::SavedJournal;
use crate::app::toasts::Tone;

impl Work<'_> {
    pub(super) fn journals_found(&mut self, found: Vec<SavedJournal>) {
        if found.is_empty() {
            return;
        }
        let dialog = Dialog::Restore { found };
        if self.model.dialog.is_some() {
            self.model.waiting.push((self.now, dialog));
        } else {
            self.show(dialog);
        }
    }

    /// The first one goes on; the others are offered again at the next start.
    pub(super) fn answer_restore(&mut self, mut found: Vec<SavedJournal>) {
        let Some(game) = first(&mut found) else { return };
        self.guard(Then::Restore(Box::new(game)));
    }

    pub(super) fn continue_found(&mut self, game: SavedJournal) {
        let is_live = game.document.is_live() && game.document.game.outcome().is_none();
        self.open_document(game.document);
        let id = self.new_journal();
        self.out.push(Command::Journal(JournalCommand::Resume(id, game.path)));
        if !is_live || self.model.document.phase != Phase::Paused {
            return;
        }
        // Nobody loses time where there is no clock, so such a game needs no word to go on.
        if self.model.document.game.clock().is_timed() {
            self.toast(Tone::Plain, tr("restored-paused"));
        } else {
            self.pause_or_resume();
        }
    }

    /// The first one is opened and saved; then the next one is asked about.
    pub(super) fn save_found(&mut self, mut found: Vec<SavedJournal>) {
        let Some(game) = first(&mut found) else { return };
        self.continue_found(game);
        self.model.journal.found = found;
        self.save();
    }

    pub(super) fn discard_found(&mut self, mut found: Vec<SavedJournal>) {
        let Some(game) = first(&mut found) else { return };
        self.out.push(Command::Journal(JournalCommand::RemoveFound(game.path)));
        self.journals_found(found);
    }

    /// A game was saved: the next one found is asked about, if that was one.
    pub(super) fn ask_about_next_found(&mut self) {
        let found = std::mem::take(&mut self.model.journal.found);
        self.journals_found(found);
    }
}

fn first(found: &mut Vec<SavedJournal>) -> Option<SavedJournal> {
    (!found.is_empty()).then(|| found.remove(0))
}
