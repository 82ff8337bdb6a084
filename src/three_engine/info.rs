//! The reports of a search.

use std::time::Duration;

use crate::three::{BySeat, Move, Seat};

/// The current result of a search.
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
    /// The value of the side to move is the result of the search; the rest is shared between the others by the
    /// evaluation at the end of the variation.
    pub scores: BySeat<u16>,
    /// The expected line, moves of all sides in turn.
    pub pv: Vec<Move>,
}

impl Info {
    /// The number of nodes searched per second.
    pub fn nodes_per_second(&self) -> u64 {
        (u128::from(self.nodes) * 1_000_000 / self.time.as_micros().max(1)) as u64
    }
}
