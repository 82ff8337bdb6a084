//! The rows of the whole list of moves: laid out part by part, visible parts first, and kept while they are unchanged.
//!
//! The height of a part that is not yet laid out is estimated, so that every row has its place from the first frame
//! on. No frame lays out more than its [`Budget`](super::widths::Budget); in a long game the rest comes in the frames
//! after it, and the panel scrolls along when an estimate above the visible rows is corrected.

use std::ops::Range;
use std::sync::Arc;

use super::part::{Part, lay_out_rows};
use super::spans::{Kind, Row, Span};
use super::widths::Ruler;
use crate::app::game::{MoveItem, MoveList, MovePart};
use crate::game::NodeId;

/// The rows of a list of moves.
#[derive(Debug, Default)]
pub struct MoveRows {
    parts: Vec<Part>,
    /// The row with which each part begins; at the end, the number of rows.
    tops: Vec<usize>,
    /// The input of the rows: the list's revision and the width in points.
    made_from: Option<(u64, u32)>,
    /// All parts before this one are laid out.
    next: usize,
}

/// A place in the list that does not move when rows above it change.
#[derive(Clone, Copy, Debug)]
pub struct Anchor {
    part: usize,
    /// Rows from the beginning of the part.
    rows: f32,
}

impl MoveRows {
    /// Forgets all rows: letters have another size now.
    pub fn clear(&mut self) {
        *self = MoveRows::default();
    }

    /// Takes a list and a width. Unchanged parts keep their rows. Returns whether any part changed.
    pub fn refresh(&mut self, list: &MoveList, width: f32) -> bool {
        let made_from = Some((list.revision, width as u32));
        if self.made_from == made_from {
            return false;
        }
        let is_same_width = self.made_from.is_some_and(|(_, before)| before == width as u32);
        self.made_from = made_from;
        if !is_same_width {
            self.parts.iter_mut().for_each(|part| part.widen(width));
        }
        self.replace_changed(&list.parts, width);
        self.next = 0;
        self.place_parts();
        true
    }

    /// Replaces the parts between the equal ones at the start and at the end.
    fn replace_changed(&mut self, new: &[MovePart], width: f32) {
        let is_same = |(old, new): &(&Part, &MovePart)| Arc::ptr_eq(&old.items, new);
        let front = self.parts.iter().zip(new).take_while(is_same).count();
        let rest = self.parts.len().min(new.len()) - front;
        let back = self.parts.iter().rev().zip(new.iter().rev()).take(rest).take_while(is_same).count();
        let changed = new[front..new.len() - back].iter().map(|items| Part::new(items, width));
        self.parts.splice(front..self.parts.len() - back, changed);
    }

    /// Finds out with which row each part begins.
    pub fn place_parts(&mut self) {
        self.tops.clear();
        let mut top = 0;
        for part in &self.parts {
            self.tops.push(top);
            top += part.height();
        }
        self.tops.push(top);
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.tops.last().copied().unwrap_or_default()
    }

    /// Whether all rows are laid out.
    pub fn is_complete(&self) -> bool {
        self.next == self.parts.len()
    }

    /// Lays out the next parts as far as the budget goes.
    pub fn lay_out_more(&mut self, ruler: &mut Ruler) {
        while let Some(part) = self.parts.get_mut(self.next) {
            part.lay_out(ruler);
            if !part.is_done {
                return;
            }
            self.next += 1;
        }
    }

    /// Lays out the part of a move, and `rows` rows above and below it. Returns whether the layout is complete.
    pub fn lay_out_around(&mut self, node: NodeId, rows: usize, ruler: &mut Ruler) -> bool {
        let part = self.part_of(node).unwrap_or_default();
        let above = lay_out_rows(self.parts.iter_mut().take(part + 1).rev(), rows, ruler);
        let below = lay_out_rows(self.parts.iter_mut().skip(part), rows, ruler);
        above && below
    }

    /// Lays out the parts with these rows.
    pub fn lay_out_seen(&mut self, rows: Range<usize>, ruler: &mut Ruler) {
        let (part, row) = self.part_at(rows.start);
        lay_out_rows(self.parts.iter_mut().skip(part), row + rows.len(), ruler);
    }

    /// A row with the items of its part, if it is laid out.
    pub fn row(&self, index: usize) -> Option<(Row<'_>, &[MoveItem])> {
        let (part, row) = self.part_at(index);
        let part = self.parts.get(part)?;
        Some((part.rows().row(row)?, &part.shown[..]))
    }

    /// The rows of the move to `node` and of the comment and the result behind it, as far as they are laid out.
    pub fn rows_of(&self, node: NodeId) -> Option<Range<usize>> {
        let part = self.part_of(node)?;
        let rows = self.parts.get(part)?.rows();
        let first = self.top(part) + rows.row_of(Kind::Move(node)).or(rows.row_of(Kind::Note))?;
        let is_behind = |span: &Span| matches!(span.kind, Kind::Note | Kind::Draft | Kind::Result);
        let belongs = |row: &usize| self.row(*row).is_some_and(|(row, _)| row.spans.iter().all(is_behind));
        let behind = (first + 1..self.len()).take_while(belongs).count();
        Some(first..first + 1 + behind)
    }

    /// The row of the comment being typed, if it is laid out.
    pub fn draft_row(&self) -> Option<usize> {
        let is_draft = |item: &MoveItem| matches!(item, MoveItem::Draft { .. });
        let part = self.parts.iter().position(|part| part.items.iter().any(is_draft))?;
        Some(self.top(part) + self.parts.get(part)?.rows().row_of(Kind::Draft)?)
    }

    /// The place `rows` rows from the top.
    pub fn anchor(&self, rows: f32) -> Anchor {
        let (part, _) = self.part_at(rows.max(0.0) as usize);
        Anchor { part, rows: rows - self.top(part) as f32 }
    }

    /// How many rows from the top a place is now.
    pub fn rows_above(&self, anchor: Anchor) -> f32 {
        self.top(anchor.part) as f32 + anchor.rows
    }

    fn part_of(&self, node: NodeId) -> Option<usize> {
        let leads_there = |item: &MoveItem| match item {
            MoveItem::Move(mv) => mv.node == node,
            MoveItem::Comment { node: shown, .. } => *shown == Some(node),
            _ => false,
        };
        self.parts.iter().position(|part| part.items.iter().any(leads_there))
    }

    /// The part with a row, and the row's number in it.
    fn part_at(&self, row: usize) -> (usize, usize) {
        let part = self.tops.partition_point(|&top| top <= row).saturating_sub(1);
        (part, row.saturating_sub(self.top(part)))
    }

    fn top(&self, part: usize) -> usize {
        self.tops.get(part).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::widths::{Budget, Widths, eight_points};
    use super::*;

    const BUDGET: Budget = Budget { letters: 500, words: 200 };

    /// A list of comments with these numbers of words.
    fn list(lengths: impl IntoIterator<Item = usize>) -> MoveList {
        let comment = |words: usize| MoveItem::Comment { text: "word ".repeat(words), node: None, depth: 0 };
        let mut list = MoveList::default();
        list.parts = lengths.into_iter().map(|words| MovePart::from([comment(words)])).collect();
        list.revision = 1;
        list
    }

    /// Lays out as much as one frame's budget allows. Returns the used part of the budget.
    fn frame(move_rows: &mut MoveRows) -> Budget {
        let (mut widths, mut left) = (Widths::default(), BUDGET);
        move_rows.lay_out_more(&mut Ruler::new(&mut widths, &eight_points, &mut left));
        move_rows.place_parts();
        Budget { letters: BUDGET.letters - left.letters, words: BUDGET.words - left.words }
    }

    fn laid_out(list: &MoveList) -> MoveRows {
        let mut move_rows = MoveRows::default();
        assert!(move_rows.refresh(list, 200.0));
        while !move_rows.is_complete() {
            frame(&mut move_rows);
        }
        move_rows
    }

    #[test]
    fn each_frame_lays_out_a_limited_share_of_the_list() {
        let list = list([30; 100]);
        let mut move_rows = MoveRows::default();
        move_rows.refresh(&list, 200.0);
        let mut frames = 0;
        while !move_rows.is_complete() {
            frame(&mut move_rows);
            frames += 1;
        }
        assert!((30..60).contains(&frames), "{frames}");
        assert_eq!(frame(&mut move_rows), Budget::default(), "nothing is left to do");
    }

    #[test]
    fn only_the_changed_part_is_laid_out_again() {
        let mut list = list([30; 100]);
        let mut move_rows = laid_out(&list);
        list.parts[50] = MovePart::from([MoveItem::Result("one more word".to_owned())]);
        list.revision = 2;
        assert!(move_rows.refresh(&list, 200.0));
        assert!(frame(&mut move_rows).words <= 1 && move_rows.is_complete());
        assert!(!move_rows.refresh(&list, 200.0));
    }

    #[test]
    fn a_new_width_measures_no_text_again() {
        let list = list([30; 100]);
        let mut move_rows = laid_out(&list);
        let rows = move_rows.len();
        assert!(move_rows.refresh(&list, 400.0));
        let mut frames = 0;
        while !move_rows.is_complete() {
            assert_eq!(frame(&mut move_rows).letters, 0);
            frames += 1;
        }
        assert!((10..20).contains(&frames), "{frames}");
        assert!(move_rows.len() < rows);
    }

    #[test]
    fn an_anchor_keeps_its_place_when_estimates_above_it_are_corrected() {
        let list = list((0..100).map(|part| 1 + part % 7 * 10));
        let mut move_rows = MoveRows::default();
        move_rows.refresh(&list, 200.0);
        let mut rows = 90.25;
        let anchor = move_rows.anchor(rows);
        let part = anchor.part;
        let mut has_moved = false;
        while !move_rows.is_complete() {
            frame(&mut move_rows);
            has_moved |= move_rows.rows_above(anchor) != rows;
            rows = move_rows.rows_above(anchor);
            assert_eq!(move_rows.anchor(rows).part, part);
        }
        assert!(has_moved, "the estimates were not all right");
    }
}
