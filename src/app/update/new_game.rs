//! Beginning games.

use super::Work;
use crate::app::dialog::{Dialog, Then};
use crate::app::document::Document;
use crate::app::new_game::NewGameForm;
use crate::app::start;
use crate::app::toasts::Tone;
use crate::sides::Outcome;

impl Work<'_> {
    /// The form, filled in as the last time.
    pub(super) fn ask_new_game(&mut self) {
        let form = NewGameForm::new(self.model.settings.setup.clone());
        self.show(Dialog::NewGame(Box::new(form)));
    }

    /// The form was changed; says what is wrong with it.
    pub(super) fn edit_form(&mut self, mut form: Box<NewGameForm>) {
        if let Some(Dialog::NewGame(open)) = &mut self.model.dialog {
            form.problem = form.start_position().err();
            *open = form;
        }
    }

    /// The form is filled in.
    pub(super) fn submit_form(&mut self) {
        let Some(Dialog::NewGame(form)) = self.model.dialog.take() else { return };
        match form.start_position() {
            Ok(_) if form.is_continuation() => self.continue_game(*form),
            Ok(_) => self.guard(Then::Start(form)),
            Err(problem) => {
                self.show(Dialog::NewGame(Box::new(NewGameForm { problem: Some(problem), ..*form })));
            }
        }
    }

    pub(super) fn start_game(&mut self, form: &NewGameForm) {
        match start::game_from(form) {
            Ok(document) => {
                let last = self.last_outcome();
                self.model.running_match.next(&form.setup, last);
                self.model.settings.setup = form.setup.clone();
                self.settings_changed();
                self.begin(document);
            }
            Err(problem) => self.toast(Tone::Error, problem),
        }
    }

    /// The same set-up with colours swapped, from the usual position.
    pub(super) fn rematch(&mut self) {
        let last = self.last_outcome();
        let setup = self.model.document.setup.swapped();
        self.model.running_match.swap(last);
        if let Ok(document) = start::game_from(&NewGameForm::new(setup)) {
            self.begin(document);
        }
    }

    /// How the open game ended, if it counts for the match.
    fn last_outcome(&self) -> Option<Outcome> {
        let document = &self.model.document;
        document.is_live().then(|| document.game.outcome()).flatten()
    }

    fn begin(&mut self, document: Document) {
        self.open_document(document);
        self.model.opened = None;
        self.model.document.game.start_clock(self.now);
        self.turn_board();
        self.think_if_due();
    }
}
