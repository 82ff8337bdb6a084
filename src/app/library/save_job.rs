//! Saving a game in a file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::OpenedFile;
use super::opened::{absolute, read};
use super::place::{Place, while_changing, with_game};
use crate::app::game::{FileLink, GameId, SaveState};
use crate::app::settings::TwoOrThree;
use crate::app::text::{FileProblem, ProblemKind};
use crate::disk::{self, Backup, Expected, FileSystem, MAX_FILE_SIZE, Stamp};
use crate::game::GameRecord;
use crate::game::pgn::{PgnFile, write};
use crate::three;
use crate::three::pgn::Record;

/// The contents of a write.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Saving {
    /// The game that was open when the write began.
    pub game: GameId,
    /// The revision of this game that is written, behind the games of its match before it; `None` if only those are.
    pub revision: Option<u64>,
}

impl Saving {
    /// A write of the game as it is now.
    pub(in crate::app) fn of(game: &SaveState) -> Saving {
        Saving { game: game.game, revision: Some(game.revision()) }
    }
}

/// The way of saving a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveMode {
    /// In a new file.
    New,
    /// In the place of the game it was before, wherever that is in the file now; behind the games of the file if it is not
    /// there. The other games stay as they are.
    InPlace(FileLink),
    /// Behind the games in the file.
    Append,
    /// As the only game of the file, in place of contents with this stamp: the ones that the player agreed to lose.
    Whole(Stamp),
}

/// A game as it is to be saved.
pub type SavedGame = TwoOrThree<GameRecord, Record>;

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

/// A game that was saved.
#[derive(Debug, Clone)]
pub struct SavedFile {
    /// The file as it is then.
    pub file: Arc<OpenedFile>,
    /// The number of the last game saved, from 0.
    pub index: usize,
    /// The change of the game in the file by another program.
    pub meanwhile: Option<Meanwhile>,
}

/// The change of a game in its file by another program, before Heksy saved the game again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meanwhile {
    /// Neither the text nor the identity of the game was found: the game was added to the file.
    Removed,
    /// The identity was found with another text, which is in the backup.
    Changed,
}

/// A file that is there where a new one was to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InTheWay {
    /// The number of its games; 0 for an export, which adds no game to a file.
    pub games: usize,
    /// The stamp of its contents.
    pub stamp: Stamp,
}

impl InTheWay {
    /// The file that a write found where it expected none or, if `is_agreed`, other contents: those that the player has
    /// agreed to lose. The problem is then that it is there.
    pub(super) fn of(files: &dyn FileSystem, problem: &mut FileProblem, is_agreed: bool) -> Option<InTheWay> {
        let is_in_the_way = match problem.kind {
            ProblemKind::AlreadyThere => true,
            ProblemKind::Changed => is_agreed,
            _ => false,
        };
        let bytes = is_in_the_way.then(|| disk::read(files, &problem.path, MAX_FILE_SIZE).ok()).flatten()?;
        problem.kind = ProblemKind::AlreadyThere;
        let stamp = Stamp::of(&bytes);
        let games = PgnFile::from_bytes(bytes).ok().filter(PgnFile::holds_games);
        Some(InTheWay { games: games.map_or(0, |games| games.len()), stamp })
    }
}

/// A game that could not be saved.
#[derive(Debug, Clone)]
pub struct SaveFailure {
    /// The reason.
    pub problem: FileProblem,
    /// The place of the first game if the file is the new one after all: a disk that fails after the rename reports
    /// the same error as one that fails at the first byte.
    pub attempt: Option<Box<FileLink>>,
    /// The file of that name, if one was there already.
    pub there: Option<InTheWay>,
}

impl From<FileProblem> for SaveFailure {
    fn from(problem: FileProblem) -> SaveFailure {
        SaveFailure { problem, attempt: None, there: None }
    }
}

impl AsRef<FileProblem> for SaveFailure {
    fn as_ref(&self) -> &FileProblem {
        &self.problem
    }
}

impl SaveJob {
    /// Saves the game, in UTF-8, and opens the file as it is then. The other games in the file keep their bytes; a file in
    /// UTF-16 becomes UTF-8 as a whole.
    ///
    /// # Errors
    /// Returns an error if the file is not as expected, or if the disk fails. The file is then either old or new,
    /// never in between.
    pub fn carry_out(&self, files: &dyn FileSystem) -> Result<SavedFile, SaveFailure> {
        let path = absolute(&self.path);
        let games = self.games();
        while_changing(|| self.attempt(files, &path, &games))
    }

    fn attempt(
        &self,
        files: &dyn FileSystem,
        path: &Path,
        games: &[String],
    ) -> Result<SavedFile, SaveFailure> {
        let Plan { whole, expected, first, backup, keeps_backup, meanwhile } =
            self.plan(files, path, games)?;
        match disk::replace_if(files, path, whole.bytes(), expected, backup) {
            Ok(stamp) => {
                let mut file = OpenedFile::new(path.to_owned(), whole, stamp);
                file.keeps_backup = keeps_backup;
                let index = (first + games.len()).saturating_sub(1);
                Ok(SavedFile { file: Arc::new(file), index, meanwhile })
            }
            Err(error) => {
                let mut problem = FileProblem::writing(path, error);
                let is_agreed = matches!(self.mode, SaveMode::Whole(_));
                let there = InTheWay::of(files, &mut problem, is_agreed);
                let (path, stamp) = (path.to_owned(), Stamp::of(whole.bytes()));
                let game = games.first().map(|text| Stamp::of_game(text));
                let attempt = FileLink { path, stamp, index: first, game, keeps_backup };
                Err(SaveFailure { problem, attempt: Some(Box::new(attempt)), there })
            }
        }
    }

    /// The texts of the games. In the place of a game there is room for one.
    fn games(&self) -> Vec<String> {
        let before = if matches!(self.mode, SaveMode::InPlace(_)) { &[] } else { &self.before[..] };
        before.iter().cloned().chain(self.game.as_ref().map(SavedGame::text)).collect()
    }

    fn plan(&self, files: &dyn FileSystem, path: &Path, games: &[String]) -> Result<Plan, FileProblem> {
        let alone = |expected, keeps_backup| {
            let whole = PgnFile::from_text(games.join("\n"));
            Ok(Plan { whole, expected, first: 0, backup: Backup::Renew, keeps_backup, meanwhile: None })
        };
        let (mut backup, mut keeps_backup, mut meanwhile) = (Backup::Renew, false, None);
        let (old, stamp, first) = match (self.came_through(files, path)?, &self.mode) {
            (_, SaveMode::Whole(asked)) => return alone(Expected::Unchanged(*asked), true),
            (Some((old, link)), _) => {
                // The attempt has made a backup.
                (backup, keeps_backup) = (Backup::Keep, link.keeps_backup);
                (old, link.stamp, link.index)
            }
            (None, SaveMode::New) => return alone(Expected::Absent, false),
            (None, SaveMode::InPlace(link)) => {
                let (old, stamp) = read(files, path)?;
                let text = games.first().map_or("", String::as_str);
                let find = |link| Place::find(&old, stamp, link, text);
                // An attempt may have come through before another program changed the file.
                let attempts = self.attempts.iter().rev().filter(|attempt| attempt.path == path);
                let attempt = attempts.filter_map(find).find(|place| !place.is_changed);
                let place = attempt.or_else(|| find(link));
                meanwhile = match place {
                    None => Some(Meanwhile::Removed),
                    Some(place) => place.is_changed.then_some(Meanwhile::Changed),
                };
                // The other program's version of the game is worth more than an older backup.
                if link.keeps_backup && meanwhile != Some(Meanwhile::Changed) {
                    backup = Backup::Keep;
                }
                keeps_backup = link.keeps_backup || stamp != link.stamp;
                let first = place.map_or(old.len(), |place| place.index);
                (old, stamp, first)
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
        Ok(Plan { whole, expected: Expected::Unchanged(stamp), first, backup, keeps_backup, meanwhile })
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
    expected: Expected,
    /// The number of the first game saved in it, from 0.
    first: usize,
    backup: Backup,
    /// Whether the next save is to leave the backup as it is: it has what another program wrote.
    keeps_backup: bool,
    meanwhile: Option<Meanwhile>,
}
