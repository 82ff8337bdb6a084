//! News of the journals, and games that a former run has left behind: go on with them, save them, or throw them away.

use std::path::Path;

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::Command;
use crate::app::dialogs::{Dialog, Then};
use crate::app::journal::{JournalCommand, JournalId};
use crate::app::journal_files::{Restored, SavedJournal, UnreadableJournal};
use crate::app::mode::Mode;
use crate::app::play::Play;
use crate::app::setup::{Match, Setup};
use crate::app::study::Study;
use crate::app::toasts::Tone;

/// News of the journals.
impl Work<'_> {
    pub(in crate::app) fn journal_written(&mut self, id: JournalId, events: u64) {
        let replaced = self.replaced.as_mut().and_then(|game| game.journal.as_mut());
        let mut journals = self.shared.journal.open.as_mut().into_iter().chain(replaced);
        if let Some(journal) = journals.find(|journal| journal.id == id) {
            journal.written = events;
        }
    }

    /// What did not fit was cut off the journal of the game that goes on.
    pub(in crate::app) fn journal_cut(&mut self, kept: &Path) {
        let path = kept.display().to_string();
        self.toast(Tone::Error, Text::new("journal-cut", [("path", path.into())]));
    }

    /// Some were found that cannot be read: the first is named, the others lie beside it.
    pub(in crate::app) fn journals_unreadable(&mut self, journals: &[UnreadableJournal]) {
        let Some((first, others)) = journals.split_first() else { return };
        let path = first.path.display().to_string();
        let args =
            [("path", path.into()), ("reason", first.reason.clone().into()), ("more", others.len().into())];
        let key = if others.is_empty() { "journal-unreadable" } else { "journals-unreadable" };
        self.toast(Tone::Error, Text::new(key, args));
    }

    /// What has failed was told, so this is told too.
    pub(in crate::app) fn journal_mended(&mut self, id: JournalId) {
        let journal = &mut self.shared.journal;
        if journal.open.is_some_and(|open| open.id == id) && std::mem::take(&mut journal.has_failed) {
            self.toast(Tone::Plain, Text::key("journal-mended"));
        }
    }

    /// Tells once; each further event tries again, and so does the journal's thread when nothing happens.
    pub(in crate::app) fn journal_failed(&mut self, reason: Text) {
        if !std::mem::replace(&mut self.shared.journal.has_failed, true) {
            self.toast(Tone::Error, Text::new("journal-failed", [("reason", reason.into())]));
        }
    }
}

/// Games that a former run has left behind.
impl Work<'_> {
    pub(in crate::app) fn journals_found(&mut self, found: Vec<SavedJournal>) {
        if !found.is_empty() {
            self.shared.dialogs.show_later(Dialog::Restore { found });
        }
    }

    /// The first one goes on; the others are offered again at the next start.
    pub(in crate::app) fn answer_restore(&mut self, mut found: Vec<SavedJournal>) {
        let Some(game) = first(&mut found) else { return };
        self.guard(Then::Restore(Box::new(game)));
    }

    pub(in crate::app) fn continue_found(&mut self, game: SavedJournal) {
        if let Restored::Three(document) = &game.game {
            return self.continue_three(document.as_ref().clone(), &game);
        }
        let mode = match game.game {
            Restored::Play(document) => Mode::Play(Box::new(Play::standing(*document))),
            Restored::Study(document) => Mode::Study(Box::new(Study::new(*document))),
            Restored::Three(_) => return,
        };
        self.open(mode);
        let file = self.mode.document().file().map(|link| link.path.clone());
        self.shared.running_match = match game.running_match {
            Some(running) => *running,
            None => Match::new(&Setup { match_length: None, ..self.mode.document().setup().clone() }),
        };
        if file.is_some() {
            self.shared.running_match.mark_saved(file);
        }
        let (mode, mut cx) = self.parts();
        let id = cx.new_journal();
        cx.out.push(Command::Journal(JournalCommand::Resume(id, game.path)));
        let Some(play) = mode.play_mut().filter(|play| play.goes_on()) else { return };
        // Nobody loses time where there is no clock, so such a game needs no word to go on.
        if play.game().clock().is_timed() {
            cx.tell_paused();
        } else {
            play.pause_or_resume(&mut cx);
        }
    }

    /// Opens and saves the first one, once the open game is saved or discarded; then asks about the next one.
    pub(in crate::app) fn save_found(&mut self, mut found: Vec<SavedJournal>) {
        let Some(game) = first(&mut found) else { return };
        self.continue_found(game);
        self.shared.journal.found = found;
        self.save();
    }

    pub(in crate::app) fn discard_found(&mut self, mut found: Vec<SavedJournal>) {
        let Some(game) = first(&mut found) else { return };
        self.out.push(Command::Journal(JournalCommand::RemoveFound(game.path)));
        self.journals_found(found);
    }

    /// A game was saved: the next one found is asked about, if that was one.
    pub(in crate::app) fn ask_about_next_found(&mut self) {
        let found = std::mem::take(&mut self.shared.journal.found);
        self.journals_found(found);
    }
}

fn first(found: &mut Vec<SavedJournal>) -> Option<SavedJournal> {
    (!found.is_empty()).then(|| found.remove(0))
}
