//! Searches of the three-player engine.

use super::SearchTicket;
use crate::three::Game;
use crate::three_engine::{Level, Limits};

/// What the computer of the game for three is to do.
#[derive(Debug, Clone)]
pub enum ThreeSearch {
    /// Find a move, and send the news with this ticket. The search before it ends.
    Go {
        /// Goes with each answer.
        ticket: SearchTicket,
        /// The game as it stands.
        game: Box<Game>,
        /// How well to play.
        level: Level,
        /// When to stop.
        limits: Limits,
    },
    /// Answer now.
    Stop,
    /// End the thread, so that its table is freed.
    End,
}
