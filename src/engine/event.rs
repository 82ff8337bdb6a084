//! What goes into the engine and what comes out.

use std::time::Duration;

use super::{Limits, Score, Strength};
use crate::game::{Move, Position};
use crate::sides::DrawRules;

/// Tells one search's events from another's, so that a late answer is never taken for a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SearchId(pub u64);

/// What to search, and how.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// Where the game began.
    pub start: Position,
    /// The moves since; with them the engine knows of repetitions.
    pub moves: Vec<Move>,
    /// The draws that hold in this game.
    pub draws: DrawRules,
    /// When to stop.
    pub limits: Limits,
    /// How strong to play.
    pub strength: Strength,
    /// Whether a move of the opening book may be the answer, without a search. A request to study a position (without an
    /// end, of some moves only, or for several lines) never gets one.
    pub uses_book: bool,
    /// How many best lines to find, at least one. A level that weighs more lines finds more.
    pub lines: usize,
    /// What a draw counts less than nothing to the side to move, in centipawns of `-MOST_CONTEMPT..=MOST_CONTEMPT`; for
    /// games against a weaker player. The levels and checkers know no contempt.
    pub contempt: i32,
}

/// What [`SearchRequest::contempt`] is in games by the clock unless it is said.
pub const CONTEMPT: i32 = 30;
/// The greatest contempt, for draws or for wins.
pub const MOST_CONTEMPT: i32 = 200;

impl SearchRequest {
    /// A search of this position at full strength, with the variant's own draw rules and no history.
    pub fn new(start: impl Into<Position>, limits: Limits) -> Self {
        let start = start.into();
        let draws = start.variant().default_draws();
        let (moves, strength) = (Vec::new(), Strength::Full);
        Self { start, moves, draws, limits, strength, uses_book: false, lines: 1, contempt: 0 }
    }
}

/// What the engine reports.
#[derive(Clone, Debug)]
pub enum Event {
    /// What the search has found so far.
    Info {
        /// The search.
        id: SearchId,
        /// One of its lines.
        info: Info,
    },
    /// The search is over; exactly one such event, or `Failed`, for each search.
    BestMove {
        /// The search.
        id: SearchId,
        /// The move to play; `None` when the game is over.
        best: Option<Move>,
        /// The reply the engine expects.
        ponder: Option<Move>,
    },
    /// The search could not be finished. The engine is ready for the next one.
    Failed {
        /// The search.
        id: SearchId,
        /// What went wrong.
        message: String,
    },
}

impl Event {
    /// The search that this event belongs to.
    pub fn id(&self) -> SearchId {
        match self {
            Event::Info { id, .. } | Event::BestMove { id, .. } | Event::Failed { id, .. } => *id,
        }
    }
}

/// One line of play and the work behind it.
#[derive(Clone, Debug)]
pub struct Info {
    /// Plies searched in full.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub seldepth: u32,
    /// The line's score, for the side to move.
    pub score: Score,
    /// Positions visited.
    pub nodes: u64,
    /// Positions visited in a second.
    pub nps: u64,
    /// Time since the search began.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
    /// The line.
    pub pv: Vec<Move>,
    /// The line's place among the lines asked for, from 1.
    pub multipv: usize,
}
