//! Solved endings: the value of every position.

use super::super::index::Indexer;
use super::super::placement::{Ending, Placement};
use super::super::table::{DRAW, FIFTY_MOVES, LOSS, Statistics, WIN, sides};
use crate::chess::Color;

/// Results in quarter points for the side to move, besides those of [`super::super::table`].
pub(super) const QUARTER: u8 = 1;
pub(super) const THREE_QUARTERS: u8 = 3;

/// The maximum distance of a table.
pub(super) const MAX_PLIES: usize = 253;

/// The value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The result in quarter points, 0 to 4.
    pub quarters: u8,
    /// The distance in plies; 0 for a draw. Against a bare king it leads to the end of the game, otherwise to the next
    /// capture or move of a pawn, or to the end.
    pub plies: u8,
}

impl Value {
    /// The value for the other side.
    pub(super) fn reversed(self) -> Self {
        Self { quarters: WIN - self.quarters, ..self }
    }

    /// Whether the 50-move rule draws the game before.
    pub(super) fn is_late(self) -> bool {
        usize::from(self.plies) > FIFTY_MOVES
    }
}

/// The packed form of no value. Others have the plies in the low byte, then the result and the result of the best capture
/// in three bits each.
const NO_VALUE: u16 = u16::MAX;
/// The value in place of the result of the best capture, in a position without captures.
pub(super) const NO_CAPTURE: u8 = 7;

/// The values of all positions of an ending.
pub struct Solved {
    /// The pieces of both sides.
    pub ending: Ending,
    pub(super) indexer: Indexer,
    /// By side to move and index; [`NO_VALUE`] for indices without a legal position.
    values: [Vec<u16>; 2],
}

impl Solved {
    pub(super) fn new(ending: Ending, indexer: Indexer) -> Self {
        let values = [0, 1].map(|_| vec![NO_VALUE; indexer.len()]);
        Self { ending, indexer, values }
    }

    /// The value of a placement of this ending; `None` if it is not legal, or not solved yet.
    pub(super) fn get(&self, placement: &Placement) -> Option<Value> {
        unpack(self.values[placement.turn as usize][self.indexer.index(placement.cells)?])
    }

    /// Sets a value and the result of the best capture, or [`NO_CAPTURE`].
    pub(super) fn set(&mut self, turn: Color, index: usize, value: Value, capture: u8) {
        self.values[turn as usize][index] = u16::from_be_bytes([value.quarters | capture << 3, value.plies]);
    }

    /// The values to store and whether a capture gives the result, a draw at least, in the order of the file: those of
    /// White to move suffice where the sides are equal.
    pub(super) fn values(&self) -> impl Iterator<Item = Option<(Value, bool)>> {
        self.values[..sides(self.ending)].iter().flatten().map(|&packed| {
            let value = unpack(packed)?;
            Some((value, value.quarters >= DRAW && packed >> 11 == u16::from(value.quarters)))
        })
    }

    /// Counts the positions.
    pub fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::default();
        for (side, values) in self.values[..sides(self.ending)].iter().enumerate() {
            for (index, &packed) in values.iter().enumerate() {
                let Some(value) = unpack(packed) else { continue };
                let weight = u64::from(self.indexer.class(index).weight);
                statistics.counts[side][usize::from(value.quarters)] += weight;
                statistics.late[side] += if value.is_late() { weight } else { 0 };
                let longest = match value.quarters {
                    WIN => &mut statistics.longest[side][0],
                    LOSS => &mut statistics.longest[side][1],
                    _ => continue,
                };
                *longest = value.plies.max(*longest);
            }
        }
        statistics
    }
}

fn unpack(packed: u16) -> Option<Value> {
    let [results, plies] = packed.to_be_bytes();
    (packed != NO_VALUE).then_some(Value { quarters: results & 7, plies })
}
