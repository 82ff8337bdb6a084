//! Leaving the study of a kept game: what is new in it goes back into the game, once and without a question, and can be
//! taken back.

use super::work::Work;
use crate::app::context::{DeskRequest, Dialog, FileJob, Then, Tone, WrittenBack};
use crate::app::game::WriteBack;
use crate::app::library::{KeepJob, SaveMode, SavedGame, Saving};
use crate::app::text::Text;

impl Work<'_> {
    /// Writes the study of a kept game back into it, and does `then` afterwards. Returns `then` if there is nothing to
    /// write.
    pub(super) fn write_back(&mut self, then: Then) -> Option<Then> {
        let Some(WriteBack { id, played, studied }) = self.mode.write_back(self.cx.now) else {
            return Some(then);
        };
        let kept = self.mode.kept();
        let saving = Saving { game: self.cx.shared.game, revision: Some(kept.revision()) };
        let own_file = kept.own_id().and_then(|_| kept.file().cloned());
        self.cx.shared.saver.after = Some(then);
        self.cx.shared.saver.back = Some(WrittenBack { saving, id, played });
        let studied = SavedGame::Two(studied);
        match own_file {
            Some(link) => self.save_game_in(link.path.clone(), SaveMode::InPlace(link), Some(studied)),
            None => self.cx.file(FileJob::Keep(Box::new(KeepJob { id, saving, game: studied }))),
        }
        None
    }

    /// The study could not be written back. The player may save it elsewhere before it is left.
    pub(super) fn not_written_back(&mut self, saving: Saving) {
        if self.cx.shared.saver.back.take_if(|back| back.saving == saving).is_none() {
            return;
        }
        let is_open = saving.game == self.cx.shared.game;
        let Some(then) = self.cx.shared.saver.after.take().filter(|_| is_open) else { return };
        if self.cx.shared.is_unsaved(self.mode.is_unsaved()) {
            self.cx.show(Dialog::Unsaved { then });
        } else {
            self.cx.ask(DeskRequest::Proceed(then));
        }
    }

    /// Leaves a kept game as it was played: undoes all edits of the open study, or takes the study that was left out of
    /// its game.
    pub(super) fn leave_as_it_was(&mut self) {
        if self.mode.is_study_of_own() {
            self.mode.put_down();
            if let Some(document) = self.mode.document_mut() {
                while document.undo() {}
            }
        } else if let Some(WrittenBack { saving, id, played }) = self.cx.shared.written_back.take() {
            let saving = Saving { revision: None, ..saving };
            let job = KeepJob { id, saving, game: SavedGame::Two(played) };
            self.cx.file(FileJob::Keep(Box::new(job)));
            // Undo may bring the study back.
            let left = self.replaced.as_mut().filter(|game| game.game == saving.game);
            if let Some(game) = left {
                game.mode.kept_mut().added_to_own(0);
            }
            self.cx.withdraw_toast("study-written-back");
            self.cx.toast(Tone::Plain, Text::key("left-as-it-was"));
        }
    }
}
