//! Every event of the game goes into its journal.

use super::Work;
use crate::app::catalogue::tr_args;
use crate::app::command::{Command, JournalCommand};
use crate::app::journal::{Entry, JournalId};
use crate::app::toasts::Tone;

impl Work<'_> {
    /// Writes an event into the game's journal, which begins with the first of them.
    pub(super) fn write_down(&mut self, entry: Entry) {
        let id = match self.model.journal.open {
            Some(id) => id,
            None => self.begin_journal(),
        };
        self.out.push(Command::Journal(JournalCommand::Add(id, Box::new(entry))));
    }

    fn begin_journal(&mut self) -> JournalId {
        let id = self.new_journal();
        let header = Entry::Header(Box::new(self.model.document.origin.clone()));
        self.out.push(Command::Journal(JournalCommand::Begin(id, Box::new(header))));
        id
    }

    /// A number for the open game's journal.
    pub(super) fn new_journal(&mut self) -> JournalId {
        let journal = &mut self.model.journal;
        journal.last.0 += 1;
        journal.open = Some(journal.last);
        journal.has_failed = false;
        journal.last
    }

    /// The open game is saved or not wanted.
    pub(super) fn remove_journal(&mut self) {
        if let Some(id) = self.model.journal.open.take() {
            self.out.push(Command::Journal(JournalCommand::Remove(id)));
        }
    }

    /// Tells once; each further event tries again.
    pub(super) fn journal_failed(&mut self, reason: &str) {
        if !std::mem::replace(&mut self.model.journal.has_failed, true) {
            self.toast(Tone::Error, tr_args("journal-failed", &[("reason", reason.into())]));
        }
    }
}
