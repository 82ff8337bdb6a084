//! What the journals of former runs hold.

use std::path::{Path, PathBuf};

use super::replay::Restored;
use super::{Entry, VERSION};
use crate::app::catalogue::Text;
use crate::app::document::Document;
use crate::app::matches::Match;
use crate::game::{Game, date};
use crate::sides::Color;

/// A game that a former run has left in a journal.
#[derive(Debug, Clone)]
pub struct SavedJournal {
    /// The journal.
    pub path: PathBuf,
    /// When it was begun, in seconds since 1970.
    pub begun: u64,
    /// The game, as it was at the last event.
    pub game: Restored,
    /// The match that it belongs to, with the games before it.
    pub running_match: Option<Box<Match>>,
    /// How many entries of the journal are in it, the header among them. Those behind them did not fit.
    pub applied: usize,
}

impl SavedJournal {
    /// The game.
    pub fn document(&self) -> &Document {
        self.game.document()
    }

    /// The game, if it was being played.
    pub fn game(&self) -> Option<&Game> {
        match &self.game {
            Restored::Play(document) => Some(document.game()),
            Restored::Study(_) => None,
        }
    }

    /// The game in a line: "Anna – Computer (Casual), 12 moves, 2025.06.21".
    pub fn summary(&self) -> Text {
        let document = self.document();
        let args = [
            ("white", document.name(Color::White).into()),
            ("black", document.name(Color::Black).into()),
            ("moves", document.record().tree.mainline().count().div_ceil(2).into()),
            ("date", date::day(self.begun).into()),
        ];
        Text::new("found-game", args)
    }
}

/// What a journal holds.
#[derive(Debug)]
pub enum Found {
    /// A game with moves in it.
    Game(Box<SavedJournal>),
    /// Nothing that would be missed.
    Nothing,
    /// Something this program does not understand.
    Unreadable,
}

/// Makes the game of a journal with these entries, the whole lines of `len` bytes.
pub fn read(path: &Path, entries: &[Entry], len: usize) -> Found {
    let Some((Entry::Header(header), events)) = entries.split_first() else {
        // A first line that was cut short is no game yet; anything longer is not ours to judge.
        return if len < LONGEST_TORN_HEADER && entries.is_empty() {
            Found::Nothing
        } else {
            Found::Unreadable
        };
    };
    if header.version > VERSION {
        return Found::Unreadable;
    }
    let Some((game, fitting)) = Restored::rebuild(header, events) else { return Found::Unreadable };
    let games_before = header.running_match.as_ref().map_or(&[][..], |running| running.unsaved());
    if !game.document().is_unsaved() && (games_before.is_empty() || game.document().file().is_some()) {
        return if fitting < events.len() { Found::Unreadable } else { Found::Nothing };
    }
    let (path, begun, applied) = (path.to_owned(), header.begun, 1 + fitting);
    let running_match = header.running_match.clone();
    Found::Game(Box::new(SavedJournal { path, begun, game, running_match, applied }))
}

/// No header is longer than this, unless it holds a whole record.
const LONGEST_TORN_HEADER: usize = 64 << 10;
