//! The running game on the disk: one file per game, one line per event, each there before the next one happens.
//!
//! The file begins with a [`Header`]; each line carries a checksum ([`lines`]). A thread of its own writes each line
//! at once and forces it to the disk at most once a second and at the game's end ([`writer`]). A program that is
//! killed, or a machine that loses its power, leaves the file behind; the next start finds it ([`find`]), and the game
//! is made again from its lines ([`restore`]). Each file is locked while its game is open, so that two programs
//! running at once leave each other's alone.

pub mod file;
pub mod find;
pub mod lines;
pub mod restore;
pub mod writer;

use serde::{Deserialize, Serialize};

use super::date::unix_seconds;
use super::document::FileLink;
use super::new_game::Setup;
use crate::game::{Move, Position};

pub use restore::SavedJournal;

/// The form of the file. A journal of a later form is left alone.
pub const VERSION: u32 = 1;

/// Tells the journals of one run from each other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct JournalId(pub u64);

/// One line of a journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry {
    /// The first line: what the game is.
    Header(Box<Header>),
    /// A move was played at the end of the game.
    Move {
        /// In coordinates: "f5f7".
        mv: String,
        /// What the clocks show after it.
        clocks: Clocks,
    },
    /// The last moves were taken back. Playing them again is written as moves.
    TakeBack {
        /// How many.
        plies: u32,
        /// What the clocks show after it.
        clocks: Clocks,
    },
    /// A move was added beside the game, or behind one that was broken off.
    Variation {
        /// All moves from the start to it, in coordinates.
        moves: Vec<String>,
    },
    /// An opened game that was broken off went on.
    Continue {
        /// Who plays, and by which rules.
        setup: Box<Setup>,
        /// Whether on the clocks of the record; otherwise on new ones by the set-up.
        keeps_clocks: bool,
        /// What the clocks show.
        clocks: Clocks,
    },
    /// The clocks were stopped, or went on.
    Pause {
        /// Whether they stand now.
        paused: bool,
        /// What they show.
        clocks: Clocks,
    },
    /// A draw was offered, or the offer went away.
    DrawOffer {
        /// Who offers: "white" or "black"; none where the offer went away.
        by: Option<String>,
    },
    /// The game ended otherwise than by its last move.
    Result {
        /// White's quarter points.
        quarters: u8,
        /// The reason's key.
        reason: String,
        /// What the clocks show.
        clocks: Clocks,
    },
    /// The game was saved.
    Saved {
        /// Where.
        link: FileLink,
    },
}

/// What the clocks show, in milliseconds, White's first; none in a game without a clock.
pub type Clocks = Option<[u64; 2]>;

/// What a game is, at the head of its journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Header {
    /// The form of the file.
    pub version: u32,
    /// When it was begun, in seconds since 1970, for the list of games found.
    pub begun: u64,
    /// Players, levels, clock, draw rules.
    pub setup: Setup,
    /// What the game begins with.
    pub origin: Origin,
}

/// What a game begins with.
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
        /// Where it is kept.
        file: Option<FileLink>,
    },
}

impl Header {
    /// The head of a game that begins to be played.
    pub fn live(setup: &Setup, start: &Position, moves: &[Move], tags: &[(String, String)]) -> Header {
        let origin =
            Origin::Live { fen: start.to_fen(), moves: start.line_coordinates(moves), tags: tags.to_vec() };
        Header { version: VERSION, begun: unix_seconds(), setup: setup.clone(), origin }
    }

    /// The head of a game that was opened.
    pub fn record(setup: &Setup, pgn: String, file: Option<FileLink>) -> Header {
        let origin = Origin::Record { pgn, file };
        Header { version: VERSION, begun: unix_seconds(), setup: setup.clone(), origin }
    }
}
