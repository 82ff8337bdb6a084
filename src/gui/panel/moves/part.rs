//! A part of the list of moves with its rows, or with an estimate of how many it has while it is not laid out.

use std::sync::Arc;

use super::layout::{Layout, estimate};
use super::rows::Rows;
use super::widths::{Ruler, Words};
use crate::app::view::MovePart;

/// A part of the list.
#[derive(Debug)]
pub struct Part {
    items: MovePart,
    /// Their words, which stay as they are in another width.
    words: Words,
    layout: Layout,
    /// About how many rows it has.
    estimate: usize,
    is_done: bool,
}

impl Part {
    /// A part of which nothing is laid out yet, in rows of this width.
    pub fn new(items: &MovePart, width: f32) -> Part {
        Part {
            items: Arc::clone(items),
            words: Words::default(),
            layout: Layout::new(width),
            estimate: estimate(items, width),
            is_done: false,
        }
    }

    /// The same part in another width.
    pub fn widen(&mut self, width: f32) {
        self.layout = Layout::new(width);
        self.estimate = estimate(&self.items, width);
        self.is_done = false;
    }

    /// How many rows it has, as far as that is known.
    pub fn height(&self) -> usize {
        let rows = self.layout.rows().len();
        if self.is_done { rows } else { self.estimate.max(rows + 1) }
    }

    /// Its items.
    pub fn items(&self) -> &MovePart {
        &self.items
    }

    /// Its rows, as far as they are laid out.
    pub fn rows(&self) -> &Rows {
        self.layout.rows()
    }

    /// Whether all of it is laid out.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Lays out more of it until the ruler's budget is spent.
    pub fn lay_out(&mut self, ruler: &mut Ruler) {
        if !self.is_done {
            let is_measured = self.words.measure(&self.items, ruler);
            self.is_done = self.layout.advance(&self.items, &self.words, ruler) && is_measured;
        }
    }
}

/// Lays out parts until they have so many rows. Returns whether the budget sufficed.
pub fn lay_out_rows<'a>(parts: impl Iterator<Item = &'a mut Part>, rows: usize, ruler: &mut Ruler) -> bool {
    let mut missing = rows + 1;
    for part in parts {
        part.lay_out(ruler);
        if !part.is_done {
            return false;
        }
        missing = missing.saturating_sub(part.height());
        if missing == 0 {
            break;
        }
    }
    true
}
