//! A file of games that has been opened, and one of its games.

use std::borrow::Cow;
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use super::collection::Collection;
use super::positions::Positions;
use super::progress::{GROWTH, OpenJob, OpenProgress, Stage};
use super::{Column, Content, GameName, GameRow};
use crate::app::game::{Document, FileLink, ReplayAction, Restored, ThreeDocument};
use crate::app::text::{FileProblem, MAX_GAMES, ProblemKind, Text, explain, explain_three, text};
use crate::disk::{self, FileSystem, MAX_FILE_SIZE, Stamp};
use crate::game::pgn::{Diagnostic, Finding, PgnFile, Problem, ReadGame, Severity};
use crate::game::{GameRecord, Move, NodeId, PieceLetters, Position};
use crate::{excerpt, three};

/// An opened file of games, a text from the clipboard, or a collection that comes with the program.
#[derive(Debug)]
pub struct OpenedFile {
    /// The path; `None` for a text without a file.
    pub path: Option<PathBuf>,
    /// The games of the program that it holds, if it does.
    pub collection: Option<Collection>,
    /// The games, one row each.
    pub games: Vec<GameRow>,
    /// The columns in which some game has something.
    pub(super) columns: Vec<Column>,
    /// The contents of the file when it was read.
    pub(super) stamp: Stamp,
    pub(super) text: PgnFile,
    /// Whether only the first games of the file have been found. The text is whole, so that nothing is lost if it is written.
    pub is_partial: bool,
    /// Whether it is the file of the player's finished games.
    pub is_own: bool,
    /// Whether its backup has what another program wrote, and is to stay while games of this file are open.
    pub(super) keeps_backup: bool,
    positions: OnceLock<Positions>,
}

/// No message names more problems of a game than these.
const MAX_PROBLEMS: usize = 5;

/// A game read from a file.
#[derive(Debug, Clone)]
pub struct LoadedGame {
    /// The game.
    pub document: Restored,
    /// The file it came from.
    pub file: Arc<OpenedFile>,
    /// The number of the game in the file, from 0.
    pub index: usize,
    /// The unreadable parts, in a few sentences; `None` without any.
    pub problems: Option<Text>,
    /// A remark on how the whole text was read, if that is not obvious.
    pub remark: Option<Text>,
    /// The reason why the game cannot be opened here: it is a game of ordinary chess, or a pasted text of which nothing was
    /// understood.
    pub refusal: Option<Text>,
}

impl OpenedFile {
    /// The games in a text without a file; none if of several none is understood at all.
    pub fn from_text(text: String) -> OpenedFile {
        let stamp = Stamp::of(text.as_bytes());
        let (text, rows) = PgnFile::from_text_listed(text, GameRow::of);
        let mut file = OpenedFile::of_rows(None, text, stamp, rows);
        if file.games.len() > 1 && !(0..file.games.len()).any(|index| file.is_understood(index)) {
            file.games.clear();
        }
        file
    }

    fn is_understood(&self, index: usize) -> bool {
        match self.games.get(index).map(|row| &row.game) {
            Some(GameName::Three) => {
                let read = three::pgn::read(&self.text.game_text(index));
                read.first().is_some_and(|read| !is_nothing_of_three(read))
            }
            _ => self.text.read(index, PieceLetters::English).is_some_and(|read| !is_nothing(&read)),
        }
    }

    /// Games that come with the program.
    pub fn of_collection(collection: Collection) -> OpenedFile {
        OpenedFile { collection: Some(collection), ..OpenedFile::from_text(collection.text()) }
    }

    /// Opens a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, or is not text.
    pub fn open(files: &dyn FileSystem, path: &Path) -> Result<OpenedFile, FileProblem> {
        OpenedFile::open_by(files, &OpenJob::whole(path))
    }

    /// Opens a file, with cancellation, as far as this step of it is to.
    pub(super) fn open_by(files: &dyn FileSystem, job: &OpenJob) -> Result<OpenedFile, FileProblem> {
        let path = absolute(&job.path);
        let bytes = read_bytes(files, &path, &job.progress)?;
        OpenedFile::of_bytes(path, bytes, job)
    }

    /// Finds the games in the bytes of a file, as far as this step is to.
    pub(super) fn of_bytes(path: PathBuf, bytes: Vec<u8>, job: &OpenJob) -> Result<OpenedFile, FileProblem> {
        let (progress, size) = (&job.progress, bytes.len());
        let is_partial = job.limit < size / GROWTH;
        let limit = if is_partial { job.limit } else { usize::MAX };
        let (text, games, stamp) = find_games(&path, bytes, limit, progress)?;
        Ok(OpenedFile { is_partial, ..OpenedFile::of_rows(Some(path), text, stamp, games) })
    }

    /// A file with these rows. Prose has none, because its parts have neither tags nor moves.
    fn of_rows(path: Option<PathBuf>, text: PgnFile, stamp: Stamp, mut games: Vec<GameRow>) -> OpenedFile {
        if !text.holds_games() {
            games.clear();
        }
        let is_used = |column: &Column| games.iter().any(|row| !matches!(&*column.text(row, 0), "" | "?"));
        let columns = Column::ALL.into_iter().filter(is_used).collect();
        let positions = OnceLock::new();
        OpenedFile {
            path,
            collection: None,
            games,
            columns,
            stamp,
            text,
            is_partial: false,
            is_own: false,
            keeps_backup: false,
            positions,
        }
    }

    /// The positions of all games. The first call reads the games.
    pub fn positions(&self) -> &Positions {
        let all = || Positions::of(&self.games, &self.text, &OpenProgress::default()).unwrap_or_default();
        self.positions.get_or_init(all)
    }

    /// Reads the positions of all games, unless that was done or is cancelled. Returns whether they are read.
    pub(super) fn read_positions(&self, progress: &OpenProgress) -> bool {
        if self.positions.get().is_some() {
            return true;
        }
        // Another thread may have read them meanwhile.
        Positions::of(&self.games, &self.text, progress).map(|all| self.positions.set(all)).is_some()
    }

    pub(super) fn new(path: PathBuf, text: PgnFile, stamp: Stamp) -> OpenedFile {
        let games = (0..text.len()).map(|index| GameRow::of(text.outline(index))).collect();
        OpenedFile::of_rows(Some(path), text, stamp, games)
    }

    /// The text of a game; empty for an index out of range.
    pub fn game_text(&self, index: usize) -> Cow<'_, str> {
        self.text.game_text(index)
    }

    /// The title of the list of games.
    pub fn title(&self) -> Text {
        match (self.path.as_ref().and_then(|path| path.file_name()), self.collection) {
            (Some(name), _) => text!("games-title", file = excerpt::start(&name.to_string_lossy())),
            (None, Some(collection)) => collection.title(),
            (None, None) => Text::key("games-title-pasted"),
        }
    }

    /// The message that the file contains no games, with advice.
    pub fn no_games_text(&self) -> Text {
        match &self.path {
            Some(path) => text!("no-games-in-file", path = excerpt::path(path)),
            None => Text::key("no-games-in-text"),
        }
    }

    /// The place of a game in the file; `None` for a text without a file.
    pub fn link(&self, index: usize) -> Option<FileLink> {
        let path = self.path.clone()?;
        let game = self.games.get(index).map(|_| Stamp::of_game(&self.text.game_text(index)));
        Some(FileLink { path, stamp: self.stamp, index, game, keeps_backup: self.keeps_backup })
    }

    /// The record of a two-player game; `None` for a game of three and an unknown one.
    pub(super) fn record(&self, index: usize) -> Option<GameRecord> {
        self.games.get(index).filter(|row| matches!(row.game, GameName::Known(_)))?;
        Some(self.text.read(index, PieceLetters::English)?.record)
    }

    /// The moves of a two-player game without its variations; the text of a game that cannot be read so.
    pub(super) fn main_line(&self, index: usize) -> Result<Vec<Move>, String> {
        let moves = self.record(index).map(|record| record.main_moves());
        moves.ok_or_else(|| self.text.game_text(index).into_owned())
    }

    /// Whether a two-player game has this content.
    pub(super) fn has(&self, index: usize, content: Content) -> bool {
        self.games.get(index).is_some_and(|row| content.may_be_in(row, self.text.game_bytes(index)))
            && self.record(index).is_some_and(|record| content.is_in(&record))
    }

    /// Reads a two- or three-player game; `None` for an index out of range.
    pub fn read(self: &Arc<OpenedFile>, index: usize) -> Option<LoadedGame> {
        let file = Arc::clone(self);
        if self.games.get(index).is_some_and(|row| row.game == GameName::Three) {
            let read = three::pgn::read(&self.text.game_text(index)).into_iter().next()?;
            let all = lines(&read.diagnostics, |_| true, explain_three::problem);
            let refusal = (self.is_pasted() && is_nothing_of_three(&read)).then(|| nothing_read(&all));
            let problems = self.describe(&all);
            let document = ThreeDocument::opened(read.record, self.link(index));
            let document = Restored::of_three(document);
            return Some(LoadedGame { document, file, index, problems, remark: None, refusal });
        }
        let read = self.text.read(index, PieceLetters::English)?;
        let is_ordinary = !read.is_clean() && self.text.is_ordinary_chess(index);
        let refusal = if is_ordinary {
            Some(Text::key("ordinary-chess"))
        } else {
            let all = || lines(&read.diagnostics, |_| true, explain::problem);
            (self.is_pasted() && is_nothing(&read)).then(|| nothing_read(&all()))
        };
        let is_error = |problem: &Problem| problem.severity() == Severity::Error;
        let problems = self.describe(&lines(&read.diagnostics, is_error, explain::problem));
        // It was read in another encoding, or with the piece letters of another language.
        let is_remark = |problem: &Problem| matches!(problem, Problem::NotUtf8 { .. } | Problem::Letters(_));
        let remarks = lines(&read.diagnostics, is_remark, explain::problem);
        let remark = (!remarks.is_empty()).then_some(Text::Lines(remarks));
        let document = Document::opened(read.record, self.link(index));
        let document = Restored::of_two(document);
        Some(LoadedGame { document, file, index, problems, remark, refusal })
    }

    /// Whether the text was pasted, so that nothing of it is kept elsewhere.
    fn is_pasted(&self) -> bool {
        self.path.is_none() && self.collection.is_none()
    }

    /// Describes the problems of a game in a few sentences; `None` without any.
    fn describe(&self, lines: &[Text]) -> Option<Text> {
        let key = if self.is_pasted() { "game-problems-pasted" } else { "game-problems" };
        (!lines.is_empty()).then(|| text!(key, count = lines.len(), problems = first(lines)))
    }

    /// Reads a game, and shows its last position.
    pub fn preview(self: &Arc<OpenedFile>, index: usize) -> Option<LoadedGame> {
        let mut loaded = self.read(index)?;
        loaded.document.replay(ReplayAction::Last);
        Some(loaded)
    }
}

/// Reads the games of a file, and its stamp.
pub(super) fn read(files: &dyn FileSystem, path: &Path) -> Result<(PgnFile, Stamp), FileProblem> {
    let progress = &OpenProgress::default();
    let (text, _, stamp) = find_games(path, read_bytes(files, path, progress)?, usize::MAX, progress)?;
    Ok((text, stamp))
}

pub(super) fn read_bytes(
    files: &dyn FileSystem,
    path: &Path,
    progress: &OpenProgress,
) -> Result<Vec<u8>, FileProblem> {
    disk::read_while(files, path, MAX_FILE_SIZE, |done, of| progress.reach(Stage::Bytes, done, of))
        .map_err(|error| FileProblem::reading(path, error))
}

/// Finds the games, and makes a row of each.
fn find_games(
    path: &Path,
    bytes: Vec<u8>,
    limit: usize,
    progress: &OpenProgress,
) -> Result<(PgnFile, Vec<GameRow>, Stamp), FileProblem> {
    let (stamp, size) = (Stamp::of(&bytes), bytes.len() as u64);
    let count = Cell::new(0);
    let row = |outline| {
        count.update(|count| count + 1);
        GameRow::of(outline)
    };
    let go_on = |done: usize| progress.reach(Stage::Games, done as u64, size) && count.get() <= MAX_GAMES;
    match PgnFile::from_bytes_while(bytes, limit, go_on, row) {
        Err(_) => Err(FileProblem::reading(path, ProblemKind::NotText)),
        Ok(_) if count.get() > MAX_GAMES => Err(FileProblem::reading(path, ProblemKind::TooManyGames)),
        Ok(Some((text, rows))) if progress.reach(Stage::Games, size.min(limit as u64), size) => {
            Ok((text, rows, stamp))
        }
        Ok(_) => Err(FileProblem::reading(path, ProblemKind::GivenUp)),
    }
}

/// The path from the root on: a recent file must be found from any folder.
pub(super) fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Whether of a game neither a move nor a position was understood, but something was not.
fn is_nothing(read: &ReadGame) -> bool {
    let tree = &read.record.tree;
    let is_usual = *tree.start() == Position::start(tree.start().variant());
    is_usual && tree.children(NodeId::ROOT).is_empty() && !read.diagnostics.is_empty()
}

/// Like [`is_nothing`], of a three-player game.
fn is_nothing_of_three(read: &three::pgn::ReadGame) -> bool {
    let game = &read.record.game;
    *game.start() == three::Position::default()
        && game.acts().next().is_none()
        && !read.diagnostics.is_empty()
}

/// The refusal of a text of which nothing was understood, with the lines about its problems.
fn nothing_read(lines: &[Text]) -> Text {
    text!("paste-nothing-read", problems = first(lines))
}

fn first(lines: &[Text]) -> Text {
    Text::Lines(lines.iter().take(MAX_PROBLEMS).cloned().collect())
}

fn lines<P>(
    found: &[Diagnostic<P>],
    is_told: impl Fn(&P) -> bool,
    explain: impl Fn(&P) -> Text,
) -> Vec<Text> {
    let line = |&Diagnostic { line, column, ref problem }: &Diagnostic<P>| {
        text!("game-problem", line, column, problem = explain(problem))
    };
    found.iter().filter(|found| is_told(&found.problem)).map(line).collect()
}
