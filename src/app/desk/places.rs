//! Proposed names for files, and requests for a path.

use std::path::{Path, PathBuf};

use super::work::Work;
use crate::app::catalogue::{Text, shown, text};
use crate::app::cx::{FileJob, WindowCommand};
use crate::app::dialogs::{Dialog, Fault};
use crate::app::files::{Export, ExportJob, PathPurpose};
use crate::app::front::Front;
use crate::app::picture::Picture;
use crate::app::storage::{FileProblem, ProblemKind, typed_path};
use crate::app::toasts::Tone;
use crate::app::typed_move::Shown;
use crate::excerpt;
use crate::sides::ByColor;

impl Work<'_> {
    /// Asks for a file to open, or for a place to put one, in the system's dialog.
    pub(super) fn ask_place(&mut self, purpose: PathPurpose) {
        let name = self.suggested_name(purpose);
        self.window(WindowCommand::AskPath { purpose, name });
    }

    /// Asks for the path as text, unless the game is already closed.
    pub(super) fn ask_path(&mut self, purpose: PathPurpose) {
        if let PathPurpose::Save(game) | PathPurpose::Export(game, _) = purpose
            && game != self.cx.shared.game
        {
            return;
        }
        let folder = typed_path::likely_folder(&self.cx.shared.settings.recent);
        self.ask_path_in(purpose, folder.as_deref());
    }

    /// Asks for a path that begins with a folder.
    pub(super) fn ask_path_in(&mut self, purpose: PathPurpose, folder: Option<&Path>) {
        let mut text = folder.map_or_else(String::new, typed_path::folder_text);
        text += &self.suggested_name(purpose);
        self.cx.show(Dialog::Path { purpose, text });
    }

    /// The file name that is proposed: that of the game, or one made of the players' names; empty for opening.
    pub(super) fn suggested_name(&self, purpose: PathPurpose) -> String {
        match purpose {
            PathPurpose::Open | PathPurpose::AddToOwn => String::new(),
            PathPurpose::Save(_) => self.suggested_file(),
            PathPurpose::Export(_, export @ (Export::Club | Export::ClubPage)) => {
                format!("{}.{}", Text::key("club-title"), export.endings()[0])
            }
            PathPurpose::Export(_, Export::Puzzles) => "puzzles.html".to_owned(),
            PathPurpose::Export(_, Export::Games) => "games.pgn".to_owned(),
            PathPurpose::Export(_, export) => {
                let name = PathBuf::from(self.suggested_file()).with_extension(export.endings()[0]);
                name.to_string_lossy().into_owned()
            }
        }
    }

    fn suggested_file(&self) -> String {
        if let Some(name) = self.mode.kept().file().and_then(|link| link.path.file_name()?.to_str()) {
            return name.to_owned();
        }
        // A name of more than 255 bytes is too long for most file systems.
        let names: Vec<String> = self.mode.names().iter().map(Text::to_string).collect();
        let name = names.iter().map(|name| excerpt::name(name)).collect::<Vec<_>>().join(" - ");
        // Characters that no file system accepts, or that lead into another folder.
        let safe = |c: char| if c.is_control() || "/\\:*?\"<>|".contains(c) { '_' } else { c };
        format!("{}.pgn", name.chars().map(safe).collect::<String>())
    }

    /// Writes a scoresheet, a picture or an animation there, in the form that the file's name says.
    pub(super) fn export(&mut self, export: Export, path: &Path) {
        let path = match path.extension() {
            None => path.with_extension(export.endings()[0]),
            Some(_) => path.to_owned(),
        };
        let nameless = Text::Verbatim(String::new());
        let name = |color| self.mode.document().map_or(nameless.clone(), |document| document.name(color));
        let names = ByColor::from_fn(name);
        let (picture, game) = (self.picture(), self.mode.to_save(self.cx.now));
        let club = self.cx.shared.library.club.clone();
        let list = self.cx.shared.library.list().filter(|_| export == Export::Games);
        let games = list.map(|list| (list.games.clone(), list.shown.clone()));
        let puzzles =
            self.puzzles_open().map(|puzzles| puzzles.sheet(&self.cx.shared.settings)).unwrap_or_default();
        self.cx.file(FileJob::Export(Box::new(ExportJob {
            export,
            path,
            picture,
            game,
            puzzles,
            names,
            club,
            games,
            shown: shown(),
        })));
    }

    /// The board as it is shown, at rest.
    pub(super) fn picture(&self) -> Picture {
        let settings = &self.cx.shared.settings;
        let view = self.mode.shown_board(self.front.as_ref(), self.cx.shared).at_rest();
        Picture { title: self.position_text(), ..Picture::new(view, settings.palette, settings.pieces) }
    }

    /// The position shown, as text.
    pub(super) fn position_text(&self) -> String {
        match (self.front.as_ref().and_then(Front::editor), self.mode.shown().1) {
            (Some(editor), _) => editor.setup().to_string(),
            (None, Shown::Two(position)) => position.to_fen(),
            (None, Shown::Three(position)) => position.to_string(),
        }
    }

    pub(super) fn exported(&mut self, export: Export, result: Result<PathBuf, FileProblem>) {
        let path = match result {
            Ok(path) => path,
            Err(problem) if problem.kind == ProblemKind::Folder => {
                let purpose = PathPurpose::Export(self.cx.shared.game, export);
                return self.ask_path_in(purpose, Some(&problem.path));
            }
            Err(problem) => {
                let dialog = Dialog::Problem { fault: Fault::Save, text: problem.text() };
                return self.cx.shared.dialogs.show_later(dialog);
            }
        };
        let key = match export {
            Export::Scoresheet => "scoresheet-written",
            Export::ClubPage => "club-written",
            Export::Picture | Export::Animation | Export::Club | Export::Games => "picture-written",
            Export::Puzzles => "puzzle-sheet-written",
        };
        self.cx.toast(Tone::Plain, text!(key, path = excerpt::path(&path)));
    }
}
