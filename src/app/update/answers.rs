//! Answers to the open dialog.

use std::path::PathBuf;

use super::work::Work;
use crate::app::context::{Command, Dialog, DialogAction, PendingAction, Shared, Tone, WindowCommand};
use crate::app::library::{GameList, PathPurpose, PuzzlesJob};
use crate::app::settings::GameForm;
use crate::app::text::Text;
use crate::disk::{Expected, typed_path};

impl Work<'_> {
    /// Closes the dialog that is answered, or changes its form. An answer that does not belong to the open dialog does
    /// nothing.
    pub(super) fn answer(&mut self, action: DialogAction) {
        let Shared { dialogs, settings, .. } = &mut *self.cx.shared;
        let Some(mut dialog) = dialogs.close_if(|dialog| action.answers(dialog)) else {
            if let Some(open) = dialogs.open_mut() {
                open.edit(action, &settings.engines);
            }
            return;
        };
        dialog.check(&settings.engines);
        match (action, dialog) {
            (DialogAction::Cancel, dialog) => self.cancel(&dialog),
            (DialogAction::StartGame, Dialog::NewGame(form)) => self.submit_form(form),
            (action, Dialog::NewGame(GameForm::Two(form))) => {
                self.leave_form(&form, action == DialogAction::StudyPosition);
            }
            (DialogAction::Save, Dialog::Unsaved { then }) => {
                self.files.saver.after = Some(then);
                self.save();
            }
            (_, Dialog::Unsaved { then }) => self.discard(then),
            (DialogAction::Save, Dialog::Restore { found }) => {
                self.cx.replace_by = Some(PendingAction::SaveFound(found));
            }
            (DialogAction::Discard, Dialog::Restore { found }) => self.discard_found(found),
            // The others are offered again at the next start.
            (_, Dialog::Restore { found }) => {
                if let Some(game) = found.into_iter().next() {
                    self.cx.replace_by = Some(PendingAction::Restore(Box::new(game)));
                }
            }
            (DialogAction::PlayOn { answer, remember }, Dialog::PlayOn { at, mv }) => {
                if remember {
                    self.cx.shared.play_on = Some(answer);
                }
                self.with_play(|play, cx| play.play_on_as(answer, at, mv, cx));
            }
            (DialogAction::Save, Dialog::Engine(form)) => self.save_engine(*form),
            (_, Dialog::Engine(form)) => self.remove_engine(&form),
            (action, Dialog::PuzzleSet(form)) => self.save_set(*form, action == DialogAction::Discard),
            (_, Dialog::LeaveOnline { then }) => {
                self.end_meeting();
                self.proceed(then);
            }
            (DialogAction::Agree, dialog) => self.agree(&dialog),
            (_, Dialog::Header(form)) => self.accept_header(&form),
            (_, Dialog::Path { purpose, text }) => self.accept_path(purpose, text.trim()),
            (action, dialog) => self.answer_about_file(&action, dialog),
        }
    }

    /// Cancels everything that the dialog was about.
    fn cancel(&mut self, closed: &Dialog) {
        if let Dialog::Online(dialog) = closed {
            self.online_cancelled(dialog);
        }
        if is_of_saving(closed) {
            self.files.saver.forget_plans();
        }
    }

    /// Discards unsaved changes of the open game, with its journal, and does `then`. If that can be undone, the game
    /// is kept until it is forgotten.
    fn discard(&mut self, then: PendingAction) {
        if !then.can_be_undone() {
            self.mode.save_state_mut().give_up();
            self.mode.running_match_mut().give_up();
            self.remove_journal();
        }
        self.proceed(then);
    }

    fn agree(&mut self, question: &Dialog) {
        match *question {
            Dialog::Resign { by, .. } => {
                self.with_play(|play, cx| play.resign(by, cx));
                self.with_three(|three, cx| three.resign(by, cx));
            }
            Dialog::EngineGone { color, .. } => self.with_play(|play, cx| play.replace_engine(color, cx)),
            Dialog::SearchByMail => {
                if let Some(study) = self.mode.study_mut() {
                    study.search_by_mail(&mut self.cx);
                }
            }
            _ => {}
        }
    }

    fn accept_path(&mut self, purpose: PathPurpose, text: &str) {
        let mut path = typed_path::meant(text);
        if typed_path::is_folder(text) && matches!(purpose, PathPurpose::Save(_) | PathPurpose::Export(..)) {
            path.push(self.suggested_name(purpose));
        }
        // The folder that was proposed, not the one in which the program was started.
        if path.is_relative()
            && let Some(folder) = self.likely_folder()
        {
            path = folder.join(path);
        }
        self.take_path(purpose, Some(path), Expected::Absent);
    }

    /// Takes the path chosen in the system's dialog, which has asked whether a file that is there may be replaced.
    pub(super) fn path_chosen(&mut self, purpose: PathPurpose, path: Option<PathBuf>) {
        self.take_path(purpose, path, Expected::Anything);
    }

    /// Takes the path for its purpose. An export replaces only a file that is as expected; saving has its own questions. If that
    /// game was closed meanwhile, nothing is written.
    fn take_path(&mut self, purpose: PathPurpose, path: Option<PathBuf>, expected: Expected) {
        match (purpose, path) {
            (PathPurpose::Open, Some(path)) => self.open_file(path),
            (PathPurpose::Program, Some(path)) => self.try_engine(Some(path)),
            (PathPurpose::AddToOwn, Some(path)) => self.add_to_own(path),
            (PathPurpose::AddSet, Some(path)) => self.cx.out.push(Command::Puzzles(PuzzlesJob::Add(path))),
            (PathPurpose::Save(game) | PathPurpose::Export(game, _), path) if game != self.mode.game_id() => {
                if path.is_some() {
                    self.cx.toast(Tone::Warning, Text::key("save-other-game"));
                }
            }
            (PathPurpose::Save(_), path) => self.save_chosen(path),
            (PathPurpose::Export(_, export), Some(path)) => self.export(export, &path, expected),
            (_, None) => {}
        }
    }

    /// Handles a request for a file dialog while another one is open: shows a warning. A save that needed the path is
    /// cancelled, together with the plans for the time after it.
    pub(super) fn file_dialog_open(&mut self, purpose: PathPurpose) {
        self.cx.toast(Tone::Warning, Text::key("file-dialog-open"));
        if let PathPurpose::Save(_) = purpose {
            self.path_chosen(purpose, None);
        }
    }
}

/// Whether the dialog is about the place where the game is saved.
fn is_of_saving(dialog: &Dialog) -> bool {
    match dialog {
        Dialog::FileThere { export, .. } => export.is_none(),
        Dialog::FileGone { .. } | Dialog::Path { purpose: PathPurpose::Save(_), .. } => true,
        _ => false,
    }
}

impl Work<'_> {
    /// Carries out the steps that screens and files of this room have asked for.
    pub(super) fn carry_out_steps(&mut self) {
        loop {
            if let Some(then) = self.cx.proceed.take() {
                self.proceed(then);
            } else if let Some(then) = self.cx.replace_by.take() {
                self.guard(then);
            } else {
                return;
            }
        }
    }

    /// Does `then` at once, or after the question about unsaved work.
    fn guard(&mut self, then: PendingAction) {
        if self.cx.shared.online.is_playing() {
            self.cx.show(Dialog::LeaveOnline { then });
            return;
        }
        if self.files.saver.is_writing() {
            // On a slow disk, the open game stays open until it is saved.
            self.files.saver.after = Some(then);
            return;
        }
        let Some(then) = self.write_back(then) else { return };
        if self.is_unsaved() {
            self.cx.show(Dialog::Unsaved { then });
        } else {
            self.proceed(then);
        }
    }

    /// Carries out the step. The open game is already saved or discarded.
    fn proceed(&mut self, then: PendingAction) {
        match then {
            PendingAction::Start(GameForm::Two(form)) => self.start_game(&form),
            PendingAction::Start(GameForm::Three(form)) => self.start_three(*form),
            PendingAction::Rematch => self.rematch(),
            PendingAction::NextGame => self.next_game(),
            PendingAction::Place(game) => self.place(*game),
            PendingAction::TypeIn(tags) => self.type_in(*tags),
            PendingAction::Study(record) => self.study_record(*record),
            PendingAction::Meet(start) => self.begin_meeting(start),
            PendingAction::Restore(game) => self.continue_found(*game),
            PendingAction::SaveFound(found) => {
                if self.open_found(found) {
                    self.save();
                }
            }
            PendingAction::Quit => self.quit(),
        }
    }

    /// Ends the program without a question. A game with unsaved changes stays in its journal, and the next start offers it.
    pub(super) fn end(&mut self) {
        if self.is_unsaved() {
            self.write_at_end();
            self.files.journal.open = None;
        }
        self.quit();
    }

    fn quit(&mut self) {
        self.mode.leave(&mut self.cx);
        self.cx.leave_meeting();
        self.remove_journal();
        self.forget_replaced();
        // The program ends without waiting for the file that is being opened, or for a search in a list.
        drop(self.files.opening.give_up());
        self.files.library.lists_mut().for_each(GameList::cancel_search);
        self.write_settings();
        self.tell_window(WindowCommand::Quit);
    }
}
