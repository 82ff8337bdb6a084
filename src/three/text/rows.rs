//! The rows in which the cells are written.

use crate::hex::Cell;

/// The highest rank.
const RANKS: u8 = 11;

/// The ranks from the highest down to 1, each with its cells from left to right.
pub(super) fn rows() -> impl Iterator<Item = (u8, Vec<Cell>)> {
    let row = |rank| Cell::ALL.into_iter().filter(|cell| cell.rank() == rank).collect();
    (1..=RANKS).rev().map(move |rank| (rank, row(rank)))
}
