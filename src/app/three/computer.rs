//! What the computer is doing in a game for three: for itself, and for a person who asks for a hint.

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
    /// What a person has asked for.
    pub hint: Option<ThreeHint>,
    /// It has broken down in this position; it is asked again only when the player says so.
    pub is_broken: bool,
}

/// A hint asked for where the game stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct ThreeHint {
    /// Its search.
    pub ticket: SearchTicket,
    /// The move, once it is found.
    pub best: Option<Move>,
}

impl Computer {
    /// What it was doing is of no use any more.
    pub fn forget(&mut self) {
        *self = Computer { ticket: self.ticket, last_score: self.last_score, ..Computer::default() };
    }
}
