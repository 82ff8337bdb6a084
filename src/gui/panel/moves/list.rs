//! The list of moves, as far as it is seen, scrolled to the move shown.

use std::cell::RefCell;
use std::collections::HashMap;

use egui::{Rect, ScrollArea, Ui, vec2};

use super::block::Block;
use super::draft_field::DraftField;
use super::drawing::{Drawing, Source};
use super::paragraph::{Kind, Paragraph, Piece, places};
use super::stack::{Sizes, Stack};
use crate::game::NodeId;
use crate::gui::actions::Out;
use crate::gui::style::theme::Theme;

/// Height of a row of moves, and in a game that is played.
const ROW: f32 = 26.0;
const ROW_OF_GAME: f32 = 30.0;

/// State of the list kept between frames.
#[derive(Default)]
pub struct MovesPanel {
    stack: Stack,
    /// The time that each move of a game that is played took.
    times: HashMap<NodeId, String>,
    /// The words for a screen reader of the moves seen until now: each takes a walk through the game.
    spoken: RefCell<HashMap<NodeId, String>>,
    /// The move the list was scrolled to last, and how high the list was then.
    scrolled_to: Option<(NodeId, u32)>,
    /// How far the list is scrolled, in points.
    offset: f32,
    /// The field of the comment being typed.
    draft_field: DraftField,
}

impl MovesPanel {
    /// Draws the list with the move that is shown marked.
    pub fn show(&mut self, ui: &mut Ui, source: Source, out: &mut Out) {
        let Source { list, current, record } = source;
        let draft = record.and_then(|(_, document)| document.draft());
        let sizes = sizes(ui, source);
        if self.stack.revision != Some(list.revision) {
            self.spoken.get_mut().clear();
        }
        let has_changed = self.stack.refresh(list, sizes);
        if has_changed {
            self.scrolled_to = None;
            self.times = record.into_iter().flat_map(|(model, _)| model.move_times()).collect();
        }
        self.stack.set_draft(self.draft_field.block_height(sizes.row));
        let offset = self.lay_out(ui, current, has_changed);
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if offset != self.offset {
            area = area.vertical_scroll_offset(offset);
        }
        let shown = area.show_viewport(ui, |ui, viewport| {
            while self.stack.measure_seen(ui, viewport.top(), viewport.bottom()) {}
            ui.set_height(self.stack.height());
            let origin = ui.max_rect().left_top();
            let drawing = Drawing { source, sizes, times: &self.times, spoken: &self.spoken };
            for (number, (place, top)) in
                self.stack.seen(viewport.top(), viewport.bottom()).into_iter().enumerate()
            {
                let Some((block, items, height)) = self.stack.block(place) else { continue };
                let rect = Rect::from_min_size(origin + vec2(0.0, top), vec2(sizes.width, height));
                drawing.block_ui(ui, place, (block, items), rect, number == 0, out);
                if let (Block::Draft(depth), Some(draft)) = (block, draft) {
                    let left = sizes.scale * Paragraph::indent(*depth);
                    self.draft_field.show(ui, draft, rect, left, out);
                }
            }
        });
        self.offset = shown.state.unclamped_offset().y;
        if !self.stack.is_complete() {
            ui.ctx().request_repaint();
        }
    }

    /// Forgets the blocks, because moves or words are new.
    pub fn forget_words(&mut self) {
        self.stack = Stack::default();
    }

    /// Lays out what a frame has time for, beginning at the target of a scroll; in one that has changed everything, only the
    /// target. Returns the distance to scroll.
    fn lay_out(&mut self, ui: &Ui, current: NodeId, has_changed: bool) -> f32 {
        let height = ui.available_height();
        let goal = Some((current, height as u32));
        let mut offset = self.offset;
        if self.scrolled_to != goal {
            self.scrolled_to = goal;
            offset = self.target(ui, current, height);
        }
        if !has_changed && !self.stack.is_complete() {
            // What is seen stays where it is when blocks above it turn out to be higher or lower.
            let anchor = self.stack.seen(offset, offset + 1.0).first().copied();
            self.stack.measure_more(ui);
            let moved = anchor.map_or(0.0, |(place, top)| self.stack.top(place) - top);
            // Rounding must not make the list tremble.
            if moved.abs() >= 0.5 {
                offset += moved;
            }
        }
        offset
    }

    /// How far to scroll so that a move is seen, with what belongs to it and its neighbours. Measures what is seen then, and
    /// no more: to lay out text is most of the work of a frame in which the width of the list changes.
    fn target(&mut self, ui: &Ui, current: NodeId, height: f32) -> f32 {
        let Some((place, item)) = self.stack.find(ui, current) else { return 0.0 };
        // What is above the target stays where it is.
        let anchor = self.stack.seen(self.offset, self.offset + 1.0).first().copied();
        self.stack.measure(ui, place);
        let last = self.stack.last_with(ui, place);
        let sizes = self.stack.sizes;
        let in_text = match self.stack.block(place) {
            Some((Block::Text(paragraph), ..)) => {
                let room = sizes.width - sizes.scale * Paragraph::indent(paragraph.depth);
                let galley = paragraph.lay_out(ui, room, sizes.scale);
                let is_it = |piece: &&Piece| piece.item == item && piece.kind == Kind::Move;
                let piece = paragraph.pieces.iter().find(is_it);
                piece.and_then(|piece| places(&galley, &piece.chars).first().copied())
            }
            _ => None,
        };
        loop {
            let offset = self.offset + anchor.map_or(0.0, |(place, top)| self.stack.top(place) - top);
            let top = self.stack.top(place);
            let (from, to) = if let Some(place) = in_text {
                (top + place.top(), top + place.bottom())
            } else {
                (top, self.stack.top(last) + self.stack.block(last).map_or(0.0, |(_, _, height)| height))
            };
            let offset = scrolled(offset, (from, to), sizes.row, height);
            // At the end of the list there is no row below the target, but one more above it.
            if !self.stack.measure_seen(ui, offset - sizes.row, offset + height) {
                return offset;
            }
        }
    }
}

/// The sizes of the list in the rest of `ui`.
fn sizes(ui: &Ui, source: Source) -> Sizes {
    let scale = Theme::of(ui).notation();
    let is_played = source.record.is_some_and(|(model, _)| model.play().is_some());
    Sizes {
        width: ui.available_width() - ui.spacing().scroll.bar_width,
        row: scale * if is_played { ROW_OF_GAME } else { ROW },
        scale,
        pixels: ui.pixels_per_point(),
    }
}

/// How far to scroll from `offset` so that a stretch of the list is seen with a row before and behind it. Where it is too high
/// its beginning is seen, without the row above.
fn scrolled(offset: f32, (top, bottom): (f32, f32), row: f32, height: f32) -> f32 {
    let above = if bottom - top + row <= height { row } else { 0.0 };
    offset.max(bottom + row - height).min(top - above).max(0.0)
}
