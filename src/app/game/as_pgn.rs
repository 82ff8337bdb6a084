//! Records of games in a snapshot: as PGN.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::app::settings::{ThreeSetup, ThreeTimes};
use crate::game::{GameRecord, pgn};
use crate::three::pgn::Record;
use crate::three::{Act, Seat};

pub fn serialize<S: Serializer>(record: &GameRecord, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&pgn::write(record))
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GameRecord, D::Error> {
    Ok(pgn::read_game(&String::deserialize(deserializer)?).record)
}

pub mod option {
    use std::sync::Arc;

    use super::{Deserialize, Deserializer, GameRecord, Serializer, pgn};

    #[expect(clippy::ref_option, reason = "serde hands the field over so")]
    pub fn serialize<S: Serializer>(
        record: &Option<Arc<GameRecord>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match record {
            Some(record) => serializer.serialize_some(&pgn::write(record)),
            None => serializer.serialize_none(),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Arc<GameRecord>>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        Ok(text.map(|text| Arc::new(pgn::read_game(&text).record)))
    }
}

pub mod three {
    use serde::de::Error;

    use super::{Deserialize, Deserializer, Serializer};
    use crate::three::pgn::{self, Record};

    pub fn serialize<S: Serializer>(record: &Record, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&pgn::write(record))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
        let text = String::deserialize(deserializer)?;
        let game = pgn::read(&text).into_iter().next();
        Ok(game.ok_or_else(|| D::Error::custom("no game of three players"))?.record)
    }
}

/// A game of three.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct SnapshotOfThree {
    pub setup: ThreeSetup,
    #[serde(with = "three")]
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
