//! Unsaved work is asked about before another game takes its place.

use super::Work;
use crate::app::command::{Command, WindowCommand};
use crate::app::dialog::{Dialog, Then};
use crate::app::document::Document;
use crate::app::model::{Computer, Hand};
use crate::app::search::SearchCommand;
use crate::sides::{ByColor, Color};

impl Work<'_> {
    /// Does `then` at once, or after asking what becomes of the open game.
    pub(super) fn guard(&mut self, then: Then) {
        if self.model.saving.is_some() {
            // The disk is slow: what is open stays until it is known to be safe.
            self.model.after_save = Some(then);
        } else if self.model.document.is_unsaved() {
            self.show(Dialog::Unsaved { then });
        } else {
            self.proceed(then);
        }
    }

    /// Does `then`; what was open has been saved or given up.
    pub(super) fn proceed(&mut self, then: Then) {
        match then {
            Then::Start(form) => self.start_game(&form),
            Then::Rematch => self.rematch(),
            Then::ReadGame(file, index) => self.out.push(Command::ReadGame(file, index)),
            Then::ReadRecorded(collection, index) => self.out.push(Command::ReadRecorded(collection, index)),
            Then::Place(game) => self.place(*game),
            Then::Restore(game) => self.continue_found(*game),
            Then::Quit => self.quit(),
        }
    }

    /// The open game is not wanted: forgets it and its journal, and goes on.
    pub(super) fn discard(&mut self, then: Then) {
        let revision = self.model.document.revision();
        self.model.document.mark_saved(revision);
        self.remove_journal();
        self.proceed(then);
    }

    /// The end of the game that was to be told has been taken back, or is no longer of interest.
    pub(super) fn forget_game_over(&mut self) {
        self.model.waiting.retain(|(_, dialog)| !matches!(dialog, Dialog::GameOver(_)));
    }

    fn quit(&mut self) {
        self.stop_thinking();
        self.remove_journal();
        self.out.push(Command::SaveSettings(Box::new(self.model.settings.clone())));
        self.model.settings_due = None;
        self.window(WindowCommand::Quit);
    }

    /// Puts another document in the place of the open one. Its journal, if it has one, is on the disk already.
    pub(super) fn open_document(&mut self, document: Document) {
        self.stop_thinking();
        self.stop_autoplay();
        self.remove_journal();
        self.forget_game_over();
        self.out.push(Command::Search(SearchCommand::NewGame));
        let model = &mut *self.model;
        model.document = document;
        model.hand = Hand::default();
        model.touched = None;
        model.computer = Computer { ticket: model.computer.ticket, ..Default::default() };
        // Games found at the start are still asked about when a file has been opened in front of them.
        model.dialog.take_if(|dialog| !matches!(dialog, Dialog::Restore { .. }));
        model.after_save = None;
        model.warned = ByColor::default();
        model.is_flipped = model.document.is_live() && model.document.only_human() == Some(Color::Black);
    }
}
