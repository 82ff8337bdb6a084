//! Searches of the three-player engine.

use super::SearchTicket;
use crate::three::Game;
use crate::three_engine::{Level, Limits};

/// A command for the computer of the three-player game.
#[derive(Debug, Clone)]
pub enum ThreeSearch {
    /// Find a move, and send the news with this ticket. The search before it ends.
    Go {
        /// Goes with each answer.
        ticket: SearchTicket,
        /// The current game.
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
