//! Answers to the open dialog, and dialogs that wait for their moment.

use super::Work;
use crate::app::dialog::{Dialog, PathPurpose};
use crate::app::file::SaveMode;
use crate::app::message::DialogAction;
use crate::app::model::PlayOn;

impl Work<'_> {
    /// An answer that does not belong to the open dialog does nothing.
    pub(super) fn answer(&mut self, action: DialogAction) {
        match action {
            DialogAction::Cancel => self.cancel(),
            DialogAction::EditForm(form) => self.edit_form(form),
            DialogAction::StartGame => self.submit_form(),
            DialogAction::Save => self.answer_save(),
            DialogAction::Discard => self.answer_discard(),
            DialogAction::AsVariation { remember } => self.answer_play_on(PlayOn::Variation, remember),
            DialogAction::AsNewGame { remember } => self.answer_play_on(PlayOn::NewGame, remember),
            DialogAction::Agree => self.agree(),
            DialogAction::Decline => self.decline(),
            DialogAction::Review => self.review(),
            DialogAction::SelectGame(index) => self.select_game(index),
            DialogAction::FilterGames(filter) => self.filter_games(filter),
            DialogAction::OpenGame => self.open_selected(),
            DialogAction::Continue => self.answer_continue(),
            DialogAction::EditPath(path) => {
                if let Some(Dialog::Path { text, .. }) = &mut self.model.dialog {
                    *text = path;
                }
            }
            DialogAction::AcceptPath => self.accept_path(),
            DialogAction::Append => self.save_over(SaveMode::Append),
            DialogAction::Replace => self.save_over(SaveMode::Whole),
            DialogAction::SaveElsewhere => self.save_elsewhere(),
        }
    }

    /// Nothing of what the dialog was about happens.
    fn cancel(&mut self) {
        match self.model.dialog.take() {
            Some(Dialog::DrawOffered { .. }) => self.decline_draw(),
            Some(
                Dialog::FileThere { .. }
                | Dialog::FileChanged { .. }
                | Dialog::Path { purpose: PathPurpose::Save, .. },
            ) => self.model.after_save = None,
            Some(Dialog::PlayOn { .. }) => self.moved_cursor(),
            _ => {}
        }
    }

    fn answer_save(&mut self) {
        match self.model.dialog.take() {
            Some(Dialog::Unsaved { then }) => self.save_then(then),
            Some(Dialog::Restore { found }) => self.save_found(found),
            other => self.model.dialog = other,
        }
    }

    fn answer_discard(&mut self) {
        match self.model.dialog.take() {
            Some(Dialog::Unsaved { then }) => self.discard(then),
            Some(Dialog::Restore { found }) => self.discard_found(found),
            other => self.model.dialog = other,
        }
    }

    fn answer_continue(&mut self) {
        match self.model.dialog.take() {
            Some(Dialog::Restore { found }) => self.answer_restore(found),
            other => self.model.dialog = other,
        }
    }

    fn answer_play_on(&mut self, answer: PlayOn, remember: bool) {
        match self.model.dialog.take() {
            Some(Dialog::PlayOn { at, mv }) => self.play_on_as(answer, at, mv, remember),
            other => self.model.dialog = other,
        }
    }

    fn agree(&mut self) {
        match self.model.dialog.take() {
            Some(Dialog::DrawOffered { .. }) => self.accept_draw(),
            Some(Dialog::TakebackAsked { .. }) => self.take_back(),
            Some(Dialog::Resign { by }) => self.resign(by),
            other => self.model.dialog = other,
        }
    }

    fn decline(&mut self) {
        match self.model.dialog.take() {
            Some(Dialog::DrawOffered { .. }) => self.decline_draw(),
            Some(Dialog::TakebackAsked { .. } | Dialog::Resign { .. }) => {}
            other => self.model.dialog = other,
        }
    }

    /// The game is over: to its start, to be looked through.
    fn review(&mut self) {
        if matches!(self.model.dialog, Some(Dialog::GameOver(_))) {
            self.model.dialog = None;
            self.model.document.game.go_first();
            self.moved_cursor();
        }
    }

    /// Opens the dialog that has waited longest, if none is open and its time has come.
    pub(super) fn show_due_dialog(&mut self) {
        if self.model.dialog.is_some() {
            return;
        }
        if let Some(due) = self.model.waiting.iter().position(|(at, _)| *at <= self.now) {
            let (_, dialog) = self.model.waiting.remove(due);
            self.show(dialog);
        }
    }
}
