//! The journals that former runs have left behind, and the games in them.

use std::collections::HashMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use super::journal::{Abandoned, JournalFolder};
use super::{Document, Identity, Restored, Snapshot, ThreeDocument};
use crate::app::settings::Match;
use crate::app::text::{Text, text};
use crate::disk::has_whole_line;
use crate::game::{Game, date};
use crate::sides::Color;
use crate::three::Seat;

/// A game that a former run has left in a journal.
#[derive(Debug, Clone)]
pub struct SavedJournal {
    /// The journal.
    pub path: PathBuf,
    /// Which game it is.
    pub identity: Identity,
    /// The number of its last state.
    pub number: u64,
    /// The game, as it was at last.
    pub game: Restored,
    /// The match that it belongs to, with the games before it.
    pub running_match: Option<Box<Match>>,
    /// Whether the game stood still.
    pub is_paused: bool,
    /// Number of bytes up to the end of the line that made the game.
    pub len: usize,
    /// Whether a running program may have it open, because the file system has no locks.
    pub is_in_doubt: bool,
}

impl SavedJournal {
    /// The game; `None` if it is one for three.
    pub fn document(&self) -> Option<&Document> {
        self.game.two()
    }

    /// The three-player game.
    pub fn three(&self) -> Option<&ThreeDocument> {
        self.game.three()
    }

    /// The game, if it was being played.
    pub fn game(&self) -> Option<&Game> {
        self.document().map(Document::game).filter(|game| !game.is_studied())
    }

    /// Whether the game is over, so that it is not continued.
    pub fn is_over(&self) -> bool {
        let is_over = self.game().is_some_and(|game| game.outcome().is_some());
        is_over || self.three().is_some_and(ThreeDocument::is_closed)
    }

    /// The game in a line, with the names beside the board: "You – Computer (3 – Learner), 12 moves, 2025.06.21".
    pub fn summary(&self) -> Text {
        let date = date::day(self.identity.begun);
        match &self.game {
            Restored::Two(document) => {
                let [white, black] = Color::ALL.map(|color| document.name_at_board(color));
                let moves = document.record().tree.mainline().count().div_ceil(2);
                text!("found-game", white, black, moves, date)
            }
            Restored::Three(three) => {
                let [white, red, black] = Seat::ALL.map(|seat| three.setup().name_at_board(seat));
                let moves = three.game().moves().count().div_ceil(Seat::ALL.len());
                text!("three-found", white, red, black, moves, date)
            }
        }
    }
}

/// The contents of a journal.
#[derive(Debug)]
pub enum Found {
    /// A game with moves in it.
    Game(Box<SavedJournal>),
    /// A game without moves.
    Nothing,
    /// Lines that this program cannot read.
    Unreadable,
}

/// The game of a journal with these bytes: that of its last whole line. Lines behind it that are not whole, or no state of
/// a game, are left out.
pub fn read(path: &Path, bytes: &[u8]) -> Found {
    let mut end = bytes.len();
    for line in bytes.split_inclusive(|&byte| byte == b'\n').rev() {
        if let Some(saved) = game_of(path, line, end) {
            return found(saved, has_whole_line(&bytes[end..]));
        }
        end -= line.len();
    }
    // A truncated first line is not a game yet; anything longer must be kept.
    if bytes.len() < MAX_TORN_LINE && !has_whole_line(bytes) { Found::Nothing } else { Found::Unreadable }
}

/// The game of a line that ends after `len` bytes.
fn game_of(path: &Path, line: &[u8], len: usize) -> Option<SavedJournal> {
    let mut snapshot = Snapshot::of_line(line)?;
    let (identity, number, is_paused) = (snapshot.identity, snapshot.number, snapshot.is_paused());
    let (path, running_match) = (path.to_owned(), snapshot.running_match.take());
    let game = snapshot.restored()?;
    Some(SavedJournal { path, identity, number, game, running_match, is_paused, len, is_in_doubt: false })
}

/// The game, if anything would be missed with it.
fn found(saved: SavedJournal, has_rest: bool) -> Found {
    let has_games_before = saved.running_match.as_ref().is_some_and(|running| !running.unsaved().is_empty());
    if saved.game.is_unsaved() || has_games_before && !saved.game.has_file() {
        Found::Game(Box::new(saved))
    } else if has_rest {
        Found::Unreadable
    } else {
        Found::Nothing
    }
}

/// No first line is longer than this, unless it holds a long game.
const MAX_TORN_LINE: usize = 64 << 10;

/// A journal that is longer was not written by this program.
const LARGEST: u64 = 256 << 20;

/// The contents of the journals' folder.
#[derive(Default)]
pub struct Findings {
    /// The games in the journals that no running program holds, the latest first.
    pub games: Vec<SavedJournal>,
    /// Their files, by the paths of the journals.
    pub files: HashMap<PathBuf, Abandoned>,
    /// The journals that cannot be read. They are left where they are.
    pub unreadable: Vec<UnreadableJournal>,
}

/// A journal that cannot be read.
#[derive(Debug, Clone, PartialEq)]
pub struct UnreadableJournal {
    /// The journal.
    pub path: PathBuf,
    /// A sentence for the player.
    pub reason: Text,
}

/// Looks through the folder. A journal in which nothing would be missed is removed, unless a running program may have it open.
pub fn find(folder: &JournalFolder) -> Findings {
    let mut findings = Findings::default();
    for (path, file) in folder.abandoned() {
        let look = || file.and_then(|file| look(folder, &path, file));
        let panicked = |_| Err(io::Error::other(Text::key("internal-error")));
        match catch_unwind(AssertUnwindSafe(look)).unwrap_or_else(panicked) {
            Ok(Some((game, file))) => {
                findings.games.push(game);
                findings.files.insert(path, file);
            }
            Ok(None) => {}
            Err(error) => {
                findings.unreadable.push(UnreadableJournal { path, reason: Text::of_error(&error) });
            }
        }
    }
    drop_older(folder, &mut findings);
    findings.games.sort_by_key(|game| std::cmp::Reverse(game.identity.begun));
    findings.unreadable.sort_by(|one, other| one.path.cmp(&other.path));
    findings
}

/// The game in a journal; `None` where nothing would be missed.
fn look(
    folder: &JournalFolder,
    path: &Path,
    Abandoned { mut file, is_locked }: Abandoned,
) -> io::Result<Option<(SavedJournal, Abandoned)>> {
    let bytes = file.read(LARGEST)?;
    match read(path, &bytes) {
        Found::Game(game) => {
            let file = file.with_contents(bytes, game.len);
            Ok(Some((SavedJournal { is_in_doubt: !is_locked, ..*game }, Abandoned { file, is_locked })))
        }
        Found::Nothing => {
            // The lock must be given back first: some systems do not remove a file that is open.
            drop(file);
            if is_locked {
                folder.remove(path);
            }
            Ok(None)
        }
        Found::Unreadable => Err(io::Error::other(Text::key("journal-not-understood"))),
    }
}

/// Leaves of two journals of one game the newer. A program that was killed while a new file took the place of a long
/// one has left both.
fn drop_older(folder: &JournalFolder, findings: &mut Findings) {
    let states: Vec<(Identity, u64)> =
        findings.games.iter().map(|game| (game.identity, game.number)).collect();
    let is_older = |game: &mut SavedJournal| {
        let is_newer =
            |(identity, number): &(Identity, u64)| *identity == game.identity && *number > game.number;
        !game.is_in_doubt && states.iter().any(is_newer)
    };
    for SavedJournal { path, .. } in findings.games.extract_if(.., is_older) {
        // The lock must be given back first: some systems do not remove a file that is open.
        drop(findings.files.remove(&path));
        folder.remove(&path);
    }
}
