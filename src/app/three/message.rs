//! What happens in a game for three, besides what happens in all games.

use crate::app::catalogue::Text;
use crate::three::Move;
use crate::three_engine::Info;

/// Something in the game for three, besides what all games have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThreeAction {
    /// Ask for the set-up of a new game for three.
    New,
    /// Look at the position after so many moves, and sides that left the game by themselves.
    Look(usize),
}

/// What the computer of the game for three says.
#[derive(Debug, Clone)]
pub enum ThreeNews {
    /// What it has found so far.
    Thinking(Box<Info>),
    /// What it plays; nothing where it finds no move.
    BestMove(Option<Move>),
    /// It has broken down, for this reason.
    Failed(Text),
}
