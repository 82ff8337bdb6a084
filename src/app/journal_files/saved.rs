//! The journals that former runs have left behind, and the games in them.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use super::file::{Abandoned, JournalFolder};
use super::replay::Restored;
use crate::app::catalogue::{Text, text};
use crate::app::document::{Document, ThreeDocument};
use crate::app::journal::{Entry, ThreeEntry, VERSION, lines};
use crate::app::setup::Match;
use crate::disk::has_whole_line;
use crate::game::{Game, date};
use crate::sides::Color;
use crate::three::Seat;

/// A game that a former run has left in a journal.
#[derive(Debug, Clone)]
pub struct SavedJournal {
    /// The journal.
    pub path: PathBuf,
    /// The start time, in seconds since 1970.
    pub begun: u64,
    /// The game, as it was at the last event.
    pub game: Restored,
    /// The match that it belongs to, with the games before it.
    pub running_match: Option<Box<Match>>,
    /// Number of the journal's entries that made the game, the header included. Those behind them did not fit.
    pub applied: usize,
    /// Whether a running program may have it open, because the file system has no locks.
    pub is_in_doubt: bool,
}

impl SavedJournal {
    /// The game; `None` if it is one for three.
    pub fn document(&self) -> Option<&Document> {
        self.game.document()
    }

    /// The three-player game.
    pub fn three(&self) -> Option<&ThreeDocument> {
        match &self.game {
            Restored::Three(document) => Some(document),
            Restored::Play(_) | Restored::Study(_) => None,
        }
    }

    /// The game, if it was being played.
    pub fn game(&self) -> Option<&Game> {
        match &self.game {
            Restored::Play(document) => Some(document.game()),
            Restored::Study(_) | Restored::Three(_) => None,
        }
    }

    /// Whether the game is over, so that it is not continued.
    pub fn is_over(&self) -> bool {
        match &self.game {
            Restored::Play(document) => document.game().outcome().is_some(),
            Restored::Three(document) => document.is_closed(),
            Restored::Study(_) => false,
        }
    }

    /// The game in a line: "Anna – Computer (3 – Learner), 12 moves, 2025.06.21".
    pub fn summary(&self) -> Text {
        if let Some(three) = self.three() {
            return self.summary_of_three(three);
        }
        let Some(document) = self.document() else { return Text::verbatim("") };
        let [white, black] = Color::ALL.map(|color| document.name(color));
        let moves = document.record().tree.mainline().count().div_ceil(2);
        text!("found-game", white, black, moves, date = date::day(self.begun))
    }

    fn summary_of_three(&self, three: &ThreeDocument) -> Text {
        let [white, red, black] = Seat::ALL.map(|seat| three.setup().name(seat));
        let moves = three.game().moves().count().div_ceil(Seat::ALL.len());
        text!("three-found", white, red, black, moves, date = date::day(self.begun))
    }
}

/// The contents of a journal.
#[derive(Debug)]
pub enum Found {
    /// A game with moves in it.
    Game(Box<SavedJournal>),
    /// A game without moves.
    Nothing,
    /// Entries that this program cannot read.
    Unreadable,
}

/// Makes the game of a journal with these entries, the whole lines of `len` bytes.
pub fn read(path: &Path, entries: &[Entry], len: usize) -> Found {
    let Some((header, events)) = entries.split_first() else {
        // A truncated first line is not a game yet; anything longer must be kept.
        return if len < MAX_TORN_HEADER { Found::Nothing } else { Found::Unreadable };
    };
    let (begun, running_match, rebuilt) = match header {
        Entry::Header(header) if header.version == VERSION => {
            (header.begun, header.running_match.clone(), Restored::rebuild(header, events))
        }
        Entry::Three(ThreeEntry::Header(header)) => {
            (header.begun, None, Restored::rebuild_three(header, events))
        }
        _ => return Found::Unreadable,
    };
    let Some((game, fitting)) = rebuilt else { return Found::Unreadable };
    let has_games_before = running_match.as_ref().is_some_and(|running| !running.unsaved().is_empty());
    if !game.is_unsaved() && (!has_games_before || game.has_file()) {
        return if fitting < events.len() { Found::Unreadable } else { Found::Nothing };
    }
    let (path, applied) = (path.to_owned(), 1 + fitting);
    Found::Game(Box::new(SavedJournal { path, begun, game, running_match, applied, is_in_doubt: false }))
}

/// No header is longer than this, unless it holds a whole record.
const MAX_TORN_HEADER: usize = 64 << 10;

/// A journal that is longer was not written by this program.
const LARGEST: u64 = 256 << 20;

/// The contents of the journals' folder.
#[derive(Default)]
pub struct Findings {
    /// The games in the journals that no running program holds, the latest first.
    pub games: Vec<SavedJournal>,
    /// Their files.
    pub files: Vec<Abandoned>,
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
                findings.files.push(file);
            }
            Ok(None) => {}
            Err(error) => {
                findings.unreadable.push(UnreadableJournal { path, reason: Text::of_error(&error) });
            }
        }
    }
    findings.games.sort_by_key(|game| std::cmp::Reverse(game.begun));
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
    let (entries, whole) = lines::decode(&bytes);
    match read(path, &entries, bytes.len()) {
        Found::Game(game) => {
            let applied = lines::length(&bytes, game.applied);
            let file = file.with_contents(bytes, applied);
            Ok(Some((SavedJournal { is_in_doubt: !is_locked, ..*game }, Abandoned { file, is_locked })))
        }
        Found::Nothing if !has_whole_line(&bytes[whole..]) => {
            // The lock must be given back first: some systems do not remove a file that is open.
            drop(file);
            if is_locked {
                folder.remove(path);
            }
            Ok(None)
        }
        Found::Nothing | Found::Unreadable => Err(io::Error::other(Text::key("journal-not-understood"))),
    }
}
