//! Messages of the three-player game, besides those of all games.

use crate::app::search::EngineNews;
use crate::three::Move;
use crate::three_engine::Info;

/// An action in the three-player game, besides those of all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThreeAction {
    /// Ask for the set-up of a new three-player game.
    New,
    /// Show the position after this number of moves and of eliminations out of turn.
    Look(usize),
}

/// News of the three-player computer.
pub type ThreeNews = EngineNews<Info, Move>;
