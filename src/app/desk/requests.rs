//! Carries out the requests of modes and of parts of the desk, after the message.

use super::work::Work;
use crate::app::context::{DeskRequest, Dialog, FileJob, Then, WindowCommand};
use crate::app::settings::GameForm;

impl Work<'_> {
    pub(super) fn carry_out_requests(&mut self) {
        while let Some(request) = self.cx.requests.pop_front() {
            match request {
                DeskRequest::Replace(then) => self.guard(then),
                DeskRequest::Proceed(then) => self.proceed(then),
                DeskRequest::Save => self.save(),
            }
        }
    }

    /// Does `then` at once, or after the question about unsaved work.
    fn guard(&mut self, then: Then) {
        if self.cx.shared.online.is_playing() {
            self.cx.show(Dialog::LeaveOnline { then });
            return;
        }
        if self.cx.shared.saver.is_writing() {
            // On a slow disk, the open game stays open until it is saved.
            self.cx.shared.saver.after = Some(then);
            return;
        }
        let Some(then) = self.write_back(then) else { return };
        if self.cx.shared.is_unsaved(self.mode.is_unsaved()) {
            self.cx.show(Dialog::Unsaved { then });
        } else {
            self.proceed(then);
        }
    }

    /// Carries out the step. The open game is already saved or discarded.
    fn proceed(&mut self, then: Then) {
        match then {
            Then::Start(GameForm::Two(form)) => self.start_game(&form),
            Then::Start(GameForm::Three(form)) => self.start_three(*form),
            Then::Rematch => self.rematch(),
            Then::NextGame => self.next_game(),
            Then::Place(game) => self.place(*game),
            Then::TypeIn(tags) => self.type_in(*tags),
            Then::StudyPosition(position) => self.study_position(*position),
            Then::Meet(start, player) => self.begin_meeting(start, player),
            Then::Restore(game) => self.continue_found(*game),
            Then::SaveFound(found) => self.save_found(found),
            Then::Quit => self.quit(),
        }
    }

    /// Ends the program without a question. A game with unsaved changes stays in its journal, and the next start offers it.
    pub(super) fn end(&mut self) {
        if self.cx.shared.is_unsaved(self.mode.is_unsaved()) {
            self.cx.shared.journal.open = None;
        }
        self.quit();
    }

    fn quit(&mut self) {
        self.mode.leave(&mut self.cx);
        self.cx.leave_meeting();
        self.cx.remove_journal();
        self.forget_replaced();
        // The program ends without waiting for the file that is being opened.
        drop(self.cx.shared.opening.give_up());
        self.cx.file(FileJob::Settings(Box::new(self.cx.shared.settings.clone())));
        self.cx.shared.settings_due = None;
        self.window(WindowCommand::Quit);
    }
}
