//! A mistake with the best lines.

use crate::game::{Move, Position};
use crate::hex::Cell;
use crate::sides::Outcome;

/// A bad move, and the best lines in its place and after it.
#[derive(Clone, Copy, Debug)]
pub struct Mistake<'a> {
    /// The position before it.
    pub before: &'a Position,
    /// The bad move.
    pub mv: Move,
    /// The best line in its place.
    pub better: &'a [Move],
    /// The best line after it, from the answer on.
    pub answer: &'a [Move],
    /// The cell on which the other side has just captured.
    pub last: Option<Cell>,
    /// The mover's expected points before and after it, 0 to 1.
    pub points: (f64, f64),
    /// The outcome, if the move ends the game.
    pub ends: Option<Outcome>,
    /// The number of moves in which the other side now mates, or wins in checkers, and did not before.
    pub lets_mate: Option<u32>,
    /// The number of moves in which the mover would have mated, or won in checkers, and no longer does.
    pub misses_mate: Option<u32>,
    /// Whether the better line is still to be found, and no cause gives it away.
    pub is_secret: bool,
}
