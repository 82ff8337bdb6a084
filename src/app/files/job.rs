//! Saving a game in a file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::OpenedFile;
use super::opened::{absolute, read};
use crate::app::storage::{self, Doing, Expected, FileLink, FileProblem, ProblemKind, Stamp};
use crate::disk::FileSystem;
use crate::game::GameRecord;
use crate::game::pgn::{PgnFile, write};
use crate::three;
use crate::three::pgn::Record;

/// Identifies a game among those opened in one run of the program. Each request about the open game that is answered
/// later (a file dialog, a write) carries it, so that the answer never reaches another game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct GameId(pub u64);

/// The contents of a write.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Saving {
    /// The game that was open when the write began.
    pub game: GameId,
    /// The revision of this game that is written, behind the games of its match before it; `None` if only those are.
    pub revision: Option<u64>,
}

/// The way of saving a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveMode {
    /// In a new file.
    New,
    /// In the place of the game it was before; the other games in the file stay as they are.
    InPlace(FileLink),
    /// Behind the games in the file.
    Append,
    /// As the only game of the file, in place of its contents.
    Whole,
}

/// A game as it is to be saved.
#[derive(Debug, Clone)]
pub enum SavedGame {
    /// For two.
    Two(GameRecord),
    /// For three.
    Three(Record),
}

impl SavedGame {
    pub(super) fn text(&self) -> String {
        match self {
            SavedGame::Two(record) => write(record),
            SavedGame::Three(record) => three::pgn::write(record),
        }
    }
}

/// A game to be saved.
#[derive(Debug, Clone)]
pub struct SaveJob {
    /// The game and its revision: goes with the answer.
    pub saving: Saving,
    /// The path.
    pub path: PathBuf,
    /// Games that come before it, as PGN: those of its match that are not in the file yet.
    pub before: Vec<String>,
    /// The game, as it is to be saved; `None` where only those before it are.
    pub game: Option<SavedGame>,
    /// The way of saving.
    pub mode: SaveMode,
    /// The places of the first game after earlier attempts to save the same games: see [`SaveFailure`].
    pub attempts: Vec<FileLink>,
}

/// A game that could not be saved.
#[derive(Debug, Clone, PartialEq)]
pub struct SaveFailure {
    /// The reason.
    pub problem: FileProblem,
    /// The place of the first game if the file is the new one after all: a disk that fails after the rename reports
    /// the same error as one that fails at the first byte.
    pub attempt: Option<FileLink>,
}

impl From<FileProblem> for SaveFailure {
    fn from(problem: FileProblem) -> SaveFailure {
        SaveFailure { problem, attempt: None }
    }
}

impl SaveJob {
    /// Saves the game, in UTF-8, and opens the file as it is then. Returns it with the number of the last game saved, from
    /// 0.
    /// The other games in the file keep their bytes; a file in UTF-16 becomes UTF-8 as a whole.
    ///
    /// # Errors
    /// Returns an error if the file is not as expected, or if the disk fails. The file is then either old or new,
    /// never in between.
    pub fn carry_out(&self, files: &dyn FileSystem) -> Result<(Arc<OpenedFile>, usize), SaveFailure> {
        let path = absolute(&self.path);
        let games = self.games();
        let Plan { whole, expected, first } = self.plan(files, &path, &games)?;
        match storage::replace(files, &path, whole.bytes(), expected) {
            Ok(stamp) => {
                let last = (first + games.len()).saturating_sub(1);
                Ok((Arc::new(OpenedFile::new(Some(path), whole, stamp)), last))
            }
            Err(problem) => {
                let stamp = Stamp::of(whole.bytes());
                Err(SaveFailure { problem, attempt: Some(FileLink { path, stamp, index: first }) })
            }
        }
    }

    /// The texts of the games. In the place of a game there is room for one.
    fn games(&self) -> Vec<String> {
        let before = if matches!(self.mode, SaveMode::InPlace(_)) { &[] } else { &self.before[..] };
        before.iter().cloned().chain(self.game.as_ref().map(SavedGame::text)).collect()
    }

    fn plan(&self, files: &dyn FileSystem, path: &Path, games: &[String]) -> Result<Plan, FileProblem> {
        let all = || PgnFile::from_text(games.join("\n"));
        let (old, stamp, first) = match (self.came_through(files, path)?, &self.mode) {
            (_, SaveMode::Whole) => {
                return Ok(Plan { whole: all(), expected: Expected::Anything, first: 0 });
            }
            (Some((old, link)), _) => (old, link.stamp, link.index),
            (None, SaveMode::New) => return Ok(Plan { whole: all(), expected: Expected::Absent, first: 0 }),
            (None, SaveMode::InPlace(link)) => {
                let (old, stamp) = read(files, path)?;
                // Games that were added at the end leave the others in their places.
                let has_grown = link.stamp.begins(old.bytes());
                (old, if has_grown { stamp } else { link.stamp }, link.index)
            }
            (None, SaveMode::Append) => {
                let (old, stamp) = read(files, path)?;
                let first = old.len();
                (old, stamp, first)
            }
        };
        let mut whole = old;
        for (index, game) in (first..).zip(games) {
            whole = with_game(&whole, index, game, path)?;
        }
        Ok(Plan { whole, expected: Expected::Unchanged(stamp), first })
    }

    /// The file, if an earlier attempt has already written the games to it.
    fn came_through(
        &self,
        files: &dyn FileSystem,
        path: &Path,
    ) -> Result<Option<(PgnFile, &FileLink)>, FileProblem> {
        let mut attempts = self.attempts.iter().filter(|link| link.path == path).peekable();
        if attempts.peek().is_none() {
            return Ok(None);
        }
        match read(files, path) {
            Ok((file, stamp)) => Ok(attempts.find(|link| link.stamp == stamp).map(|link| (file, link))),
            // Surely none of them: another program's, or nothing at all.
            Err(FileProblem {
                kind: ProblemKind::Missing | ProblemKind::NotText | ProblemKind::TooManyGames,
                ..
            }) => Ok(None),
            Err(problem) => Err(problem),
        }
    }
}

/// The new contents of a file.
struct Plan {
    whole: PgnFile,
    /// The expected state of the old file.
    expected: Expected,
    /// The number of the first game saved in it, from 0.
    first: usize,
}

/// The file with the game in its place. Behind a comment that is never closed a game may not be found again: the next
/// one saved there would then replace another.
fn with_game(old: &PgnFile, index: usize, game: &str, path: &Path) -> Result<PgnFile, FileProblem> {
    let whole = old.with_game(index, game);
    let found = whole.game_bytes(index);
    if !found.is_empty() && game.as_bytes().starts_with(found) {
        return Ok(whole);
    }
    Err(FileProblem { path: path.to_owned(), doing: Doing::Writing, kind: ProblemKind::NoPlace })
}
