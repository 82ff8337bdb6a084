//! The short message over the board.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Area, Color32, Context, CornerRadius, Frame, Galley, Id, Margin, Order, Rangef, Role, Sense, Shadow,
    Stroke, TextStyle, Ui, WidgetInfo, accesskit, pos2, vec2,
};

use crate::app::message::Message;
use crate::app::model::Model;
use crate::app::toasts::{Toast, Tone};
use crate::gui::actions::{Action, Out};
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, LINE, RADIUS, space};

/// The widest a message gets where it need not be wider.
pub(super) const WIDTH: f32 = 420.0;
/// Minimum width of a toast.
const MIN_WIDTH: f32 = 200.0;
/// Room for the state of the game on the right of the bar.
pub(super) const STATUS: f32 = 200.0;
/// Height of the bar.
const BAR: f32 = 32.0;
/// So many lines end above the players' names and clocks.
const LINES: usize = 2;
/// Side of the icon of a warning.
const ICON: f32 = 18.0;
/// Between the edge of the message and its words.
const PADDING: egui::Vec2 = vec2(space::M, 2.0);

/// Draws the message in the empty middle of the menu bar, behind `menus_end`. It grows sideways rather than down, so that it
/// covers neither pieces nor names nor clocks: a long one comes over the head of the side panel, then over the menus. A
/// click takes it away, and takes the step that the message names.
pub fn show(ui: &Ui, model: &Model, field: Rangef, menus_end: f32, out: &mut Out) {
    let Some(toast) = model.toast() else { return };
    let icon = if toast.tone == Tone::Plain { 0.0 } else { ICON + space::S };
    let action = toast.action.and_then(|step| Action::of_step(step, model));
    let step = action.map(|action| action.tooltip(ui.ctx(), model));
    let job = words(ui, Colors::of(ui), toast.text.to_string(), step);
    let (galley, room) = lay_out(ui, &job, icon, field, menus_end);
    let size = galley.size() + 2.0 * PADDING + vec2(icon, 0.0);
    // Centred over the board, if there is room.
    let left = (field.center() - size.x / 2.0).clamp(room.min, (room.max - size.x).max(room.min));
    let top = ((BAR - size.y) / 2.0).max(1.0);
    let at = pos2(left, ui.ctx().content_rect().top() + top);
    // An area aligned by its middle would keep the place of the toast before it.
    let area = Area::new(Id::unique("toasts")).order(Order::Foreground).fixed_pos(at);
    area.show(ui.ctx(), |ui| {
        if toast_ui(ui, toast, galley, size) {
            out.push(Message::DismissToast(toast.id));
            out.extend(action.and_then(|action| action.message(model)));
        }
    });
}

/// The words of the message, and behind them the step that a click takes, in the ink of links.
fn words(ui: &Ui, colors: &Colors, text: String, step: Option<String>) -> LayoutJob {
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = LayoutJob::simple(text, font.clone(), Color32::PLACEHOLDER, f32::INFINITY);
    if let Some(step) = step {
        job.append(&format!(" {step}"), 0.0, TextFormat::simple(font, colors.accent_text));
    }
    job
}

/// Lays out the words in the first of several rooms, each wider than the one before, where they need few lines; in the
/// widest if they always need more.
fn lay_out(ui: &Ui, job: &LayoutJob, icon: f32, field: Rangef, menus_end: f32) -> (Arc<Galley>, Rangef) {
    let lay_out = |(room, widest): (Rangef, f32)| {
        let mut job = job.clone();
        job.wrap.max_width = room.span().min(widest) - icon - 2.0 * PADDING.x;
        (ui.painter().layout_job(job), room)
    };
    let fits = |(galley, _): &(Arc<Galley>, Rangef)| galley.rows.len() <= LINES;
    let rooms = rooms(ui.ctx(), field, menus_end);
    let [.., widest] = rooms;
    rooms.into_iter().map(lay_out).find(fits).unwrap_or_else(|| lay_out(widest))
}

/// The rooms for a toast: its horizontal range, and its maximum width there.
fn rooms(ctx: &Context, field: Rangef, menus_end: f32) -> [(Rangef, f32); 4] {
    let window = ctx.content_rect().x_range();
    let status = (window.max - STATUS).max(window.min + MIN_WIDTH);
    let behind = Rangef::new((menus_end + space::S).min(status - MIN_WIDTH), status);
    let over_board = Rangef::new(behind.min, field.max.clamp(behind.min + MIN_WIDTH, status));
    let over_menus = Rangef::new(window.min, status);
    [(over_board, WIDTH), (behind, f32::INFINITY), (over_menus, f32::INFINITY), (window, f32::INFINITY)]
}

/// Draws the message; returns whether it was clicked.
fn toast_ui(ui: &mut Ui, toast: &Toast, galley: Arc<Galley>, size: egui::Vec2) -> bool {
    let colors = Colors::of(ui);
    let shadow = Shadow { offset: [0, 2], blur: 8, spread: 0, color: Color32::from_black_alpha(60) };
    let edge = if toast.tone == Tone::Error { colors.danger } else { colors.line };
    let frame = Frame::new()
        .fill(colors.raised)
        .stroke(Stroke::new(LINE, edge))
        .corner_radius(CornerRadius::same(RADIUS))
        .shadow(shadow)
        .inner_margin(Margin::ZERO);
    let shown = frame.show(ui, |ui| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let mut at = rect.min + PADDING;
        if toast.tone != Tone::Plain {
            let icon =
                egui::Rect::from_min_size(pos2(at.x, rect.center().y - ICON / 2.0), egui::Vec2::splat(ICON));
            icons::paint(ui.painter(), Icon::Warning, icon, colors.danger);
            at.x += ICON + space::S;
        }
        let words = galley.text().to_owned();
        ui.painter().galley(at, galley, colors.text);
        let role = if toast.action.is_some() { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, true, &words));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(accesskit::Live::Polite));
        response
    });
    shown.inner.clicked()
}
