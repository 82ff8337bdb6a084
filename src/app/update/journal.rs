//! Every event of the game goes into its journal.

use std::path::Path;

use super::Work;
use crate::app::catalogue::tr_args;
use crate::app::command::{Command, JournalCommand};
use crate::app::journal::find::UnreadableJournal;
use crate::app::journal::{Entry, JournalId};
use crate::app::toasts::Tone;

impl Work<'_> {
    /// Writes an event into the game's journal, which begins with the first of them.
    pub(super) fn write_down(&mut self, entry: Entry) {
        let id = match self.model.journal.open {
            Some(id) => id,
            None => self.begin_journal(),
        };
        self.model.journal.events += 1;
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
        (journal.events, journal.written) = (0, 0);
        journal.has_failed = false;
        journal.last
    }

    /// The open game is saved or not wanted.
    pub(super) fn remove_journal(&mut self) {
        if let Some(id) = self.model.journal.open.take() {
            self.out.push(Command::Journal(JournalCommand::Remove(id)));
        }
    }

    pub(super) fn journal_written(&mut self, id: JournalId, events: u64) {
        if self.model.journal.open == Some(id) {
            self.model.journal.written = events;
        }
    }

    /// What did not fit was cut off the journal of the game that goes on.
    pub(super) fn journal_cut(&mut self, kept: &Path) {
        let path = kept.display().to_string();
        self.toast(Tone::Error, tr_args("journal-cut", &[("path", path.into())]));
    }

    /// Some were found that cannot be read: the first is named, the others lie beside it.
    pub(super) fn journals_unreadable(&mut self, journals: &[UnreadableJournal]) {
        let Some((first, others)) = journals.split_first() else { return };
        let path = first.path.display().to_string();
        let args = [("path", path.into()), ("reason", first.reason.as_str().into())];
        let mut text = tr_args("journal-unreadable", &args);
        if !others.is_empty() {
            text.push(' ');
            text.push_str(&tr_args("journal-unreadable-more", &[("count", others.len().into())]));
        }
        self.toast(Tone::Error, text);
    }

    /// Tells once; each further event tries again.
    pub(super) fn journal_failed(&mut self, reason: &str) {
        if !std::mem::replace(&mut self.model.journal.has_failed, true) {
            self.toast(Tone::Error, tr_args("journal-failed", &[("reason", reason.into())]));
        }
    }
}
