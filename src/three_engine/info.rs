//! What a search reports.

use std::time::Duration;

use crate::three::{BySeat, Move, Seat};

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// The side to move, for which the search was made.
    pub mover: Seat,
    /// The depth in plies.
    pub depth: u32,
    /// The nodes searched.
    pub nodes: u64,
    /// The time since the search began.
    pub time: Duration,
    /// The points that each side can expect, in thousandths: 1000 for the first place, 500 for the second, 0 for the
    /// third.
    ///
    /// That of the side to move is the result of the search; the rest is shared between the others by how they stand at
    /// the end of the variation.
    pub scores: BySeat<u16>,
    /// The moves that the search expects, of all sides in turn.
    pub pv: Vec<Move>,
}

impl Info {
    /// The nodes searched in a second.
    pub fn nodes_per_second(&self) -> u64 {
        (u128::from(self.nodes) * 1_000_000 / self.time.as_micros().max(1)) as u64
    }
}
