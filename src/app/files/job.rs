//! Saving a game in a file.

use std::path::{Path, PathBuf};

use super::opened::{absolute, read};
use super::{FileLink, OpenedFile};
use crate::app::storage::{self, Doing, Expected, FileProblem, ProblemKind};
use crate::disk::FileSystem;
use crate::game::GameRecord;
use crate::game::pgn::{PgnFile, write};
use crate::three;
use crate::three::pgn::Record;

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

/// A game as it is to be saved.
#[derive(Debug, Clone)]
pub enum SavedGame {
    /// For two.
    Two(GameRecord),
    /// For three.
    Three(Record),
}

impl SavedGame {
    fn text(&self) -> String {
        match self {
            SavedGame::Two(record) => write(record),
            SavedGame::Three(record) => three::pgn::write(record),
        }
    }
}

/// A game to be saved.
#[derive(Debug, Clone)]
pub struct SaveJob {
    /// Where.
    pub path: PathBuf,
    /// Games that come before it, as PGN: those of its match that are not in the file yet.
    pub before: Vec<String>,
    /// The game, as it is to be saved; `None` where only those before it are.
    pub game: Option<SavedGame>,
    /// How.
    pub mode: SaveMode,
}

impl SaveJob {
    /// Saves the game, in UTF-8, and opens the file as it is then. Returns it with the number of the last game saved, from
    /// 0.
    /// The other games in the file keep their bytes; a file in UTF-16 becomes UTF-8 as a whole.
    ///
    /// # Errors
    /// The file is not as expected, or the disk refuses; it is then as it was.
    pub fn carry_out(&self, files: &dyn FileSystem) -> Result<(OpenedFile, usize), FileProblem> {
        let path = &absolute(&self.path);
        let games: Vec<String> =
            self.before.iter().cloned().chain(self.game.as_ref().map(SavedGame::text)).collect();
        let all = || (PgnFile::from_text(games.join("\n")), games.len().saturating_sub(1));
        let (whole, expected, index) = match &self.mode {
            SaveMode::New => (all().0, Expected::Absent, all().1),
            SaveMode::Whole => (all().0, Expected::Anything, all().1),
            SaveMode::InPlace(link) => {
                let (old, _) = read(files, path)?;
                let game = games.last().map_or("", String::as_str);
                (with_game(&old, link.index, game, path)?, Expected::Unchanged(link.stamp), link.index)
            }
            SaveMode::Append => {
                let (mut whole, stamp) = read(files, path)?;
                for game in &games {
                    whole = with_game(&whole, whole.len(), game, path)?;
                }
                let last = whole.len().saturating_sub(1);
                (whole, Expected::Unchanged(stamp), last)
            }
        };
        let stamp = storage::replace(files, path, whole.bytes(), expected)?;
        Ok((OpenedFile::new(Some(path.clone()), whole, stamp), index))
    }
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
