//! Saving the game.

use std::path::PathBuf;
use std::sync::Arc;

use super::Work;
use crate::app::catalogue::tr_args;
use crate::app::command::{Command, WindowCommand};
use crate::app::dialog::{Dialog, PathPurpose, Then};
use crate::app::excerpt;
use crate::app::file::{OpenedFile, SaveJob, SaveMode};
use crate::app::file_link::FileLink;
use crate::app::journal::{Entry, Header};
use crate::app::storage::{FileProblem, ProblemKind};
use crate::app::toasts::Tone;
use crate::sides::Color;

impl Work<'_> {
    /// Saves where the game came from, or asks for a place.
    pub(super) fn save(&mut self) {
        if self.model.saving.is_some() {
            self.model.save_again = true;
            return;
        }
        match self.model.document.file.clone() {
            Some(link) => self.save_in(link.path.clone(), SaveMode::InPlace(link)),
            None => self.ask_where_to_save(),
        }
    }

    pub(super) fn ask_where_to_save(&mut self) {
        let name = self.suggested_name();
        self.window(WindowCommand::AskSave { name });
    }

    /// A file name made of the players' names.
    pub(super) fn suggested_name(&self) -> String {
        let document = &self.model.document;
        if let Some(name) = document.file.as_ref().and_then(|link| link.path.file_name()) {
            return name.to_string_lossy().into_owned();
        }
        let [white, black] = Color::ALL.map(|color| document.name(color));
        // A name of more than 255 bytes is too long for most file systems.
        let name = format!("{} - {}", excerpt::name(&white), excerpt::name(&black));
        // What no file system takes, and what would lead into another folder.
        let safe = |c: char| if c.is_control() || "/\\:*?\"<>|".contains(c) { '_' } else { c };
        format!("{}.pgn", name.chars().map(safe).collect::<String>())
    }

    /// A place was chosen; without one nothing is saved, and what waited for it does not happen.
    pub(super) fn save_chosen(&mut self, path: Option<PathBuf>) {
        let Some(mut path) = path else {
            self.model.after_save = None;
            return;
        };
        if path.extension().is_none() {
            path.set_extension("pgn");
        }
        let link = self.model.document.file.clone().filter(|link| link.path == path);
        self.save_in(path, link.map_or(SaveMode::New, SaveMode::InPlace));
    }

    pub(super) fn save_in(&mut self, path: PathBuf, mode: SaveMode) {
        let document = &self.model.document;
        self.model.saving = Some(document.revision());
        self.out.push(Command::SaveFile(Box::new(SaveJob::new(document, path, mode, self.now))));
    }

    /// The game is on the disk.
    pub(super) fn saved(&mut self, file: Arc<OpenedFile>, index: usize) {
        let Some(revision) = self.model.saving.take() else { return };
        let document = &mut self.model.document;
        document.mark_saved(revision);
        document.file = file.link(index);
        let link = document.file.clone();
        let name = file.path.as_deref().map_or_else(String::new, excerpt::path);
        if let Some(path) = &file.path {
            self.model.settings.remember_file(path);
            self.settings_changed();
        }
        let pgn = file.game_text(index).into_owned();
        self.model.opened = Some(file);
        self.model.opened_index = index;
        self.settle_journal(pgn, link);
        self.toast(Tone::Plain, tr_args("saved", &[("path", name.into())]));
        let save_again = std::mem::take(&mut self.model.save_again);
        if save_again && self.model.document.is_unsaved() {
            self.save();
        } else if let Some(then) = self.model.after_save.take() {
            self.guard(then);
        } else {
            self.ask_about_next_found();
        }
    }

    /// A saved game needs its journal no more, unless it is still being played.
    fn settle_journal(&mut self, pgn: String, link: Option<FileLink>) {
        let document = &mut self.model.document;
        let goes_on = document.is_live() && document.game.outcome().is_none();
        if goes_on || document.is_unsaved() {
            if let (Some(link), true) = (link, self.model.journal.open.is_some()) {
                self.write_down(Entry::Saved { link });
            }
        } else {
            document.origin = Header::record(&document.setup, pgn, link, document.is_live());
            self.remove_journal();
        }
    }

    /// The game could not be saved: asks where that helps, else tells why.
    pub(super) fn not_saved(&mut self, problem: &FileProblem) {
        self.model.saving = None;
        self.model.save_again = false;
        let path = problem.path.clone();
        let dialog = match problem.kind {
            ProblemKind::Folder => return self.ask_path_in(PathPurpose::Save, Some(&path)),
            ProblemKind::AlreadyThere => Dialog::FileThere { path },
            // The game's own file has been taken away: nothing speaks against putting it there again.
            ProblemKind::Changed | ProblemKind::Missing if self.is_own_file(&path) => {
                Dialog::FileChanged { path }
            }
            _ => {
                self.model.after_save = None;
                Dialog::Problem { text: problem.text() }
            }
        };
        self.show(dialog);
    }

    fn is_own_file(&self, path: &PathBuf) -> bool {
        self.model.document.file.as_ref().is_some_and(|link| link.path == *path)
    }

    /// The file is there already, or has changed: what to do with it.
    pub(super) fn save_over(&mut self, mode: SaveMode) {
        let dialog = self.model.dialog.take();
        if let Some(Dialog::FileThere { path } | Dialog::FileChanged { path }) = dialog {
            self.save_in(path, mode);
        } else {
            self.model.dialog = dialog;
        }
    }

    pub(super) fn save_elsewhere(&mut self) {
        self.model.dialog = None;
        self.ask_where_to_save();
    }

    /// Unsaved work: saves it, then goes on.
    pub(super) fn save_then(&mut self, then: Then) {
        self.model.after_save = Some(then);
        self.save();
    }
}
