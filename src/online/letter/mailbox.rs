//! The games by mail of one player: a folder with a PGN file for each.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use super::super::journal::Folder;
use super::code::{LetterError, find};
use super::course::Refusal;
use super::game::MailGame;
use super::state::Letter;
use crate::disk;
use crate::game::Move;
use crate::sides::Color;

/// Maximum size of a file, in bytes.
const MAX_FILE: u64 = 1 << 20;

/// The games by mail of one player.
#[derive(Clone, Debug)]
pub struct Mailbox(Folder);

/// Why a letter was not taken. Nothing has changed then.
#[derive(Clone, Debug)]
pub enum MailError {
    /// The text has no valid letter.
    Letter(LetterError),
    /// The moves beside the letter are not those of the letter.
    Changed,
    /// The letter does not continue the game that the player has.
    Refused(Refusal, Box<MailGame>, Box<Letter>),
    /// The disk failed.
    Disk(String),
}

impl From<io::Error> for MailError {
    fn from(error: io::Error) -> Self {
        MailError::Disk(error.to_string())
    }
}

impl Mailbox {
    /// The games in a folder, which need not exist yet.
    pub fn new(folder: Folder) -> Self {
        Self(folder)
    }

    fn path(&self, game: &MailGame) -> PathBuf {
        self.0.path.join(game.file_name())
    }

    /// All games, those first in which the player is to move. Leaves out unreadable files, and keeps them.
    ///
    /// # Errors
    /// Any I/O error, if the folder is there and cannot be listed.
    pub fn games(&self) -> io::Result<Vec<MailGame>> {
        let listed = self.0.files.list(&self.0.path);
        let mut paths = listed.or_else(|error| match error.kind() {
            ErrorKind::NotFound => Ok(Vec::new()),
            _ => Err(error),
        })?;
        paths.sort();
        let read = |path: PathBuf| {
            let stem = path.file_stem()?.to_str()?;
            let me = Color::ALL.into_iter().find(|me| stem.ends_with(me.char()))?;
            let bytes = disk::read(self.0.files.as_ref(), &path, MAX_FILE).ok()?;
            let game = MailGame { letter: find(std::str::from_utf8(&bytes).ok()?).ok()?, me };
            (self.path(&game) == path).then_some(game)
        };
        let mut games: Vec<MailGame> = paths.into_iter().filter_map(read).collect();
        games.sort_by_key(|game| !game.is_my_move());
        Ok(games)
    }

    /// Keeps a game as it is now.
    ///
    /// # Errors
    /// Any I/O error; the file is then as it was.
    pub fn keep(&self, game: &MailGame) -> io::Result<()> {
        disk::own_folder(self.0.files.as_ref(), &self.0.path)?;
        disk::replace_own(self.0.files.as_ref(), &self.path(game), game.to_pgn().as_bytes())
    }

    /// Removes a game.
    ///
    /// # Errors
    /// Any I/O error.
    pub fn remove(&self, game: &MailGame) -> io::Result<()> {
        self.0.files.remove(&self.path(game))
    }

    /// Takes the letter in a text: it continues a game, or begins a new one. `moves` are those of the file
    /// around it, which may have more of them.
    ///
    /// # Errors
    /// [`MailError`]; no game has changed then.
    pub fn receive(&self, text: &str, moves: Option<&[Move]>) -> Result<MailGame, MailError> {
        let letter = find(text).map_err(MailError::Letter)?;
        if moves.is_some_and(|moves| !moves.starts_with(&letter.record().game().history().1)) {
            return Err(MailError::Changed);
        }
        let known = self.games()?.into_iter().filter(|game| game.letter.id() == letter.id());
        let game = match known.min_by_key(|game| game.me == letter.by) {
            None => {
                let game = MailGame { me: !letter.by, letter };
                // A file that cannot be read at the moment is not replaced.
                match disk::read(self.0.files.as_ref(), &self.path(&game), MAX_FILE) {
                    Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
                    _ => game,
                }
            }
            Some(game) => match game.letter.check_next(game.me, &letter) {
                Ok(()) => MailGame { letter: game.letter.with_news(letter), me: game.me },
                Err(refusal) => return Err(MailError::Refused(refusal, Box::new(game), Box::new(letter))),
            },
        };
        self.keep(&game)?;
        Ok(game)
    }
}
