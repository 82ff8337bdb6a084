//! Replaces the open game by another one, and undoes that.

use super::work::Work;
use crate::app::context::{Command, Dialog, Tone};
use crate::app::engines::SearchCommand;
use crate::app::game::JournalCommand;
use crate::app::library::Origin;
use crate::app::model::{Mode, Over, Replaced, Return};
use crate::app::text::Text;

impl Work<'_> {
    /// Opens a game in place of the open one, which is saved or discarded: its journal is removed.
    pub(super) fn open(&mut self, mode: impl Into<Mode>) {
        let mut mode = mode.into();
        self.keep_analysing(&mut mode);
        self.leave_game();
        self.remove_journal();
        self.forget_replaced();
        self.close_over();
        *self.mode = mode;
        if self.mode.play().is_some() || self.mode.three().is_some() {
            // A file that takes its time does not take the place of a game that has begun meanwhile.
            self.give_up_opening();
        }
        self.begin_new();
    }

    /// Opens a game in place of the open one, which is saved or discarded; Undo brings it back with its journal, its
    /// file and its unsaved changes.
    pub(super) fn open_undoably(&mut self, mode: impl Into<Mode>, origin: Origin) {
        let is_blank = self.over.is_none() && self.mode.is_blank();
        if is_blank && self.mode.running_match().played().is_empty() {
            self.files.library.set_origin(origin);
            return self.open(mode);
        }
        let mut mode = mode.into();
        self.keep_analysing(&mut mode);
        self.forget_replaced();
        let replaced = self.exchange(mode, None, origin);
        if replaced.journal.is_some() {
            self.cx.toast(Tone::Plain, Text::key("game-replaced"));
        }
        *self.replaced = Some(replaced);
        self.begin_new();
    }

    /// Brings back the game that the open one has replaced. The open one waits for the opposite step.
    pub(super) fn bring_back(&mut self) {
        let Some(back) = self.replaced.take() else { return };
        let is_wanted = self.is_unsaved();
        let (returns_by, key) = match back.returns_by {
            Return::Undo => (Return::Redo { at: back.mode.save_state().revision() }, "game-brought-back"),
            Return::Redo { .. } => (Return::Undo, "game-replaced"),
        };
        let left = self.exchange(back.mode, back.over, back.origin);
        *self.replaced = Some(Replaced { is_wanted, returns_by, ..left });
        self.files.journal.open = back.journal;
        self.files.saver.attempts = back.attempts;
        self.leave_unwritten();
        self.cx.toast(Tone::Plain, Text::key(key));
        if self.over.is_none() {
            self.mode.end_interruption(&mut self.cx);
        }
    }

    /// Forgets the replaced game, and removes its journal unless that still holds unsaved work.
    pub(super) fn forget_replaced(&mut self) {
        let journal = self.replaced.take().filter(|game| !game.is_wanted).and_then(|game| game.journal);
        if let Some(journal) = journal {
            self.cx.out.push(Command::Journal(JournalCommand::Remove(journal.id)));
        }
    }

    /// Analyses the next game too, where the player leafs through games with the analysis on; but none that is being played
    /// by mail.
    fn keep_analysing(&self, next: &mut Mode) {
        if let (Some(open), Some(next)) = (self.mode.study(), next.study_mut()) {
            let is_played = self.files.runs_by_mail(next.document().record());
            next.set_analysing(open.is_analysing() && !is_played);
        }
    }

    /// Puts a game in the place of the open one, and returns the open game with everything that belongs to it.
    fn exchange(&mut self, mode: Mode, over: Option<Over>, origin: Origin) -> Replaced {
        self.mode.interrupt(&mut self.cx);
        self.autosave();
        let left = self.files.library.origin();
        self.files.library.set_origin(origin);
        self.leave_game();
        Replaced {
            mode: std::mem::replace(self.mode, mode),
            over: std::mem::replace(self.over, over),
            journal: self.files.journal.open.take(),
            origin: left,
            attempts: std::mem::take(&mut self.files.saver.attempts),
            is_wanted: false,
            returns_by: Return::Undo,
        }
    }

    /// Ends everything that belongs to the open game: searches, autoplay, the online session, dialogs, plans for after a
    /// save.
    fn leave_game(&mut self) {
        self.files.opening.forget_reading();
        self.mode.leave(&mut self.cx);
        self.cx.leave_meeting();
        self.cx.out.push(Command::Search(SearchCommand::NewGame));
        let dialogs = &mut self.cx.shared.dialogs;
        // Games found at the start are still asked about when a file has been opened in front of them.
        dialogs.retain(|dialog| matches!(dialog, Dialog::Restore { .. } | Dialog::Problem { .. }));
        self.files.library.close();
        self.files.saver.forget_plans();
    }

    /// Gives the game that was just opened its identity, its match and its side of the board.
    fn begin_new(&mut self) {
        // The line for newcomers is about the game of the first start.
        self.window.has_welcome = false;
        self.files.saver.attempts.clear();
        self.files.last_game.0 += 1;
        self.mode.save_state_mut().game = self.files.last_game;
        if let Some(two) = self.mode.two_mut() {
            let own = two.only_human().filter(|_| !two.is_studied());
            let by_mail = self.files.mail_game(two.document().record()).map(|game| game.me);
            two.set_bottom(own.or(by_mail));
        }
        self.leave_unwritten();
    }
}
