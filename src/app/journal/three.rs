//! A three-player game in its journal: the head, and a line for each event.

use serde::{Deserialize, Serialize};

use crate::app::setup::{ThreeSetup, ThreeTimes};
use crate::app::storage::FileLink;
use crate::game::date::unix_seconds;
use crate::three::{OutReason, Points, Seat};

/// The form of these lines. A journal of another form is left alone.
pub const THREE_VERSION: u32 = 1;

/// The clocks; none in a game without them.
pub type Times = Option<Box<ThreeTimes>>;

/// A line of the journal of a three-player game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum ThreeEntry {
    /// The first line: a description of the game.
    Header(Box<ThreeHeader>),
    /// The side to move moved.
    Move {
        /// In coordinates: "e3e5".
        mv: String,
        /// The clocks after it.
        times: Times,
        /// Whether it had been taken back and was made again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        redone: bool,
    },
    /// A side resigned, or its flag fell.
    Leave {
        /// The side.
        seat: Seat,
        /// Resignation or time.
        reason: OutReason,
        /// The clocks after it.
        times: Times,
        /// Whether that had been taken back and was done again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        redone: bool,
    },
    /// A side offered a draw, or agreed to one.
    Agree {
        /// The side that offered or agreed.
        seat: Seat,
    },
    /// The draw that was offered was declined.
    Decline,
    /// The last moves were taken back.
    TakeBack {
        /// How many acts.
        acts: u32,
        /// The clocks after it.
        times: Times,
    },
    /// The clocks were stopped, or went on.
    Pause {
        /// Whether they are stopped now.
        paused: bool,
        /// The clocks then.
        times: Times,
    },
    /// The side to move had a hint.
    Hint {
        /// The side to move.
        seat: Seat,
    },
    /// The end of the game. Later entries undo it.
    End {
        /// The points of each side.
        points: Points,
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

/// The header of a three-player game's journal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ThreeHeader {
    /// The form of the lines.
    pub version: u32,
    /// Start time, in seconds since 1970.
    pub begun: u64,
    /// The identity of the game among the player's own games.
    pub id: u64,
    /// Players, clock and rules.
    pub setup: ThreeSetup,
    /// The game as PGN, with the moves played when the journal was started.
    pub pgn: String,
    /// The file of the game.
    pub file: Option<FileLink>,
    /// Whether it was played here, and not opened from a file.
    pub live: bool,
}

impl ThreeHeader {
    /// The head of a journal that begins now.
    pub fn new(setup: ThreeSetup, pgn: String, file: Option<FileLink>, live: bool) -> ThreeHeader {
        ThreeHeader {
            version: THREE_VERSION,
            begun: unix_seconds(),
            id: new_game_id(),
            setup,
            pgn,
            file,
            live,
        }
    }
}

/// A random identity of a new game.
pub(super) fn new_game_id() -> u64 {
    fastrand::u64(..)
}
