//! A part of the list of moves with its rows, or with an estimate of how many it has while it is not laid out.

use std::sync::Arc;

use super::layout::{Layout, estimate};
use super::spans::Rows;
use super::widths::{Ruler, Words};
use crate::app::game::{MoveItem, MovePart};
use crate::app::text::words;

/// A part of the list.
#[derive(Debug)]
pub struct Part {
    pub items: MovePart,
    /// The items as they are drawn, with added words that mark unread text; the rows refer to them.
    pub shown: MovePart,
    /// Their words, which stay as they are in another width.
    words: Words,
    layout: Layout,
    /// About how many rows it has.
    estimate: usize,
    /// Whether all of it is laid out.
    pub is_done: bool,
}

impl Part {
    /// A part of which nothing is laid out yet, in rows of this width.
    pub fn new(items: &MovePart, width: f32) -> Part {
        let shown = shown(items);
        Part {
            items: Arc::clone(items),
            words: Words::default(),
            layout: Layout::new(width),
            estimate: estimate(&shown, width),
            shown,
            is_done: false,
        }
    }

    /// Changes the width of the part.
    pub fn widen(&mut self, width: f32) {
        self.layout = Layout::new(width);
        self.estimate = estimate(&self.shown, width);
        self.is_done = false;
    }

    /// How many rows it has, as far as that is known.
    pub fn height(&self) -> usize {
        let rows = self.rows().len();
        if self.is_done { rows } else { self.estimate.max(rows + 1) }
    }

    /// The rows laid out until now.
    pub fn rows(&self) -> &Rows {
        &self.layout.rows
    }

    /// Lays out more of it until the ruler's budget is spent.
    pub fn lay_out(&mut self, ruler: &mut Ruler) {
        if !self.is_done {
            let is_measured = self.words.measure(&self.shown, ruler);
            self.is_done = self.layout.advance(&self.shown, &self.words, ruler) && is_measured;
        }
    }
}

/// The items as they are drawn: a text that was not understood is a comment that says so. It may be long, and each row
/// of it that is seen takes its words from there in every frame.
fn shown(items: &MovePart) -> MovePart {
    if !items.iter().any(|item| matches!(item, MoveItem::Unread { .. })) {
        return Arc::clone(items);
    }
    let item = |item: &MoveItem| match item {
        MoveItem::Unread { text, depth } => {
            MoveItem::Comment { text: words::unread(text).to_string(), node: None, depth: *depth }
        }
        other => other.clone(),
    };
    items.iter().map(item).collect()
}

/// Lays out parts until they have `rows` rows. Returns whether the budget sufficed.
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
