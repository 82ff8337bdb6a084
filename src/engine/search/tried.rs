//! The moves a node has tried.

use crate::chess::Move;
use crate::hex::Cell;

/// Moves beyond so many of a kind are not remembered as tried.
const TRIED: usize = 32;

/// The first moves of a node that did not settle it.
pub(super) struct Tried {
    quiets: [Move; TRIED],
    quiet_count: usize,
    captures: [Move; TRIED],
    capture_count: usize,
}

impl Default for Tried {
    fn default() -> Self {
        let none = [Move::normal(Cell::A1, Cell::A1); TRIED];
        Self { quiets: none, quiet_count: 0, captures: none, capture_count: 0 }
    }
}

impl Tried {
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
