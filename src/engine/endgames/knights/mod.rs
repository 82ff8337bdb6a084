//! King and two knights against king, on 91 cells without stalemate points or with.
//!
//! Unlike on the square board the knights win, in up to 36 moves, wherever none of them is lost at once. The table
//! has the moves to mate with the bare king to move.

mod place;
mod solve;

use std::sync::OnceLock;

pub(super) use place::Place;
use place::{LEN, places};

/// Makes the table, packed in the order of [`places`]: an entry is the moves to mate and one more; 0 where no mate is
/// forced.
pub(super) fn generate() -> Vec<u8> {
    let moves = solve::solve();
    places().map(|(index, _)| moves[index].map_or(0, |moves| moves + 1)).collect()
}

/// The table, once it is needed.
#[derive(Default)]
pub(super) struct Table(OnceLock<Vec<u8>>);

impl Table {
    /// The plies to mate with the bare king to move, where a mate is forced. `packed` is what [`generate`] made.
    pub fn plies(&self, packed: &[u8], place: Place) -> Option<u32> {
        let entries = self.0.get_or_init(|| {
            let mut entries = vec![0; LEN];
            for ((index, _), &entry) in places().zip(packed) {
                entries[index] = entry;
            }
            entries
        });
        entries[place.index()].checked_sub(1).map(|moves| 2 * u32::from(moves))
    }
}
