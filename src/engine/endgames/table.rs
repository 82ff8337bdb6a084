//! The results and the statistics of a table.

use super::placement::Ending;

/// Results in quarter points for the side to move.
pub(super) const LOSS: u8 = 0;
pub(super) const DRAW: u8 = 2;
pub(super) const WIN: u8 = 4;

/// The number of results.
pub(super) const RESULTS: usize = 5;

/// The halfmove clock of a draw by the 50-move rule.
pub(super) const FIFTY_MOVES: usize = 100;

/// The numbers of positions and the longest distances of a table, by side to move: the stronger side, the other one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// The legal positions by result in quarter points.
    pub counts: [[u64; RESULTS]; 2],
    /// How many of the positions that are not drawn are drawn by the 50-move rule.
    pub late: [u64; 2],
    /// The longest win of the side to move, and the longest loss, in plies.
    pub longest: [[u8; 2]; 2],
}

/// The number of sides to move that a table of this ending has.
pub(super) fn sides(ending: Ending) -> usize {
    if ending.is_symmetric() { 1 } else { 2 }
}
