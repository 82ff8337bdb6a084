//! News of the journals, and games found from a former run: continuing, saving or discarding them.

use std::path::Path;

use super::work::Work;
use crate::app::context::{Command, DeskRequest, Dialog, Tone};
use crate::app::game::saved::{SavedJournal, UnreadableJournal};
use crate::app::game::{JournalCommand, JournalId};
use crate::app::mode::Mode;
use crate::app::settings::{Match, Setup};
use crate::app::text::{Text, text};

/// News of the journals.
impl Work<'_> {
    pub(super) fn journal_written(&mut self, id: JournalId, number: u64) {
        let replaced = self.replaced.as_mut().and_then(|game| game.journal.as_mut());
        let mut journals = self.cx.shared.journal.open.as_mut().into_iter().chain(replaced);
        if let Some(journal) = journals.find(|journal| journal.id == id) {
            journal.written = number;
        }
    }

    /// Reports that another program had removed or renamed the running game's journal, and that it is written again.
    pub(super) fn journal_renewed(&mut self, path: &Path) {
        let path = path.display().to_string();
        self.cx.toast(Tone::Error, text!("journal-renewed", path));
    }

    /// Warns that the rest of the running game's journal did not fit the game and was moved to the file `kept`.
    pub(super) fn journal_cut(&mut self, kept: &Path) {
        let path = kept.display().to_string();
        self.cx.toast(Tone::Error, text!("journal-cut", path));
    }

    /// Warns that some journals are unreadable. The message names the first; the others are in the same folder.
    pub(super) fn journals_unreadable(&mut self, journals: &[UnreadableJournal]) {
        let Some((first, others)) = journals.split_first() else { return };
        let (path, reason, more) = (first.path.display().to_string(), &first.reason, others.len());
        let key = if others.is_empty() { "journal-unreadable" } else { "journals-unreadable" };
        self.cx.toast(Tone::Error, text!(key, path, reason, more));
    }

    /// Reports that the journal can be written again, if a failure was reported before.
    pub(super) fn journal_mended(&mut self, id: JournalId) {
        let journal = &mut self.cx.shared.journal;
        if journal.open.is_some_and(|open| open.id == id) && std::mem::take(&mut journal.has_failed) {
            self.cx.toast(Tone::Plain, Text::key("journal-mended"));
        }
    }

    /// Tells once; each further event tries again, and so does the journal's thread when nothing happens.
    pub(super) fn journal_failed(&mut self, reason: Text) {
        if !std::mem::replace(&mut self.cx.shared.journal.has_failed, true) {
            self.cx.toast(Tone::Error, text!("journal-failed", reason));
        }
    }
}

/// Games that a former run has left behind.
impl Work<'_> {
    pub(super) fn journals_found(&mut self, found: Vec<SavedJournal>) {
        if !found.is_empty() {
            self.cx.shared.dialogs.show_later(Dialog::Restore { found });
        }
    }

    pub(super) fn continue_found(&mut self, game: SavedJournal) {
        self.open(game.game);
        if let Some(document) = self.mode.document() {
            let setup = || Setup { match_length: None, ..document.setup().clone() };
            let file = document.kept().file().map(|link| link.path.clone());
            let mut running = game.running_match.map_or_else(|| Match::new(&setup()), |running| *running);
            if file.is_some() {
                running.mark_saved(file);
            }
            self.cx.shared.running_match = running;
        }
        let id = self.cx.new_journal(game.number);
        self.cx.out.push(Command::Journal(JournalCommand::Resume(id, game.path, game.number)));
        // The former run may have ended before the finished game was added to the player's own games.
        match &*self.mode {
            Mode::Two(two) => two.keep(&mut self.cx),
            Mode::Three(three) => three.keep(&mut self.cx),
        }
        let goes_on = match &*self.mode {
            Mode::Two(two) => two.goes_on(),
            Mode::Three(three) => three.goes_on(),
        };
        // A game without clocks resumes at once, because the interruption costs no time.
        if goes_on && game.is_paused {
            self.cx.show_paused();
        } else if goes_on {
            self.mode.end_interruption(&mut self.cx);
        }
        self.note_mailed();
    }

    /// Opens and saves the first one, once the open game is saved or discarded; then asks about the next one.
    pub(super) fn save_found(&mut self, mut found: Vec<SavedJournal>) {
        let Some(game) = first(&mut found) else { return };
        self.continue_found(game);
        self.cx.shared.journal.found = found;
        self.cx.ask(DeskRequest::Save);
    }

    pub(super) fn discard_found(&mut self, mut found: Vec<SavedJournal>) {
        let Some(game) = first(&mut found) else { return };
        self.cx.out.push(Command::Journal(JournalCommand::RemoveFound(game.path)));
        self.journals_found(found);
    }
}

fn first(found: &mut Vec<SavedJournal>) -> Option<SavedJournal> {
    (!found.is_empty()).then(|| found.remove(0))
}
