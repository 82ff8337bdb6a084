//! The entries of a journal: the header, and the events of the game; and the commands for the journals.

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use serde::{Deserialize, Serialize};

use super::edit::EditEntry;
use super::three::{ThreeEntry, new_game_id};
use crate::app::setup::{Match, Setup};
use crate::app::storage::FileLink;
use crate::game::date::unix_seconds;
use crate::game::{ClockSnapshot, Move, Position};
use crate::sides::Color;

/// The version of the file format. Journals of other versions are left untouched.
pub const VERSION: u32 = 5;

/// The number of a journal in this run of the program.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct JournalId(pub u64);

/// A line of a journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// The first line: a description of the game.
    Header(Box<Header>),
    /// A line of a three-player game: the first one, or an event.
    Three(ThreeEntry),
    /// A move was played at the end of the game.
    Move {
        /// In coordinates: "f5f7".
        mv: String,
        /// The clocks after it.
        clocks: Clocks,
        /// Whether it had been taken back and was made again, with all that hung on it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        redone: bool,
    },
    /// The last moves were taken back. Making them again is written as moves.
    TakeBack {
        /// How many.
        plies: u32,
        /// The clocks after it.
        clocks: Clocks,
    },
    /// The record was edited.
    Edit(EditEntry),
    /// The latest edit was undone.
    Undo,
    /// The edit undone last was redone.
    Redo,
    /// A game that is over went on as a study.
    Study,
    /// An opened game that was broken off went on.
    Continue {
        /// The players and the rules.
        setup: Box<Setup>,
        /// Whether on the clocks of the record; otherwise on new ones by the set-up.
        keeps_clocks: bool,
        /// The times of the clocks.
        clocks: Clocks,
    },
    /// Others played on: our engine for one that is not there any more.
    Players {
        /// The players and the rules.
        setup: Box<Setup>,
    },
    /// The clocks were stopped, or went on.
    Pause {
        /// Whether they are stopped now.
        paused: bool,
        /// The clocks then.
        clocks: Clocks,
    },
    /// A draw was offered, or the offer went away.
    DrawOffer {
        /// The side that offers; `None` for the end of an offer.
        by: Option<Color>,
    },
    /// A takeback was requested, or the request ended.
    TakebackAsked {
        /// The side that asks; `None` for the end of a request.
        by: Option<Color>,
    },
    /// The game ended otherwise than by its last move.
    Result {
        /// White's quarter points.
        quarters: u8,
        /// The reason's key.
        reason: String,
        /// The clocks then.
        clocks: Clocks,
    },
    /// The game was saved.
    Saved {
        /// The file, and the game's place in it.
        link: FileLink,
        /// Whether it was changed during the write: the changes are in the lines before this one, but not in the file.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        is_changed: bool,
    },
}

impl Entry {
    /// Whether the game can end with this line: no later line would report a failed write.
    pub(in crate::app) fn ends_game(&self) -> bool {
        matches!(self, Entry::Result { .. } | Entry::Three(ThreeEntry::End { .. }))
    }
}

/// The clocks; none in a game without them.
pub type Clocks = Option<ClockSnapshot>;

/// The header of a game's journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Header {
    /// The form of the file.
    pub version: u32,
    /// The start time in seconds since 1970, shown in the list of games found.
    pub begun: u64,
    /// The identity of the game among the player's own games.
    pub id: u64,
    /// Players, levels, clock, draw rules.
    pub setup: Setup,
    /// The start of the game.
    pub origin: Origin,
    /// The match of a set length that it belongs to, with the games before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running_match: Option<Box<Match>>,
}

/// The start of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A position, in which the game is played.
    Live {
        /// The position.
        fen: String,
        /// Moves that were made in another game, in coordinates.
        moves: Vec<String>,
        /// Names, date and the like.
        tags: Vec<(String, String)>,
    },
    /// A record that was opened.
    Record {
        /// The game as PGN.
        pgn: String,
        /// The file of the game.
        file: Option<FileLink>,
        /// Whether it was played here and is over, so that it can be taken back.
        #[serde(default)]
        live: bool,
    },
}

impl Header {
    pub(super) fn new(setup: &Setup, origin: Origin) -> Header {
        let setup = setup.clone();
        Header {
            version: VERSION,
            begun: unix_seconds(),
            id: new_game_id(),
            setup,
            origin,
            running_match: None,
        }
    }

    /// The head of a game that begins to be played.
    pub fn live(setup: &Setup, start: &Position, moves: &[Move], tags: &[(String, String)]) -> Header {
        let origin =
            Origin::Live { fen: start.to_fen(), moves: start.line_coordinates(moves), tags: tags.to_vec() };
        Header::new(setup, origin)
    }

    /// The head of a game that was opened or, if it is `live`, played here and saved.
    pub fn record(setup: &Setup, pgn: String, file: Option<FileLink>, live: bool) -> Header {
        let origin = Origin::Record { pgn, file, live };
        Header::new(setup, origin)
    }
}

/// Commands for the journals of running games.
#[derive(Debug, Clone)]
pub enum JournalCommand {
    /// Find the journals of former runs, and send them.
    Find,
    /// Begin a journal with this entry. It becomes the running game's.
    Begin(JournalId, Box<Entry>),
    /// Begin a journal with this entry, and remove the one that was the running game's as soon as it is written.
    Replace(JournalId, Box<Entry>),
    /// Write an entry at the end of a journal.
    Add(JournalId, Box<Entry>),
    /// Reopen a journal found on the disk, under this number.
    Resume(JournalId, PathBuf),
    /// Remove the journal of a game that was saved or discarded.
    Remove(JournalId),
    /// Remove a journal found on the disk.
    RemoveFound(PathBuf),
    /// Sync the running game's journal, and send whether that succeeded.
    Force(Sender<bool>),
}
