//! Proposed names for files, and requests for a path.

use std::path::{Path, PathBuf};

use super::work::Work;
use crate::app::board::{Picture, PrintInk};
use crate::app::context::{Dialog, Fault, FileJob, Tone, WindowCommand};
use crate::app::library::{Export, ExportFailure, ExportJob, PathPurpose};
use crate::app::model::Puzzles;
use crate::app::text::{ProblemKind, Text, shown, text, words};
use crate::disk::{Expected, typed_path};
use crate::excerpt;
use crate::sides::ByColor;

impl Work<'_> {
    /// Asks for a file to open, or for a place to put one, in the system's dialog.
    pub(super) fn ask_place(&mut self, purpose: PathPurpose) {
        let name = self.suggested_name(purpose);
        self.tell_window(WindowCommand::AskPath { purpose, name });
    }

    /// Asks for the path as text, unless the game is already closed.
    pub(super) fn ask_path(&mut self, purpose: PathPurpose) {
        match purpose {
            // The path can be typed into the form.
            PathPurpose::Program => self.cx.toast(Tone::Plain, Text::key("engine-type-path")),
            PathPurpose::Save(game) | PathPurpose::Export(game, _) if game != self.mode.game_id() => {}
            _ => self.ask_path_in(purpose, self.likely_folder().as_deref()),
        }
    }

    /// The folder that is proposed.
    pub(super) fn likely_folder(&self) -> Option<PathBuf> {
        typed_path::likely_folder(&self.cx.shared.settings.recent)
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
            PathPurpose::Open | PathPurpose::Program | PathPurpose::AddToOwn | PathPurpose::AddSet => {
                String::new()
            }
            PathPurpose::Save(_) => self.suggested_file(),
            PathPurpose::Export(_, export @ (Export::Club | Export::ClubPage)) => {
                format!("{}.{}", Text::key("club-title"), export.endings()[0])
            }
            PathPurpose::Export(_, export @ (Export::Puzzles | Export::PuzzleSet)) => {
                let title = self.puzzles_open().map_or("", |puzzles| puzzles.sheet_form.title.trim());
                let name = if title.is_empty() { "puzzles".to_owned() } else { safe_name(title) };
                format!("{name}.{}", export.endings()[0])
            }
            PathPurpose::Export(_, export) => {
                let puzzle = self.puzzles_open().and_then(Puzzles::solving).map(|solving| &solving.puzzle);
                let name = match (export, puzzle) {
                    (_, Some(puzzle)) => format!("{}.pgn", excerpt::name(&puzzle.name)),
                    (Export::Games, None) => "games.pgn".to_owned(),
                    (_, None) => self.suggested_file(),
                };
                let name = PathBuf::from(name).with_extension("");
                // The scoresheet of a game lies beside the printed game, which has the same ending.
                let kind = match export {
                    Export::Scoresheet => format!(" - {}", Text::key("scoresheet-title")).to_lowercase(),
                    _ => String::new(),
                };
                format!("{}{kind}.{}", name.to_string_lossy(), export.endings()[0])
            }
        }
    }

    fn suggested_file(&self) -> String {
        if let Some(name) = self.mode.save_state().file().and_then(|link| link.path.file_name()?.to_str()) {
            return name.to_owned();
        }
        // A name of more than 255 bytes is too long for most file systems.
        let names: Vec<String> = self.mode.names().iter().map(Text::to_string).collect();
        let name = names.iter().map(|name| excerpt::name(name)).collect::<Vec<_>>().join(" - ");
        format!("{}.pgn", safe_name(&name))
    }

    /// Writes a scoresheet, a picture or an animation there, in the form that the file's name says, if the file is as expected.
    pub(super) fn export(&mut self, export: Export, path: &Path, expected: Expected) {
        let (path, expected) = match path.extension() {
            // Nobody has been asked about a file with the ending.
            None => (path.with_extension(export.endings()[0]), Expected::Absent),
            Some(_) => (path.to_owned(), expected),
        };
        let behind = self.mode.document().filter(|_| self.puzzles_open().is_none());
        let name = |color| behind.map_or_else(|| words::color(color), |document| document.name(color));
        let names = ByColor::from_fn(name);
        // An export that takes nothing of the game is given the one behind.
        let behind = || (!export.takes_game()).then(|| self.mode.to_save(self.cx.now));
        let Some(game) = self.seen_game().or_else(behind) else { return };
        let picture = self.picture(export.is_page());
        let club = self.files.library.club.clone();
        let list = self.files.library.list().filter(|_| export == Export::Games);
        let games = list.map(|list| (list.games.clone(), list.shown.clone()));
        if let (Export::Puzzles | Export::PuzzleSet, Some(open)) = (export, self.puzzles_open()) {
            let variant = open.variant();
            self.cx.change_settings_if(|settings| settings.puzzles.of_mut(variant).draw_seed());
        }
        let open = self.puzzles_open();
        let puzzles = open.map(|puzzles| puzzles.sheet(&self.cx.shared.settings)).unwrap_or_default();
        let form = open.map(|puzzles| puzzles.sheet_form.clone()).unwrap_or_default();
        self.cx.file(FileJob::Export(Box::new(ExportJob {
            export,
            path,
            expected,
            picture,
            game,
            puzzles,
            form,
            names,
            club,
            games,
            shown: shown(),
        })));
    }

    /// The board as it is shown, at rest: a move that waits or is half made is put back, since its pieces stand elsewhere.
    pub(super) fn picture(&mut self, is_printed: bool) -> Picture {
        self.with_top(|screen, _| screen.put_down());
        let settings = &self.cx.shared.settings;
        let view = self.scene().board_view().at_rest();
        Picture {
            ink: if is_printed { settings.print_ink } else { PrintInk::Colors },
            title: self.scene().top().position_text().unwrap_or_default(),
            ..Picture::new(view, settings.palette, settings.pieces)
        }
    }

    pub(super) fn exported(&mut self, export: Export, result: Result<PathBuf, ExportFailure>) {
        let path = match result {
            Ok(path) => path,
            Err(ExportFailure { problem, there: Some((there, job)) }) => {
                let question = Dialog::FileThere { path: problem.path, there, export: Some(job) };
                return self.ask_about_replaced(question);
            }
            Err(ExportFailure { problem, .. }) if problem.kind == ProblemKind::Folder => {
                let purpose = PathPurpose::Export(self.mode.game_id(), export);
                return self.ask_path_in(purpose, Some(&problem.path));
            }
            Err(ExportFailure { problem, .. }) => {
                let dialog = Dialog::Problem { fault: Fault::Save, text: problem.text() };
                return self.cx.show_later(dialog);
            }
        };
        let key = if export.is_page() { "page-written" } else { "picture-written" };
        self.cx.toast(Tone::Plain, text!(key, path = excerpt::path(&path)));
    }

    /// Asks whether the export may replace a file: in front of the tables or the sheet that are exported.
    fn ask_about_replaced(&mut self, question: Dialog) {
        if matches!(self.cx.shared.dialogs.open(), Some(Dialog::Club | Dialog::Sheet)) {
            self.cx.show(question);
        } else {
            self.cx.show_later(question);
        }
    }
}

/// A name for a file, without characters that a file system does not accept, or that lead into another folder.
fn safe_name(name: &str) -> String {
    let safe = |c: char| if c.is_control() || "/\\:*?\"<>|".contains(c) { '_' } else { c };
    excerpt::name(name).chars().map(safe).collect()
}
