//! Saving the game.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::work::Work;
use crate::app::context::{Dialog, DialogAction, Fault, FileJob, Tone};
use crate::app::game::GameAction;
use crate::app::library::{
    Meanwhile, OpenedFile, PathPurpose, SaveFailure, SaveJob, SaveMode, SavedFile, SavedGame, Saving,
};
use crate::app::text::{FileOperation, ProblemKind, Text, text};
use crate::disk::backup_path;
use crate::excerpt;

impl Work<'_> {
    /// Saves to the game's file, or asks for a place if it has none. The games of a match are saved to one file.
    pub(super) fn save(&mut self) {
        if self.files.saver.saving.is_some() {
            self.files.saver.again = true;
            return;
        }
        let of_match = self.mode.running_match().file().map(Path::to_owned);
        match (self.mode.save_state().file().cloned(), of_match) {
            (Some(link), _) => self.save_in(link.path.clone(), SaveMode::InPlace(link)),
            (None, Some(path)) => self.save_in(path, SaveMode::Append),
            (None, None) => self.ask_where_to_save(),
        }
    }

    pub(super) fn ask_where_to_save(&mut self) {
        self.ask_place(PathPurpose::Save(self.mode.game_id()));
    }

    /// Handles the choice of a place. Without a place nothing is saved, and the step after the save is cancelled.
    pub(super) fn save_chosen(&mut self, path: Option<PathBuf>) {
        let Some(mut path) = path else {
            self.files.saver.after = None;
            return;
        };
        if path.extension().is_none() {
            path.set_extension("pgn");
        }
        let place = std::path::absolute(&path).unwrap_or_else(|_| path.clone());
        let link = self.mode.save_state().file().cloned().filter(|link| link.path == place);
        self.save_in(path, link.map_or(SaveMode::New, SaveMode::InPlace));
    }

    fn save_in(&mut self, path: PathBuf, mode: SaveMode) {
        self.save_game_in(path, mode, None);
    }

    /// Saves the open game, or this record of it.
    pub(super) fn save_game_in(&mut self, path: PathBuf, mode: SaveMode, game: Option<SavedGame>) {
        let running = self.mode.running_match();
        let before = match &mode {
            SaveMode::InPlace(_) => &[],
            SaveMode::Append if running.file() == Some(path.as_path()) => running.unsaved(),
            _ => running.played(),
        };
        // The next game of a match does not count until it begins.
        let is_begun = before.is_empty() || self.mode.document().is_some_and(|game| !game.is_empty());
        let game = is_begun.then(|| game.unwrap_or_else(|| self.mode.to_save(self.cx.now)));
        let attempts = self.files.saver.attempts.clone();
        let revision = is_begun.then(|| self.mode.save_state().revision());
        let saving = Saving { game: self.mode.game_id(), revision };
        let job = SaveJob { saving, path, before: before.to_vec(), game, mode, attempts };
        self.files.saver.saving = Some(saving);
        self.cx.file(FileJob::Save(Box::new(job)));
    }

    /// A game is on the disk. Another one may be open by now.
    pub(super) fn saved(&mut self, saving: Saving, saved: SavedFile) {
        let SavedFile { file, index, meanwhile } = saved;
        if let Some(path) = &file.path {
            self.cx.change_settings().remember_file(path);
        }
        let name = file.path.as_deref().map_or_else(String::new, excerpt::path);
        // A change of the file by others is reported in any case.
        let is_written_back = self.note_written_back(saving);
        if !is_written_back || meanwhile.is_some() {
            let games = file.games.len();
            let (tone, text) = match (meanwhile, &file.path) {
                (Some(Meanwhile::Removed), _) => (Tone::Warning, text!("saved-added", path = name, games)),
                (Some(Meanwhile::Changed), Some(path)) => {
                    let backup = excerpt::path(&backup_path(path));
                    (Tone::Warning, text!("saved-over-change", path = name, backup))
                }
                _ => (Tone::Plain, text!("saved", path = name)),
            };
            self.cx.toast(tone, text);
        }
        self.files.exploring.is_fresh = false;
        // A later write may be running.
        let is_last = self.files.saver.saving.take_if(|running| *running == saving).is_some();
        if saving.game == self.mode.game_id() {
            self.open_game_saved(saving.revision, file, index);
        } else if let (Some(replaced), Some(revision)) = (self.replaced.as_mut(), saving.revision)
            && replaced.mode.game_id() == saving.game
        {
            replaced.mode.save_state_mut().saved(revision, file.link(index));
        }
        if is_last {
            self.continue_after_saving();
        }
    }

    /// Reports that the study of a kept game was written back into it, if this write did that. Returns whether it did.
    pub(super) fn note_written_back(&mut self, saving: Saving) -> bool {
        let back = self.files.saver.back.take_if(|back| back.saving == saving);
        let is_done = back.is_some();
        if is_done {
            self.files.written_back = back;
            self.cx.toast_with(Text::key("study-written-back"), GameAction::LeaveAsItWas);
        }
        is_done
    }

    /// Marks this revision of the open game as saved; `None` if only earlier games of the match were.
    fn open_game_saved(&mut self, revision: Option<u64>, file: Arc<OpenedFile>, index: usize) {
        self.files.saver.attempts.clear();
        let link = file.link(index);
        self.mode.running_match_mut().mark_saved(link.as_ref().map(|link| link.path.clone()));
        let Some(revision) = revision else { return };
        self.mode.save_state_mut().saved(revision, link);
        self.opened_again(file, index);
    }

    /// Carries out the step that waited for the end of the write.
    pub(super) fn continue_after_saving(&mut self) {
        let save_again = std::mem::take(&mut self.files.saver.again);
        if save_again && self.is_unsaved() {
            self.save();
        } else if let Some(then) = self.files.saver.after.take() {
            self.cx.replace_by = Some(then);
        } else {
            // The next of the games found at the start, if any remain.
            let found = std::mem::take(&mut self.files.journal.found);
            self.journals_found(found);
        }
    }

    /// Handles a failed save: asks for another place if that can help, otherwise shows the reason. Another game may be
    /// open by now.
    pub(super) fn not_saved(&mut self, saving: Saving, failure: SaveFailure) {
        let SaveFailure { problem, attempt, there } = failure;
        self.files.saver.saving.take_if(|running| *running == saving);
        self.files.saver.back.take_if(|back| back.saving == saving);
        if saving.game != self.mode.game_id() {
            let dialog = Dialog::Problem { fault: Fault::Save, text: problem.text() };
            return self.cx.show_later(dialog);
        }
        if let Some(attempt) = attempt {
            self.files.saver.note_attempt(*attempt);
        }
        self.files.saver.again = false;
        let path = problem.path.clone();
        let is_of_match = self.mode.running_match().file() == Some(path.as_path());
        let is_gone = problem.doing == FileOperation::Reading && self.is_own_file(&path);
        let dialog = match (&problem.kind, there) {
            (ProblemKind::Missing, _) if is_of_match && !self.is_own_file(&path) => {
                self.mode.running_match_mut().forget_file();
                return self.ask_where_to_save();
            }
            (ProblemKind::Folder, _) => {
                return self.ask_path_in(PathPurpose::Save(self.mode.game_id()), Some(&path));
            }
            (ProblemKind::AlreadyThere, Some(there)) => Dialog::FileThere { path, there, export: None },
            // Another program removed the game's own file, so it can be written there again.
            (ProblemKind::Missing, _) if is_gone => {
                let origin = self.files.library.origin();
                let origin = origin.filter(|(file, _)| file.path.as_deref() == Some(path.as_path()));
                let count = |file: &OpenedFile| if file.is_partial { 0 } else { file.games.len() };
                Dialog::FileGone { path, games: origin.map_or(1, |(file, _)| count(&file)) }
            }
            _ => {
                self.files.saver.after = None;
                Dialog::Problem { fault: Fault::Save, text: problem.text() }
            }
        };
        self.cx.show_later(dialog);
    }

    fn is_own_file(&self, path: &PathBuf) -> bool {
        self.mode.save_state().file().is_some_and(|link| link.path == *path)
    }

    /// Saves or exports as the question about a file that is there already, or gone, was answered.
    pub(super) fn answer_about_file(&mut self, answer: &DialogAction, question: Dialog) {
        match (answer, question) {
            (DialogAction::Replace, Dialog::FileThere { export: Some(job), .. }) => {
                self.cx.file(FileJob::Export(job));
            }
            (_, Dialog::FileThere { export: Some(_), .. }) => {}
            (DialogAction::SaveElsewhere, _) => self.ask_where_to_save(),
            (DialogAction::Append, Dialog::FileThere { path, .. }) => self.save_in(path, SaveMode::Append),
            (DialogAction::Replace, Dialog::FileThere { path, there, .. }) => {
                self.save_in(path, SaveMode::Whole(there.stamp));
            }
            (DialogAction::Replace, Dialog::FileGone { path, .. }) => self.save_in(path, SaveMode::New),
            _ => {}
        }
    }
}
