//! The moves a node has searched without a cutoff.

use crate::chess::Move;
use crate::hex::Cell;

/// The maximum number of quiet moves and of captures that are recorded.
const CAPACITY: usize = 32;

/// The searched quiet moves and captures of a node, which get a malus when a later move causes a cutoff.
pub(super) struct SearchedMoves {
    quiets: [Move; CAPACITY],
    quiet_count: usize,
    captures: [Move; CAPACITY],
    capture_count: usize,
}

impl Default for SearchedMoves {
    fn default() -> Self {
        let none = [Move::normal(Cell::A1, Cell::A1); CAPACITY];
        Self { quiets: none, quiet_count: 0, captures: none, capture_count: 0 }
    }
}

impl SearchedMoves {
    pub fn push(&mut self, m: Move, quiet: bool) {
        let (list, count) = if quiet {
            (&mut self.quiets, &mut self.quiet_count)
        } else {
            (&mut self.captures, &mut self.capture_count)
        };
        if let Some(slot) = list.get_mut(*count) {
            *slot = m;
            *count += 1;
        }
    }

    pub fn quiets(&self) -> &[Move] {
        &self.quiets[..self.quiet_count]
    }

    pub fn captures(&self) -> &[Move] {
        &self.captures[..self.capture_count]
    }
}
