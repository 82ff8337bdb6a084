//! The list of moves as it is drawn: row by row, as far as it is seen.

use std::ops::Range;
use std::sync::Arc;

use egui::{
    Align2, Color32, CornerRadius, Id, Rect, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};

use super::draft_field::DraftField;
use super::edit_menu;
use super::layout::PADDING;
use super::letters::{colored, edges, galley};
use super::move_rows::MoveRows;
use super::spans::{Kind, ROW, Row, Span};
use super::widths::{Budget, Ruler, Widths};
use crate::app::board::speech::spoken_node;
use crate::app::game::{Document, MoveItem, MoveList, ReplayAction};
use crate::app::model::Model;
use crate::game::NodeId;
use crate::gui::actions::Out;
use crate::gui::style::theme::{Colors, RADIUS, Theme};

/// How far apart a glyph is drawn twice, in points.
const BOLD: f32 = 0.6;

/// The game whose moves are listed.
#[derive(Clone, Copy)]
pub enum Source<'a> {
    /// The open game or study of two.
    Two(&'a Model, &'a Document),
    /// A three-player game.
    Three {
        /// The moves and notes of the game.
        list: &'a MoveList,
        /// The node of the position shown.
        current: NodeId,
    },
}

/// State of the list kept between frames.
#[derive(Default)]
pub struct MovesPanel {
    move_rows: MoveRows,
    widths: Widths,
    /// The pixels per point for which texts were measured, and how many times their usual size.
    scale: (f32, f32),
    /// The move the list was scrolled to last, and how high the list was then.
    scrolled_to: Option<(NodeId, u32)>,
    /// How far the list is scrolled, in points.
    offset: f32,
    /// The rest of this frame's budget.
    left_over: Budget,
    /// The field of the comment being typed.
    draft_field: DraftField,
}

impl MovesPanel {
    /// Draws the list with the move that is shown marked.
    pub fn show(&mut self, ui: &mut Ui, source: Source, out: &mut Out) {
        let (list, current, draft) = match source {
            Source::Two(_, document) => (document.moves(), document.cursor(), document.draft()),
            Source::Three { list, current } => (list, current, None),
        };
        let width = ui.available_width() - ui.spacing().scroll.bar_width;
        self.refresh(list, width, (ui.pixels_per_point(), Theme::of(ui).notation()));
        self.left_over = Budget::FRAME;
        let offset = self.lay_out(ui, current);
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if offset != self.offset {
            area = area.vertical_scroll_offset(offset);
        }
        let shown = area.show_viewport(ui, |ui, viewport| {
            let draft_row = draft.and_then(|_| self.move_rows.draft_row());
            let gap = draft_row.map_or(0.0, |_| self.draft_field.gap(self.row()));
            let rows = self.seen_rows(ui, viewport, gap);
            ui.set_height(self.row() * self.move_rows.len() as f32 + gap);
            let origin = ui.max_rect().left_top();
            let top_row = rows.start;
            for index in rows {
                let Some(row) = self.move_rows.row(index) else { continue };
                // The field is higher than a row, so the rows after it move down.
                let is_behind = draft_row.is_some_and(|draft| index > draft);
                let top = self.row() * index as f32 + if is_behind { gap } else { 0.0 };
                let rect = Rect::from_min_size(origin + vec2(0.0, top), vec2(width, self.row()));
                Drawing { source, current, is_top: index == top_row }.row_ui(ui, row, rect, out);
                if let Some(draft) = draft.filter(|_| draft_row == Some(index)) {
                    self.draft_field.show(ui, draft, rect, self.scale.1, row.0.spans, out);
                }
            }
        });
        self.offset = shown.state.unclamped_offset().y;
        if !self.move_rows.is_complete() {
            ui.ctx().request_repaint();
        }
    }

    /// Forgets the layout, because moves or words are new.
    pub fn forget_words(&mut self) {
        self.move_rows.clear();
        self.scrolled_to = None;
    }

    /// The height of a row in points. Rows are laid out as if letters had their usual size.
    fn row(&self) -> f32 {
        ROW * self.scale.1
    }

    /// Updates the rows to the list. If the list has changed, scrolls to the current move.
    fn refresh(&mut self, list: &MoveList, width: f32, scale: (f32, f32)) {
        if self.scale != scale {
            self.scale = scale;
            self.widths.clear();
            self.move_rows.clear();
        }
        if self.move_rows.refresh(list, width / scale.1) {
            self.scrolled_to = None;
        }
    }

    /// Lays out as much as this frame's budget allows, beginning at the target of a scroll. Returns the distance to
    /// scroll.
    fn lay_out(&mut self, ui: &Ui, current: NodeId) -> f32 {
        let height = ui.available_height();
        let goal = Some((current, height as u32));
        let mut offset = self.offset;
        let is_complete = self.move_rows.is_complete();
        let row_height = self.row();
        let measure = measure(ui, self.scale.1);
        let mut ruler = Ruler::new(&mut self.widths, &measure, &mut self.left_over);
        if self.scrolled_to != goal {
            let in_view = (height / row_height).ceil().max(0.0) as usize;
            if self.move_rows.lay_out_around(current, in_view, &mut ruler) {
                self.scrolled_to = goal;
            }
            self.move_rows.place_parts();
            let rows = self.move_rows.rows_of(current).unwrap_or(0..1);
            offset = scrolled(offset, rows, row_height, height);
        }
        if !is_complete {
            let anchor = self.move_rows.anchor(offset / row_height);
            self.move_rows.lay_out_more(&mut ruler);
            self.move_rows.place_parts();
            let moved = row_height * self.move_rows.rows_above(anchor);
            // Rounding must not make the list tremble.
            if (moved - offset).abs() >= 0.5 {
                offset = moved;
            }
        }
        offset
    }

    /// The rows that are seen, laid out as far as this frame's budget allows. Somewhere there may be a gap between
    /// them.
    fn seen_rows(&mut self, ui: &Ui, viewport: Rect, gap: f32) -> Range<usize> {
        let first = ((viewport.top() - gap) / self.row()).floor().max(0.0) as usize;
        let last = (viewport.bottom() / self.row()).ceil().max(0.0) as usize;
        if !self.move_rows.is_complete() {
            let measure = measure(ui, self.scale.1);
            let mut ruler = Ruler::new(&mut self.widths, &measure, &mut self.left_over);
            self.move_rows.lay_out_seen(first..last, &mut ruler);
            self.move_rows.place_parts();
        }
        first..last.min(self.move_rows.len())
    }
}

/// Measures letters at `size` times their usual size, as if they had the usual size.
fn measure(ui: &Ui, size: f32) -> impl Fn(&str, u32) -> Vec<f32> {
    move |text, depth| edges(ui, text, depth, size).into_iter().map(|edge| edge / size).collect()
}

/// How far to scroll from `offset` so that rows are seen with their neighbours in a list of this height. Where they are too
/// many the first of them are seen, without the neighbour above.
fn scrolled(offset: f32, rows: Range<usize>, row_height: f32, height: f32) -> f32 {
    let (top, bottom) = (row_height * rows.start as f32, row_height * rows.end as f32);
    let above = if bottom - top + row_height <= height { row_height } else { 0.0 };
    offset.max(bottom + row_height - height).min(top - above).max(0.0)
}

/// How the rows of a frame are drawn.
struct Drawing<'a> {
    source: Source<'a>,
    current: NodeId,
    /// Whether the row is the first one in view.
    is_top: bool,
}

impl Drawing<'_> {
    fn row_ui(&self, ui: &mut Ui, (row, items): (Row<'_>, &[MoveItem]), rect: Rect, out: &mut Out) {
        let (colors, size) = (Colors::of(ui), Theme::of(ui).notation());
        if row.depth > 0 {
            ui.painter().vline(rect.left() + 6.0 * size, rect.y_range(), (1.0, colors.line));
        }
        for span in row.spans {
            let extent = vec2(size * span.width, rect.height() - 2.0);
            let ground = Rect::from_min_size(rect.left_top() + vec2(size * span.x, 1.0), extent);
            let label = Label { span, items, text: span.text(items), size, ground };
            match span.kind {
                Kind::Move(node) => {
                    let id = ui.scope_id().with(("move", node));
                    let ink = |(nag, start)| (start, colors.glyph(nag).unwrap_or(Color32::PLACEHOLDER));
                    let inks: Vec<_> = span.glyphs(items).into_iter().map(ink).collect();
                    let response = move_ui(ui, colors, &label, &inks, id, node == self.current);
                    if response.clicked() {
                        out.push(ReplayAction::To(node));
                    }
                    if let Source::Two(model, document) = self.source {
                        // Only a screen reader has the words made.
                        ui.ctx().accesskit_node_builder(response.id, |reader| {
                            let words = spoken_node(&document.record().tree, node);
                            reader.set_description(words.map(|words| words.to_string()).unwrap_or_default());
                        });
                        edit_menu::show(&response, model, node, out);
                    }
                }
                Kind::Fold(first) => {
                    let id = ui.scope_id().with(("fold", first));
                    let response =
                        move_ui(ui, colors, &label, &[], id, false).on_hover_text(span.name(items));
                    if response.clicked() {
                        out.push(ReplayAction::Fold(first));
                    }
                }
                Kind::Number => _ = label.paint(ui, &[], Align2::RIGHT_CENTER, colors.weak),
                Kind::Ellipsis | Kind::Note => {
                    self.note_ui(ui, span, items, ground, out);
                    _ = label.paint(ui, &[], Align2::LEFT_CENTER, colors.weak);
                }
                Kind::Result => _ = label.paint(ui, &[], Align2::CENTER_CENTER, colors.text),
                Kind::Draft => {}
            }
        }
    }

    /// Handles a click on a note, which shows the position of the note. All rows of a note are one widget for screen
    /// readers.
    fn note_ui(&self, ui: &Ui, span: &Span, items: &[MoveItem], ground: Rect, out: &mut Out) {
        let Some(MoveItem::Comment { node: Some(node), text, .. }) = items.get(span.item) else { return };
        // In a three-player game several notes follow one move.
        let id = ui.scope_id().with(("note", node, span.item, text, span.words.0));
        let is_first = self.is_top || span.words.0 == 0;
        let sense = if is_first { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(ground, id, sense);
        if is_first {
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, span.name(items)));
        }
        if response.has_focus() {
            ring(ui, Colors::of(ui), ground);
        }
        if response.clicked() {
            out.push(ReplayAction::To(*node));
        }
    }
}

/// A piece of text in a row.
struct Label<'a> {
    span: &'a Span,
    items: &'a [MoveItem],
    text: String,
    /// How many times their usual size its letters are.
    size: f32,
    /// The place on the screen.
    ground: Rect,
}

impl Label<'_> {
    /// Paints the text, cut with an ellipsis where it is wider than its place, and in other colours from some of its bytes
    /// on. Returns whether it is shown whole.
    fn paint(&self, ui: &Ui, inks: &[(usize, Color32)], align: Align2, ink: Color32) -> bool {
        let Label { span, text, size, ground, .. } = self;
        let padding = size * PADDING;
        let room = ground.shrink2(vec2(padding.min(ground.width() / 2.0), 0.0));
        let mut galley = if inks.is_empty() {
            galley(ui, text, span.depth, *size)
        } else {
            colored(ui, text, inks, (span.depth, *size), f32::INFINITY)
        };
        // Words were measured with other neighbours: a row may be a little wider than they were.
        let is_whole = galley.size().x <= room.width() + if span.kind == Kind::Note { padding } else { 0.5 };
        if !is_whole {
            galley = colored(ui, text, inks, (span.depth, *size), room.width());
        }
        let rect = align.align_size_within_rect(galley.size(), room);
        if !inks.is_empty() {
            // Glyphs are a little bolder than the move: they are drawn twice.
            ui.painter().galley(rect.min + vec2(BOLD, 0.0), Arc::clone(&galley), Color32::TRANSPARENT);
        }
        ui.painter().galley(rect.min, galley, ink);
        is_whole
    }
}

/// A move that can be clicked, with the colours of its glyphs, each with the byte from which it holds.
fn move_ui(
    ui: &mut Ui,
    colors: &Colors,
    label: &Label,
    inks: &[(usize, Color32)],
    id: Id,
    is_current: bool,
) -> Response {
    let Label { span, items, ground, .. } = *label;
    let response = ui.interact(ground, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_current, span.name(items)));
    let fill = match () {
        () if is_current => Some(colors.accent_soft),
        () if response.hovered() || response.has_focus() => Some(colors.button[0]),
        () => None,
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(ground, CornerRadius::same(RADIUS), fill);
    }
    if response.has_focus() {
        ring(ui, colors, ground);
    }
    let ink = if span.depth == 0 || is_current { colors.text } else { colors.weak };
    let is_whole = label.paint(ui, inks, Align2::LEFT_CENTER, ink);
    let response = if is_whole { response } else { response.on_hover_text(&label.text) };
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

/// The ring around a text that has the keyboard.
fn ring(ui: &Ui, colors: &Colors, ground: Rect) {
    let stroke = egui::Stroke::new(2.0, colors.accent);
    ui.painter().rect_stroke(ground, CornerRadius::same(RADIUS), stroke, egui::StrokeKind::Inside);
}
