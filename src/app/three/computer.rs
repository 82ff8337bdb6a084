//! What the computer is doing in a game for three.

use std::time::Duration;

use crate::app::search::SearchTicket;
use crate::three::{BySeat, Move, Seat};
use crate::three_engine::Info;

/// What the computer is doing.
#[derive(Debug, Clone, Default)]
pub(super) struct Computer {
    /// The latest search; news of others comes too late.
    pub ticket: SearchTicket,
    /// For whom it searches, and since when.
    pub thinking: Option<(Seat, Duration)>,
    /// What it has found so far.
    pub info: Option<Info>,
    /// What each side has expected at its last move, in thousandths of a point.
    pub last_score: BySeat<Option<u16>>,
    /// Its move, to be made at this time.
    pub answer: Option<(Move, Duration)>,
    /// It has broken down in this position; it is asked again only when the player says so.
    pub is_broken: bool,
}

impl Computer {
    /// What it was doing is of no use any more.
    pub fn forget(&mut self) {
        *self = Computer { ticket: self.ticket, last_score: self.last_score, ..Computer::default() };
    }
}
