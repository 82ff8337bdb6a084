//! The list of moves: drawn row by row, clicked to go there, scrolled to the move shown.

use std::sync::Arc;

use egui::{
    Align, Align2, CornerRadius, FontId, Galley, Id, Pos2, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo,
    pos2, vec2,
};

use super::super::theme::{Colors, RADIUS, Theme, text};
use super::rows::{Kind, PADDING, ROW, Row, Span, lay_out, row_of};
use crate::app::message::{Message, ReplayAction};
use crate::app::view::MoveList;
use crate::game::NodeId;

/// What is kept from one frame to the next.
#[derive(Default)]
pub struct MovesPanel {
    rows: Vec<Row>,
    /// What the rows were made from: the list's revision and the width in points.
    made_from: Option<(u64, u32)>,
    /// The move the list was scrolled to last, and how high the list was then.
    scrolled_to: Option<(NodeId, u32)>,
}

impl MovesPanel {
    /// Draws the list with the move to `current` marked.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        theme: Theme,
        list: &MoveList,
        current: NodeId,
        out: &mut Vec<Message>,
    ) {
        let width = ui.available_width() - ui.spacing().scroll.bar_width;
        self.refresh(ui, list, width);
        let goal = Some((current, ui.available_height() as u32));
        let to_show = (self.scrolled_to != goal).then(|| row_of(&self.rows, current).unwrap_or(0));
        self.scrolled_to = goal;
        ScrollArea::vertical().auto_shrink(false).show_viewport(ui, |ui, viewport| {
            ui.set_height(ROW * self.rows.len() as f32);
            let origin = ui.max_rect().left_top();
            if let Some(row) = to_show {
                ui.scroll_to_rect(row_rect(origin, row, width).expand2(vec2(0.0, ROW)), None);
            }
            let first = (viewport.top() / ROW).floor().max(0.0) as usize;
            let last = ((viewport.bottom() / ROW).ceil() as usize).min(self.rows.len());
            for index in first..last {
                let rect = row_rect(origin, index, width);
                row_ui(ui, theme.colors(), &self.rows[index], rect, (index, current), out);
            }
        });
    }

    fn refresh(&mut self, ui: &Ui, list: &MoveList, width: f32) {
        let made_from = Some((list.revision, width as u32));
        if self.made_from == made_from {
            return;
        }
        self.made_from = made_from;
        self.scrolled_to = None;
        self.rows = lay_out(&list.items, width, |text, depth| galley(ui, text, depth).size().x);
    }
}

fn row_rect(origin: Pos2, index: usize, width: f32) -> Rect {
    Rect::from_min_size(pos2(origin.x, origin.y + ROW * index as f32), vec2(width, ROW))
}

fn row_ui(
    ui: &mut Ui,
    colors: &Colors,
    row: &Row,
    rect: Rect,
    (index, current): (usize, NodeId),
    out: &mut Vec<Message>,
) {
    if row.depth > 0 {
        ui.painter().vline(rect.left() + 6.0, rect.y_range(), (1.0, colors.line));
    }
    for (place, span) in row.spans.iter().enumerate() {
        let ground = Rect::from_min_size(rect.left_top() + vec2(span.x, 1.0), vec2(span.width, ROW - 2.0));
        match span.kind {
            Kind::Move(node) => {
                let id = ui.scope_id().with(("move", index, place));
                if move_ui(ui, colors, span, ground, id, node == current) {
                    out.push(Message::Replay(ReplayAction::To(node)));
                }
            }
            Kind::Number => _ = paint(ui, span, ground, Align2::RIGHT_CENTER, colors.weak),
            Kind::Note => _ = paint(ui, span, ground, Align2::LEFT_CENTER, colors.weak),
            Kind::Result => _ = paint(ui, span, ground, Align2::CENTER_CENTER, colors.text),
        }
    }
}

/// A move that can be clicked; returns whether it was.
fn move_ui(ui: &mut Ui, colors: &Colors, span: &Span, ground: Rect, id: Id, is_current: bool) -> bool {
    let response = ui.interact(ground, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_current, &span.name));
    let fill = match () {
        () if is_current => Some(colors.accent_soft),
        () if response.hovered() || response.has_focus() => Some(colors.button[0]),
        () => None,
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(ground, CornerRadius::same(RADIUS), fill);
    }
    if response.has_focus() {
        let ring = egui::Stroke::new(2.0, colors.accent);
        ui.painter().rect_stroke(ground, CornerRadius::same(RADIUS), ring, egui::StrokeKind::Inside);
    }
    let ink = if span.depth == 0 || is_current { colors.text } else { colors.weak };
    let response = if paint(ui, span, ground, Align2::LEFT_CENTER, ink) {
        response
    } else {
        response.on_hover_text(&span.text)
    };
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// Paints a span's text, cut with an ellipsis where it is wider than its place. Returns whether it is shown whole.
fn paint(ui: &Ui, span: &Span, ground: Rect, align: Align2, ink: egui::Color32) -> bool {
    let room = ground.shrink2(vec2(PADDING.min(ground.width() / 2.0), 0.0));
    let mut galley = galley(ui, &span.text, span.depth);
    let is_whole = galley.size().x <= room.width() + 0.5;
    if !is_whole {
        galley = cut(ui, span, room.width());
    }
    let rect = align.align_size_within_rect(galley.size(), room);
    ui.painter().galley_with_override_text_color(rect.min, galley, ink);
    is_whole
}

fn font(depth: u32) -> FontId {
    FontId::proportional(if depth == 0 { text::MOVES } else { text::BODY })
}

fn galley(ui: &Ui, text: &str, depth: u32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), font(depth), egui::Color32::PLACEHOLDER)
}

fn cut(ui: &Ui, span: &Span, width: f32) -> Arc<Galley> {
    let format = egui::TextFormat::simple(font(span.depth), egui::Color32::PLACEHOLDER);
    let mut job = egui::text::LayoutJob::single_section(span.text.clone(), format);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    job.halign = Align::LEFT;
    ui.painter().layout_job(job)
}
