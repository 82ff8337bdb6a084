//! Opening files and choosing games in them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::{Command, WindowCommand};
use crate::app::dialogs::{Dialog, Fault, Then};
use crate::app::files::{
    Collection, FileAction, GAMES, LoadedGame, OpenJob, OpenTicket, OpenedFile, PathPurpose,
};
use crate::app::mode::Mode;
use crate::app::storage::{Doing, FileProblem, ProblemKind, typed_path};
use crate::app::study::Study;
use crate::app::toasts::Tone;
use crate::excerpt;

impl Work<'_> {
    pub(in crate::app) fn file(&mut self, action: FileAction) {
        match action {
            FileAction::Open => {
                let (purpose, name) = (PathPurpose::Open, String::new());
                self.window(WindowCommand::AskPath { purpose, name });
            }
            FileAction::OpenPath(path) => self.open_file(path),
            FileAction::CancelOpening => self.cancel_opening(),
            FileAction::TypePath(purpose) => self.ask_path(purpose),
            FileAction::OpenRecorded(number) => self.open_recorded(number),
            FileAction::OpenThree => self.out.push(Command::ReadRecorded(Collection::Three, 0)),
            FileAction::OpenText(text) => self.pasted(text),
            FileAction::OpenTournaments => self.out.push(Command::OpenCollection(Collection::Tournaments)),
            FileAction::Save => self.save(),
            FileAction::SaveAs => self.ask_where_to_save(),
            FileAction::Scoresheet => self.ask_scoresheet(),
            FileAction::ChooseGame => self.choose_game(),
            FileAction::PreviousGame => self.neighbour_game(false),
            FileAction::NextGame => self.neighbour_game(true),
            FileAction::ForgetRecent => {
                self.shared.settings.recent.clear();
                self.settings_changed();
            }
            FileAction::Quit => self.guard(Then::Quit),
        }
    }

    pub(in crate::app) fn open_file(&mut self, path: PathBuf) {
        let job = self.shared.opening.begin(path, self.now);
        self.out.push(Command::OpenFile(job));
    }

    /// Opens the first of the files that were dropped on the window, and says that the others are not opened.
    pub(in crate::app) fn dropped(&mut self, paths: Vec<PathBuf>) {
        let others = paths.len().saturating_sub(1);
        let Some(first) = paths.into_iter().next() else { return };
        if others > 0 {
            let args = [("path", excerpt::path(&first).into()), ("others", others.into())];
            self.toast(Tone::Warning, Text::new("dropped-others", args));
        }
        self.open_file(first);
    }

    /// A file dialog was asked for while another one is open: says so. A save that was to come first does not happen,
    /// nor does what waits for it.
    pub(in crate::app) fn file_dialog_open(&mut self, purpose: Option<PathPurpose>) {
        self.toast(Tone::Warning, Text::key("file-dialog-open"));
        if let Some(purpose @ PathPurpose::Save(_)) = purpose {
            self.path_chosen(purpose, None);
        }
    }

    /// What came of it, unless it was given up.
    pub(in crate::app) fn file_opened(
        &mut self,
        ticket: OpenTicket,
        result: Result<Arc<OpenedFile>, FileProblem>,
    ) {
        match result {
            _ if !self.shared.opening.end(ticket) => {}
            Ok(file) => self.opened(file),
            Err(problem) => self.not_opened(&problem),
        }
    }

    fn cancel_opening(&mut self) {
        if let Some(OpenJob { path, .. }) = self.shared.opening.give_up() {
            let problem = FileProblem { path, doing: Doing::Reading, kind: ProblemKind::GivenUp };
            self.toast(Tone::Plain, problem.text());
        }
    }

    /// A file has been opened, or a text pasted: its only game is read, or one is chosen. Nothing changes where it holds
    /// none.
    pub(in crate::app) fn opened(&mut self, file: Arc<OpenedFile>) {
        if file.games.is_empty() {
            let text = file.no_games_text();
            return match file.path {
                Some(_) => self.show(Dialog::Problem { fault: Fault::Open, text }),
                None => self.toast(Tone::Warning, text),
            };
        }
        if let Some(path) = &file.path {
            self.shared.settings.remember_file(path);
            self.settings_changed();
        }
        match file.games.len() {
            1 => self.out.push(Command::ReadGame(file, 0)),
            _ => self.show_list(file),
        }
    }

    fn open_recorded(&mut self, number: usize) {
        if number < GAMES.len() {
            self.out.push(Command::ReadRecorded(Collection::Hexodus, number));
        }
    }

    /// A game has been read: it takes the place of the open one, after a question about unsaved work.
    pub(in crate::app) fn game_read(&mut self, game: LoadedGame) {
        match game.refusal {
            Some(text) => {
                let fault = if game.file.path.is_some() { Fault::Open } else { Fault::Paste };
                self.show(Dialog::Problem { fault, text });
            }
            None => self.guard(Then::Place(Box::new(game))),
        }
    }

    pub(in crate::app) fn place(&mut self, game: LoadedGame) {
        let origin = Some((game.file, game.index));
        self.open_undoably(Mode::Study(Box::new(Study::new(game.document))), origin);
        if let Some(remark) = game.remark {
            self.toast(Tone::Warning, remark);
        }
        if let Some(text) = game.problems {
            self.show(Dialog::Problem { fault: Fault::Unread, text });
        }
    }

    /// Asks for a path to be typed, unless it is for a game that is no longer open.
    pub(in crate::app) fn ask_path(&mut self, purpose: PathPurpose) {
        if let PathPurpose::Save(game) | PathPurpose::Scoresheet(game) = purpose
            && game != self.shared.game
        {
            return;
        }
        let folder = typed_path::likely_folder(&self.shared.settings.recent);
        self.ask_path_in(purpose, folder.as_deref());
    }

    /// Asks for a path that begins with a folder.
    pub(in crate::app) fn ask_path_in(&mut self, purpose: PathPurpose, folder: Option<&Path>) {
        let mut text = folder.map_or_else(String::new, typed_path::folder_text);
        match purpose {
            PathPurpose::Open => {}
            PathPurpose::Save(_) => text += &self.suggested_name(),
            PathPurpose::Scoresheet(_) => text += &self.suggested_sheet(),
        }
        self.show(Dialog::Path { purpose, text });
    }

    pub(in crate::app) fn accept_path(&mut self) {
        let is_filled_in =
            |dialog: &Dialog| matches!(dialog, Dialog::Path { text, .. } if !text.trim().is_empty());
        let Some(Dialog::Path { purpose, text }) = self.shared.dialogs.close_if(is_filled_in) else { return };
        let text = text.trim().to_owned();
        let mut path = typed_path::meant(&text);
        if typed_path::is_folder(&text) {
            match purpose {
                PathPurpose::Open => {}
                PathPurpose::Save(_) => path.push(self.suggested_name()),
                PathPurpose::Scoresheet(_) => path.push(self.suggested_sheet()),
            }
        }
        self.path_chosen(purpose, Some(path));
    }

    /// A path was chosen for this purpose, or none. Where the game that it is for is no longer open, nothing is written.
    pub(in crate::app) fn path_chosen(&mut self, purpose: PathPurpose, path: Option<PathBuf>) {
        match (purpose, path) {
            (PathPurpose::Open, Some(path)) => self.open_file(path),
            (PathPurpose::Open, None) => {}
            (PathPurpose::Save(game) | PathPurpose::Scoresheet(game), path) if game != self.shared.game => {
                if path.is_some() {
                    self.toast(Tone::Warning, Text::key("save-other-game"));
                }
            }
            (PathPurpose::Save(_), path) => self.save_chosen(path),
            (PathPurpose::Scoresheet(_), path) => self.scoresheet_chosen(path),
        }
    }

    /// A file that could not be opened: tells, and forgets it where it is gone.
    pub(in crate::app) fn not_opened(&mut self, problem: &FileProblem) {
        debug_assert_eq!(problem.doing, Doing::Reading);
        if problem.kind == ProblemKind::Folder {
            self.toast(Tone::Plain, problem.text());
            return self.ask_path_in(PathPurpose::Open, Some(&problem.path));
        }
        if problem.kind == ProblemKind::Missing {
            self.shared.settings.recent.retain(|path| *path != problem.path);
            self.settings_changed();
        }
        self.shared.dialogs.show_later(Dialog::Problem { fault: Fault::Open, text: problem.text() });
    }
}
