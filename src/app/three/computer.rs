//! The computer's work in a three-player game: for itself, and for a human who asks for a hint.

use std::time::Duration;

use crate::app::search::SearchTicket;
use crate::three::{BySeat, Move, Seat};
use crate::three_engine::Info;

/// The computer's work.
#[derive(Debug, Clone, Default)]
pub(super) struct Computer {
    /// The latest search; news of others comes too late.
    pub ticket: SearchTicket,
    /// The side of the search, and the start time.
    pub thinking: Option<(Seat, Duration)>,
    /// The result of the search until now.
    pub info: Option<Info>,
    /// The expectation of each side at its last move, in thousandths of a point.
    pub last_score: BySeat<Option<u16>>,
    /// The move found, to be made at this time.
    pub answer: Option<(Move, Duration)>,
    /// The hint requested by a human.
    pub hint: Option<ThreeHint>,
    /// The computer has failed in this position; it searches again only at the player's request.
    pub is_broken: bool,
}

/// A hint in the current position.
#[derive(Debug, Clone, Copy)]
pub(super) struct ThreeHint {
    /// The ticket of the search.
    pub ticket: SearchTicket,
    /// The move, once it is found.
    pub best: Option<Move>,
}

impl Computer {
    /// Abandons the work.
    pub fn forget(&mut self) {
        *self = Computer { ticket: self.ticket, last_score: self.last_score, ..Computer::default() };
    }
}
