//! A game of three in a snapshot.

use serde::{Deserialize, Serialize};

use super::as_pgn;
use crate::app::settings::{ThreeSetup, ThreeTimes};
use crate::three::pgn::Record;
use crate::three::{Act, Seat};

/// A game of three.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct SnapshotOfThree {
    pub setup: ThreeSetup,
    #[serde(with = "as_pgn::three")]
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
