//! Writing a scoresheet.

use std::path::{Path, PathBuf};

use super::work::Work;
use crate::app::catalogue::{Text, shown};
use crate::app::cx::{Command, WindowCommand};
use crate::app::dialogs::{Dialog, Fault};
use crate::app::files::{PathPurpose, SheetJob};
use crate::app::storage::{FileProblem, ProblemKind};
use crate::app::toasts::Tone;
use crate::excerpt;
use crate::sides::ByColor;

impl Work<'_> {
    /// Asks where the scoresheet of the open game is to be written.
    pub(in crate::app) fn ask_scoresheet(&mut self) {
        let name = self.suggested_sheet();
        self.window(WindowCommand::AskPath { purpose: PathPurpose::Scoresheet(self.shared.game), name });
    }

    /// The name proposed for it.
    pub(in crate::app) fn suggested_sheet(&self) -> String {
        let name = self.suggested_name();
        Path::new(&name).with_extension("html").to_string_lossy().into_owned()
    }

    /// A place was chosen: a page, unless its name says that it is to be plain text.
    pub(in crate::app) fn scoresheet_chosen(&mut self, path: Option<PathBuf>) {
        let Some(mut path) = path else { return };
        if path.extension().is_none() {
            path.set_extension("html");
        }
        let document = self.mode.document();
        let names = ByColor::from_fn(|color| document.name(color));
        let record = document.record_at(self.now);
        self.out.push(Command::WriteScoresheet(Box::new(SheetJob { path, record, names, shown: shown() })));
    }

    pub(in crate::app) fn scoresheet_written(&mut self, path: &Path) {
        self.toast(Tone::Plain, Text::new("scoresheet-written", [("path", excerpt::path(path).into())]));
    }

    pub(in crate::app) fn scoresheet_not_written(&mut self, problem: &FileProblem) {
        if problem.kind == ProblemKind::Folder {
            return self.ask_path_in(PathPurpose::Scoresheet(self.shared.game), Some(&problem.path));
        }
        self.shared.dialogs.show_later(Dialog::Problem { fault: Fault::Save, text: problem.text() });
    }
}
