//! A file of games that has been opened, and one of its games.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use super::catalogue::{tr, tr_args};
use super::document::{Document, FileLink};
use super::explain;
use super::start;
use super::storage::{self, Expected, FileProblem, FileSystem, Stamp};
use super::words;
use crate::game::pgn::{Diagnostic, PgnFile, Severity, write};
use crate::game::{PieceLetters, Variant};

/// A file of games that has been opened, or a text from the clipboard.
#[derive(Debug, Clone)]
pub struct OpenedFile {
    /// Where it lies; `None` for a text that came otherwise.
    pub path: Option<PathBuf>,
    /// Its games, one row each.
    pub games: Vec<GameRow>,
    stamp: Stamp,
    text: PgnFile,
}

/// A game in the list of a file's games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    /// Its number, counted from 1.
    pub number: usize,
    /// Who played White; "?" if unknown.
    pub white: String,
    /// Who played Black.
    pub black: String,
    /// Which game it is: "Gliński".
    pub game: String,
    /// How many moves it has; a move of White's and the answer count as one.
    pub moves: usize,
    /// The result as it is shown: "1-0", "¾-¼", "*".
    pub result: String,
    /// When it was played.
    pub date: String,
    /// On which occasion.
    pub event: String,
    /// All of it in small letters, for the filter.
    searched: String,
}

/// A game that has been read out of a file.
#[derive(Debug, Clone)]
pub struct LoadedGame {
    /// The game.
    pub document: Document,
    /// The file it came from.
    pub file: Arc<OpenedFile>,
    /// Its number in it, from 0.
    pub index: usize,
    /// What could not be understood, in a few sentences; `None` if everything was.
    pub problems: Option<String>,
}

impl OpenedFile {
    /// The games in a text that lies nowhere.
    pub fn from_text(text: &str) -> OpenedFile {
        OpenedFile::new(None, PgnFile::from_text(text.to_owned()), Stamp::of(text.as_bytes()))
    }

    /// Opens a file.
    ///
    /// # Errors
    /// It cannot be read, or holds no text.
    pub fn open(files: &dyn FileSystem, path: &Path) -> Result<OpenedFile, FileProblem> {
        let file = storage::read_text(files, &absolute(path))?;
        Ok(OpenedFile::new(Some(file.path), PgnFile::from_text(file.text), file.stamp))
    }

    fn new(path: Option<PathBuf>, text: PgnFile, stamp: Stamp) -> OpenedFile {
        let games = (0..text.len()).map(|index| GameRow::of(&text, index)).collect();
        OpenedFile { path, games, stamp, text }
    }

    /// The text of one of its games; empty if there is none.
    pub fn game_text(&self, index: usize) -> &str {
        self.text.game_text(index)
    }

    /// That there are no games in it, and what to do.
    pub fn no_games_text(&self) -> String {
        match &self.path {
            Some(path) => tr_args("no-games-in-file", &[("path", path.display().to_string().into())]),
            None => tr("no-games-in-text"),
        }
    }

    /// Where a game of it is kept; `None` for a text that lies nowhere.
    pub fn link(&self, index: usize) -> Option<FileLink> {
        let path = self.path.clone()?;
        Some(FileLink { path, stamp: self.stamp, index })
    }

    /// Reads one of its games; `None` if there is none of that number.
    pub fn read(self: &Arc<OpenedFile>, index: usize) -> Option<LoadedGame> {
        let read = self.text.read(index, PieceLetters::English)?;
        let problems = describe(&read.diagnostics);
        let pgn = self.text.game_text(index).to_owned();
        let document = start::opened_game(read.record, pgn, self.link(index));
        Some(LoadedGame { document, file: Arc::clone(self), index, problems })
    }

    /// The numbers of the games, from 0, whose rows contain each word of `filter`, whatever the case.
    pub fn filtered(&self, filter: &str) -> Vec<usize> {
        let words: Vec<String> = filter.split_whitespace().map(str::to_lowercase).collect();
        let fits = |row: &GameRow| words.iter().all(|word| row.searched.contains(word));
        self.games.iter().enumerate().filter(|(_, row)| fits(row)).map(|(index, _)| index).collect()
    }
}

impl GameRow {
    fn of(file: &PgnFile, index: usize) -> GameRow {
        let tags = file.tags(index);
        let result = tags.get("HexScore").unwrap_or(tags.or_unknown("Result"));
        let result = result.replace("1/2", "½").replace("3/4", "¾").replace("1/4", "¼");
        let [white, black, date, event] =
            ["White", "Black", "Date", "Event"].map(|tag| tags.or_unknown(tag).to_owned());
        let variant = tags.get("Variant").unwrap_or_default();
        // What no game here is called stands as the file has it.
        let game = match variant.parse() {
            Ok(known) => words::variant(known),
            Err(_) if variant.is_empty() => words::variant(Variant::default()),
            Err(_) => variant.to_owned(),
        };
        let moves = file.plies(index).div_ceil(2);
        let searched =
            [&white, &black, &game, &result, &date, &event].map(|text| text.to_lowercase()).join(" ");
        GameRow { number: index + 1, white, black, game, moves, result, date, event, searched }
    }
}

/// The path from the root on: a recent file must be found from any folder.
fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// A few sentences about what could not be understood; `None` where all was.
fn describe(diagnostics: &[Diagnostic]) -> Option<String> {
    const MOST: usize = 5;
    let errors: Vec<_> =
        diagnostics.iter().filter(|found| found.problem.severity() == Severity::Error).collect();
    if errors.is_empty() {
        return None;
    }
    let lines: Vec<String> = errors.iter().take(MOST).map(|found| line_about(found)).collect();
    let args = [("count", errors.len().into()), ("problems", lines.join("\n").into())];
    Some(tr_args("game-problems", &args))
}

fn line_about(found: &Diagnostic) -> String {
    let args = [
        ("line", found.line.into()),
        ("column", found.column.into()),
        ("problem", explain::problem(&found.problem).into()),
    ];
    tr_args("game-problem", &args)
}

/// How a game is saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveMode {
    /// In a new file.
    New,
    /// In the place of the game it was before; the other games in the file stay as they are.
    InPlace(FileLink),
    /// Behind the games in the file.
    Append,
    /// As the only game of the file, whatever was there.
    Whole,
}

/// A game to be saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveJob {
    /// Where.
    pub path: PathBuf,
    /// The game as PGN.
    pub game: String,
    /// How.
    pub mode: SaveMode,
}

impl SaveJob {
    /// A job that saves the document there, with its clocks as they are at `now`.
    pub fn new(document: &Document, path: PathBuf, mode: SaveMode, now: Duration) -> SaveJob {
        SaveJob { path, game: write(&document.game.record_at(now)), mode }
    }

    /// Saves the game and opens the file as it is then. Returns it with the game's number in it, from 0.
    ///
    /// # Errors
    /// The file is not as expected, or the disk refuses; it is then as it was.
    pub fn carry_out(&self, files: &dyn FileSystem) -> Result<(OpenedFile, usize), FileProblem> {
        let path = &absolute(&self.path);
        let (text, expected, index) = match &self.mode {
            SaveMode::New => (self.game.clone(), Expected::Absent, 0),
            SaveMode::Whole => (self.game.clone(), Expected::Anything, 0),
            SaveMode::InPlace(link) => {
                let old = storage::read_text(files, path)?;
                let whole = PgnFile::from_text(old.text).with_game(link.index, &self.game);
                (whole, Expected::Unchanged(link.stamp), link.index)
            }
            SaveMode::Append => {
                let old = storage::read_text(files, path)?;
                let file = PgnFile::from_text(old.text);
                let index = file.len();
                (file.with_game(index, &self.game), Expected::Unchanged(old.stamp), index)
            }
        };
        let stamp = storage::replace(files, path, &text, expected)?;
        Ok((OpenedFile::new(Some(path.clone()), PgnFile::from_text(text), stamp), index))
    }
}
