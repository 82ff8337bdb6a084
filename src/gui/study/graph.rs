//! The graph of a game: the points expected by White move by move, with the bad moves and the phases. A click goes to
//! a move; with the keyboard on it the arrow keys do.

use egui::{
    Align2, Color32, CursorIcon, EventFilter, FontId, Key, Mesh, Modifiers, Painter, Pos2, Rect, Response,
    Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::game::{ReplayAction, ReportView};
use crate::app::model::Model;
use crate::gui::actions::Out;
use crate::gui::style::theme::{Colors, LINE, Theme, space, text};
use crate::report::{GameReport, Judgement};
use crate::sides::Color;

/// Height of the graph.
const HEIGHT: f32 = 58.0;
/// Height of the row with the names of the phases.
const PHASES: f32 = 16.0;
/// Distance of the curve from the upper and the lower edge, so that a won game stays visible.
const MARGIN: f32 = 5.0;
/// Half the height of the mark of each judgement.
const MARKS: [f32; 3] = [4.0, 5.0, 6.0];
const RADIUS: f32 = 6.0;

/// Draws the graph as wide as there is room, with the names of the phases below it or without them.
pub fn show(ui: &mut Ui, model: &Model, view: &ReportView, has_names: bool, out: &mut Out) {
    let theme = Theme::of(ui);
    let size = vec2(ui.available_width(), HEIGHT + if has_names { PHASES } else { 0.0 });
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let field = Rect::from_min_size(rect.min, vec2(rect.width(), HEIGHT));
    let painter = ui.painter().with_clip_rect(rect.expand(2.0));
    painter.rect_filled(field, RADIUS, theme.colors().graph);
    let Some(report) = &view.report else {
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, ""));
        return;
    };
    let scale = Scale { field, last: report.moves.len().max(1) };
    area(&painter, theme, &scale, report);
    let middle = Stroke::new(LINE, theme.colors().text);
    painter.hline(field.x_range(), scale.y(0.5), middle);
    curve(&painter, theme.colors(), &scale, report);
    phases(&painter, theme.colors(), &scale, view, has_names);
    let x = scale.x(view.ply);
    // A seam on both sides separates the line from the area behind it.
    painter.vline(x, field.y_range(), Stroke::new(4.0, theme.colors().raised));
    painter.vline(x, field.y_range(), Stroke::new(2.0, theme.colors().accent));
    for &mark in &view.marks {
        diamond(&painter, theme.colors(), &scale, report, mark);
    }
    if response.has_focus() {
        painter.rect_stroke(field, RADIUS, Stroke::new(2.0, theme.colors().accent), StrokeKind::Outside);
    }
    ask(ui, &response, model, view, &scale, out);
}

/// The scale from plies and points to places.
struct Scale {
    field: Rect,
    last: usize,
}

impl Scale {
    fn x(&self, ply: usize) -> f32 {
        let inner = self.field.shrink2(vec2(space::XS, 0.0));
        inner.left() + inner.width() * ply as f32 / self.last as f32
    }

    fn y(&self, points: f64) -> f32 {
        let inner = self.field.shrink2(vec2(0.0, MARGIN));
        inner.bottom() - inner.height() * points as f32
    }

    fn ply(&self, x: f32) -> usize {
        let inner = self.field.shrink2(vec2(space::XS, 0.0));
        let share = ((x - inner.left()) / inner.width().max(1.0)).clamp(0.0, 1.0);
        (share * self.last as f32).round() as usize
    }
}

/// The stretches of the curve between known points, each with its two ends.
fn stretches<'a>(report: &'a GameReport, scale: &'a Scale) -> impl Iterator<Item = [(Pos2, f64); 2]> + 'a {
    let place = |(ply, points): (usize, &Option<f64>)| {
        points.map(|points| (pos2(scale.x(ply), scale.y(points)), points))
    };
    let known: Vec<_> = report.points.iter().enumerate().filter_map(place).collect();
    (1..known.len()).map(move |index| [known[index - 1], known[index]])
}

/// The area between the curve and ½, in the colour of the side that is better.
fn area(painter: &Painter, theme: Theme, scale: &Scale, report: &GameReport) {
    let middle = scale.y(0.5);
    let side = |points: f64| theme.board().side(if points >= 0.5 { Color::White } else { Color::Black });
    // One mesh, because the edges of single shapes would show as stripes.
    let mut mesh = Mesh::default();
    for [(from, a), (to, b)] in stretches(report, scale) {
        if (a >= 0.5) == (b >= 0.5) {
            slab(&mut mesh, [from, to], middle, side(a));
        } else {
            let share = ((0.5 - a) / (b - a)) as f32;
            let crossing = pos2(from.x + (to.x - from.x) * share, middle);
            slab(&mut mesh, [from, crossing], middle, side(a));
            slab(&mut mesh, [crossing, to], middle, side(b));
        }
    }
    painter.add(Shape::mesh(mesh));
}

fn slab(mesh: &mut Mesh, [from, to]: [Pos2; 2], middle: f32, color: Color32) {
    let first = mesh.vertices.len() as u32;
    for corner in [from, to, pos2(from.x, middle), pos2(to.x, middle)] {
        mesh.colored_vertex(corner, color);
    }
    mesh.add_triangle(first, first + 1, first + 2);
    mesh.add_triangle(first + 1, first + 2, first + 3);
}

fn curve(painter: &Painter, colors: &Colors, scale: &Scale, report: &GameReport) {
    for [(from, _), (to, _)] in stretches(report, scale) {
        painter.line_segment([from, to], Stroke::new(1.5, colors.weak));
    }
}

/// Hairlines where the phases begin, and their names below as far as there is room.
fn phases(painter: &Painter, colors: &Colors, scale: &Scale, view: &ReportView, has_names: bool) {
    for (index, (ply, name)) in view.phases.iter().enumerate() {
        let left = if index == 0 { scale.field.left() } else { scale.x(*ply) };
        let right = view.phases.get(index + 1).map_or(scale.field.right(), |(next, _)| scale.x(*next));
        let below = scale.field.bottom() + if has_names { PHASES } else { 0.0 };
        if index > 0 {
            let line = scale.field.top()..=below;
            painter.vline(left, line, Stroke::new(LINE, colors.text.gamma_multiply(0.6)));
        }
        let font = FontId::proportional(text::SECONDARY - 1.0);
        let words = painter.layout_no_wrap(name.to_string(), font, colors.weak);
        if has_names && left + 3.0 + words.size().x <= right {
            let at = Align2::LEFT_BOTTOM.anchor_size(pos2(left + 3.0, below), words.size());
            painter.galley(at.min, words, colors.weak);
        }
    }
}

fn diamond(
    painter: &Painter,
    colors: &Colors,
    scale: &Scale,
    report: &GameReport,
    (ply, judgement): (usize, Judgement),
) {
    let Some(points) = report.points.get(ply).copied().flatten() else { return };
    let kind = Judgement::ALL.iter().position(|&other| other == judgement).unwrap_or(0);
    let (center, half) = (pos2(scale.x(ply), scale.y(points)), MARKS[kind]);
    let corners = [vec2(0.0, -half), vec2(half, 0.0), vec2(0.0, half), vec2(-half, 0.0)];
    let corners = corners.map(|corner| center + corner).to_vec();
    painter.add(Shape::convex_polygon(corners, colors.judged[kind], Stroke::new(LINE, colors.raised)));
}

/// Input by pointer and keys, and the description for screen readers.
fn ask(ui: &Ui, response: &Response, model: &Model, view: &ReportView, scale: &Scale, out: &mut Out) {
    let Some(report) = &view.report else { return };
    let mut chosen = response.interact_pointer_pos().map(|pointer| scale.ply(pointer.x));
    if response.has_focus() {
        let keys = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keys));
        chosen = chosen.or_else(|| key_step(ui, view, scale.last));
    }
    let node = chosen.and_then(|ply| report.nodes.get(ply));
    if let Some(&node) = node.filter(|&&node| node != model.shown_node()) {
        out.push(ReplayAction::To(node));
    }
    let pointed = response.hover_pos().map(|pointer| scale.ply(pointer.x));
    if let Some(point) = model.study().and_then(|study| study.report_point(pointed?)) {
        response
            .clone()
            .on_hover_cursor(CursorIcon::PointingHand)
            .on_hover_text_at_pointer(point.to_string());
    }
    let words = view.description.as_ref().map_or_else(String::new, ToString::to_string);
    response.widget_info(|| WidgetInfo::slider(true, view.ply as f64, &words));
    let here = model.study().and_then(|study| study.report_point(view.ply));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(scale.last as f64);
        node.set_numeric_value_step(1.0);
        node.set_value(here.map_or_else(String::new, |point| point.to_string()));
    });
}

/// The ply an arrow key leads to: left and right to the neighbours, up and down to the bad moves.
fn key_step(ui: &Ui, view: &ReportView, last: usize) -> Option<usize> {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowLeft) {
        // From a variation it leads back to where that began.
        return if view.is_on_main_line { view.ply.checked_sub(1) } else { Some(view.ply) };
    }
    if pressed(Key::ArrowRight) {
        return (view.ply < last).then_some(view.ply + 1);
    }
    let mut plies = view.marks.iter().map(|(ply, _)| *ply);
    if pressed(Key::ArrowUp) {
        return plies.rfind(|&ply| ply < view.ply);
    }
    pressed(Key::ArrowDown).then(|| plies.find(|&ply| ply > view.ply)).flatten()
}
