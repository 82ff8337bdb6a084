//! Answers to the open dialog.

use super::work::Work;
use crate::app::cx::PlayOn;
use crate::app::dialogs::{Dialog, DialogAction, Then};
use crate::app::files::{PathPurpose, SaveMode};
use crate::app::mode::Mode;

impl Work<'_> {
    /// An answer that does not belong to the open dialog does nothing.
    pub(in crate::app) fn answer(&mut self, action: DialogAction) {
        match action {
            DialogAction::Cancel => self.cancel(),
            DialogAction::EditForm(form) => self.edit_form(form),
            DialogAction::StartGame => self.submit_form(),
            DialogAction::EditThree(form) => self.edit_three(form),
            DialogAction::StartThree => self.submit_three(),
            DialogAction::Save => self.answer_save(),
            DialogAction::Discard => self.answer_discard(),
            DialogAction::AsVariation { remember } => self.answer_play_on(PlayOn::Variation, remember),
            DialogAction::AsNewGame { remember } => self.answer_play_on(PlayOn::NewGame, remember),
            DialogAction::Agree => self.agree(),
            DialogAction::Decline => self.decline(),
            DialogAction::Review => self.review(),
            DialogAction::Continue => self.answer_continue(),
            DialogAction::EditHeader(form) => self.edit_header(form),
            DialogAction::AcceptHeader => self.accept_header(),
            DialogAction::EditPath(path) => {
                if let Some(Dialog::Path { text, .. }) = self.shared.dialogs.open_mut() {
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
        let closed = self.shared.dialogs.close();
        if let Some(Dialog::Online(dialog)) = &closed {
            self.online_cancelled(dialog);
        }
        if let Some(
            Dialog::FileThere { .. }
            | Dialog::FileChanged { .. }
            | Dialog::Path { purpose: PathPurpose::Save(_), .. },
        ) = closed
        {
            self.shared.saver.forget_plans();
        }
    }

    /// Takes the open dialog away if it is one that can be answered so.
    fn answered(&mut self, is_it: impl FnOnce(&Dialog) -> bool) -> Option<Dialog> {
        self.shared.dialogs.close_if(is_it)
    }

    fn answer_save(&mut self) {
        match self.answered(|dialog| matches!(dialog, Dialog::Unsaved { .. } | Dialog::Restore { .. })) {
            Some(Dialog::Unsaved { then }) => self.save_then(then),
            Some(Dialog::Restore { found }) => self.guard(Then::SaveFound(found)),
            _ => {}
        }
    }

    fn answer_discard(&mut self) {
        match self.answered(|dialog| matches!(dialog, Dialog::Unsaved { .. } | Dialog::Restore { .. })) {
            Some(Dialog::Unsaved { then }) => self.discard(then),
            Some(Dialog::Restore { found }) => self.discard_found(found),
            _ => {}
        }
    }

    fn answer_continue(&mut self) {
        if let Some(Dialog::Restore { found }) =
            self.answered(|dialog| matches!(dialog, Dialog::Restore { .. }))
        {
            self.answer_restore(found);
        }
    }

    fn answer_play_on(&mut self, answer: PlayOn, remember: bool) {
        let dialog = self.answered(|dialog| matches!(dialog, Dialog::PlayOn { .. }));
        let Some(Dialog::PlayOn { at, mv }) = dialog else { return };
        if remember {
            self.shared.play_on = Some(answer);
        }
        let (mode, mut cx) = self.parts();
        if let Mode::Play(play) = mode {
            play.play_on_as(answer, at, mv, &mut cx);
        }
    }

    fn agree(&mut self) {
        let dialog = self.answered(is_agreement);
        let (mode, mut cx) = self.parts();
        match (mode, dialog) {
            (Mode::Play(play), Some(Dialog::Resign { by })) => play.resign(by, &mut cx),
            (Mode::Play(play), Some(Dialog::EngineGone { color, .. })) => {
                play.replace_engine(color, &mut cx);
            }
            (Mode::Three { three, .. }, Some(Dialog::ThreeResign { by })) => three.resign(by, &mut cx),
            _ => {}
        }
    }

    fn decline(&mut self) {
        drop(self.answered(is_agreement));
    }

    /// The game is over: to its start, to be looked through.
    fn review(&mut self) {
        match self.answered(|dialog| matches!(dialog, Dialog::GameOver(_) | Dialog::ThreeOver(_))) {
            Some(Dialog::ThreeOver(_)) => self.with_three(|three, cx| three.look(0, cx)),
            Some(_) => {
                self.mode.document_mut().go_first();
                self.mode.put_down();
            }
            None => {}
        }
    }
}

/// Whether somebody is asked to agree to something in the game.
fn is_agreement(dialog: &Dialog) -> bool {
    matches!(dialog, Dialog::Resign { .. } | Dialog::ThreeResign { .. } | Dialog::EngineGone { .. })
}
