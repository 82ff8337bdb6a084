//! Answers to the open dialog.

use std::path::PathBuf;

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::{DeskRequest, PlayOn};
use crate::app::dialogs::{Dialog, DialogAction, Then};
use crate::app::files::{PathPurpose, SaveMode};
use crate::app::storage::typed_path;
use crate::app::toasts::Tone;

impl Work<'_> {
    /// An answer that does not belong to the open dialog does nothing.
    pub(super) fn answer(&mut self, action: DialogAction) {
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

    /// Cancels everything that the dialog was about.
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
            Some(Dialog::Unsaved { then }) => {
                self.shared.saver.after = Some(then);
                self.requests.push_back(DeskRequest::Save);
            }
            Some(Dialog::Restore { found }) => self.replace_by(Then::SaveFound(found)),
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

    /// Discards unsaved changes of the open game, with its journal, and does `then`. If that can be undone, the game
    /// is kept until it is forgotten.
    fn discard(&mut self, then: Then) {
        if !then.can_be_undone() {
            self.mode.kept_mut().give_up();
            self.shared.running_match.give_up();
            self.context().remove_journal();
        }
        self.requests.push_back(DeskRequest::Proceed(then));
    }

    /// Leaves a running online game after the player has agreed.
    pub(super) fn leave_as_asked(&mut self) {
        if let Some(Dialog::LeaveOnline { then }) =
            self.answered(|dialog| matches!(dialog, Dialog::LeaveOnline { .. }))
        {
            self.end_meeting();
            self.requests.push_back(DeskRequest::Proceed(then));
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
        if let Some(play) = mode.play_mut() {
            play.play_on_as(answer, at, mv, &mut cx);
        }
    }

    fn agree(&mut self) {
        let dialog = self.answered(is_agreement);
        let (mode, mut cx) = self.parts();
        match dialog {
            Some(Dialog::Resign { by }) => {
                if let Some(play) = mode.play_mut() {
                    play.resign(by, &mut cx);
                }
            }
            Some(Dialog::EngineGone { color, .. }) => {
                if let Some(play) = mode.play_mut() {
                    play.replace_engine(color, &mut cx);
                }
            }
            Some(Dialog::ThreeResign { by }) => self.with_three(|three, cx| three.resign(by, cx)),
            _ => {}
        }
    }

    fn decline(&mut self) {
        drop(self.answered(is_agreement));
    }

    fn accept_path(&mut self) {
        let is_filled_in =
            |dialog: &Dialog| matches!(dialog, Dialog::Path { text, .. } if !text.trim().is_empty());
        let Some(Dialog::Path { purpose, text }) = self.answered(is_filled_in) else { return };
        let text = text.trim().to_owned();
        let mut path = typed_path::meant(&text);
        if typed_path::is_folder(&text) && !matches!(purpose, PathPurpose::Open | PathPurpose::AddToOwn) {
            path.push(self.suggested_name(purpose));
        }
        self.path_chosen(purpose, Some(path));
    }

    /// Takes the chosen path for its purpose. If that game was closed meanwhile, nothing is written.
    pub(super) fn path_chosen(&mut self, purpose: PathPurpose, path: Option<PathBuf>) {
        match (purpose, path) {
            (PathPurpose::Open, Some(path)) => self.open_file(path),
            (PathPurpose::AddToOwn, Some(path)) => self.add_to_own(path),
            (PathPurpose::Save(game) | PathPurpose::Export(game, _), path) if game != self.shared.game => {
                if path.is_some() {
                    self.toast(Tone::Warning, Text::key("save-other-game"));
                }
            }
            (PathPurpose::Save(_), path) => self.save_chosen(path),
            (PathPurpose::Export(_, export), Some(path)) => self.export(export, &path),
            (PathPurpose::Open | PathPurpose::AddToOwn | PathPurpose::Export(..), None) => {}
        }
    }

    /// Handles a request for a file dialog while another one is open: shows a warning. A save that needed the path is
    /// cancelled, together with the plans for the time after it.
    pub(super) fn file_dialog_open(&mut self, purpose: Option<PathPurpose>) {
        self.toast(Tone::Warning, Text::key("file-dialog-open"));
        if let Some(purpose @ PathPurpose::Save(_)) = purpose {
            self.path_chosen(purpose, None);
        }
    }
}

/// Whether the dialog requests the player's agreement to something in the game.
fn is_agreement(dialog: &Dialog) -> bool {
    matches!(dialog, Dialog::Resign { .. } | Dialog::ThreeResign { .. } | Dialog::EngineGone { .. })
}
