//! King and two knights against king, in Gliński's and `McCooey`'s games.
//!
//! Unlike on the square board the knights win, in up to 36 moves, unless one of them is lost at once. The table holds
//! the moves to mate with the bare king to move.

mod index;
mod solve;

use std::sync::OnceLock;

pub(super) use index::TableIndex;
use index::{LEN, indices};

/// Generates the table in the order of [`indices`]: an entry is 1 + moves to mate, or 0 if no mate is forced.
pub(super) fn generate() -> Vec<u8> {
    let moves = solve::solve();
    indices().map(|(index, _)| moves[index].map_or(0, |moves| moves + 1)).collect()
}

/// The table, expanded on first use.
#[derive(Default)]
pub(super) struct Table(OnceLock<Vec<u8>>);

impl Table {
    /// The distance to mate in plies with the bare king to move, if a mate is forced. `packed` comes from [`generate`].
    pub fn plies(&self, packed: &[u8], index: TableIndex) -> Option<u32> {
        let entries = self.0.get_or_init(|| {
            let mut entries = vec![0; LEN];
            for ((index, _), &entry) in indices().zip(packed) {
                entries[index] = entry;
            }
            entries
        });
        entries[index.to_index()].checked_sub(1).map(|moves| 2 * u32::from(moves))
    }
}
