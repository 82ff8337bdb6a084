//! Records of games in a snapshot: as PGN.

use std::sync::Arc;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::app::settings::{ThreeSetup, ThreeTimes};
use crate::game::{GameRecord, pgn};
use crate::three::pgn::Record;
use crate::three::{self, Act, Seat};

/// A record of a game of two.
#[derive(Debug, Clone)]
pub(super) struct AsPgn(pub Arc<GameRecord>);

impl Serialize for AsPgn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&pgn::write(&self.0))
    }
}

impl<'de> Deserialize<'de> for AsPgn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AsPgn, D::Error> {
        Ok(AsPgn(Arc::new(pgn::read_game(&String::deserialize(deserializer)?).record)))
    }
}

fn write_three<S: Serializer>(record: &Record, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&three::pgn::write(record))
}

fn read_three<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
    let game = three::pgn::read(&String::deserialize(deserializer)?).into_iter().next();
    Ok(game.ok_or_else(|| D::Error::custom("no game of three players"))?.record)
}

/// A game of three.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct SnapshotOfThree {
    pub setup: ThreeSetup,
    #[serde(serialize_with = "write_three", deserialize_with = "read_three")]
    pub record: Record,
    /// The clocks when each act began; empty without clocks.
    pub clocks: Vec<ThreeTimes>,
    pub clock: ThreeTimes,
    /// Acts that were taken back. The next one to redo is the last.
    pub taken_back: Vec<Act>,
    /// Number of acts before the position shown.
    pub cursor: usize,
    /// The sides that have agreed to a draw.
    pub agreed: Vec<Seat>,
    pub is_paused: bool,
}
