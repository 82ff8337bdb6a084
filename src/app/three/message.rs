//! Messages of the three-player game, besides those of all games.

use crate::app::catalogue::Text;
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
#[derive(Debug, Clone)]
pub enum ThreeNews {
    /// The result until now.
    Thinking(Box<Info>),
    /// The move; `None` in a position without legal moves.
    BestMove(Option<Move>),
    /// The computer has failed, for this reason.
    Failed(Text),
}
