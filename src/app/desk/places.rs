//! The names that are proposed for files, and the questions where to put them.

use std::path::Path;

use super::work::Work;
use crate::app::catalogue::{Text, shown};
use crate::app::cx::{Command, WindowCommand};
use crate::app::dialogs::{Dialog, Fault};
use crate::app::files::{PathPurpose, SheetJob};
use crate::app::storage::{FileProblem, ProblemKind, typed_path};
use crate::app::toasts::Tone;
use crate::excerpt;
use crate::sides::ByColor;

impl Work<'_> {
    /// Asks for a file to open, or for a place to put one, in the system's dialog.
    pub(super) fn ask_place(&mut self, purpose: PathPurpose) {
        let name = self.suggested_name(purpose);
        self.window(WindowCommand::AskPath { purpose, name });
    }

    /// Asks for a path to be typed, unless it is for a game that is no longer open.
    pub(super) fn ask_path(&mut self, purpose: PathPurpose) {
        if let PathPurpose::Save(game) | PathPurpose::Scoresheet(game) = purpose
            && game != self.shared.game
        {
            return;
        }
        let folder = typed_path::likely_folder(&self.shared.settings.recent);
        self.ask_path_in(purpose, folder.as_deref());
    }

    /// Asks for a path that begins with a folder.
    pub(super) fn ask_path_in(&mut self, purpose: PathPurpose, folder: Option<&Path>) {
        let mut text = folder.map_or_else(String::new, typed_path::folder_text);
        text += &self.suggested_name(purpose);
        self.show(Dialog::Path { purpose, text });
    }

    /// The file name that is proposed: that of the game, or one made of the players' names; empty for opening.
    pub(super) fn suggested_name(&self, purpose: PathPurpose) -> String {
        match purpose {
            PathPurpose::Open => String::new(),
            PathPurpose::Save(_) => self.suggested_file(),
            PathPurpose::Scoresheet(_) => {
                Path::new(&self.suggested_file()).with_extension("html").to_string_lossy().into_owned()
            }
        }
    }

    fn suggested_file(&self) -> String {
        if let Some(name) = self.mode.kept().file().and_then(|link| link.path.file_name()) {
            return name.to_string_lossy().into_owned();
        }
        // A name of more than 255 bytes is too long for most file systems.
        let names: Vec<String> = self.mode.names().iter().map(Text::to_string).collect();
        let name = names.iter().map(|name| excerpt::name(name)).collect::<Vec<_>>().join(" - ");
        // Characters that no file system accepts, or that lead into another folder.
        let safe = |c: char| if c.is_control() || "/\\:*?\"<>|".contains(c) { '_' } else { c };
        format!("{}.pgn", name.chars().map(safe).collect::<String>())
    }

    /// Writes a scoresheet there: a page, unless the file's name says that it is to be plain text.
    pub(super) fn write_scoresheet(&mut self, path: &Path) {
        let Some(document) = self.mode.document() else { return };
        let path = if path.extension().is_none() { path.with_extension("html") } else { path.to_owned() };
        let names = ByColor::from_fn(|color| document.name(color));
        let record = document.record_at(self.now);
        self.out.push(Command::WriteScoresheet(Box::new(SheetJob { path, record, names, shown: shown() })));
    }

    pub(super) fn scoresheet_written(&mut self, path: &Path) {
        self.toast(Tone::Plain, Text::new("scoresheet-written", [("path", excerpt::path(path).into())]));
    }

    pub(super) fn scoresheet_not_written(&mut self, problem: &FileProblem) {
        if problem.kind == ProblemKind::Folder {
            return self.ask_path_in(PathPurpose::Scoresheet(self.shared.game), Some(&problem.path));
        }
        self.shared.dialogs.show_later(Dialog::Problem { fault: Fault::Save, text: problem.text() });
    }
}
