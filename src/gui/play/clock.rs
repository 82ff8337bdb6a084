//! A player's clock beside the board, or the button that resumes a paused game in place of the clock.

use egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use crate::app::game::{ClockFace, Corner};
use crate::app::model::Model;
use crate::app::text::{tr, words};
use crate::gui::actions::{Action, Out};
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, LINE, RADIUS, space, text};
use crate::gui::style::widgets;

/// The usual size of type of a clock in a narrow corner, in points.
const SMALL: f32 = 32.0;
/// Side of the triangle on the clock of a paused game.
const RESUME_ICON: f32 = 20.0;

/// Draws the clock of a player, if there is one, or in its place the button that resumes a paused game: in this corner of
/// a room beside the board.
pub fn show(ui: &mut Ui, model: &Model, player: &Corner, place: (Rect, Align2), out: &mut Out) {
    if player.can_resume {
        resume_ui(ui, model, player, place, out);
    } else if let Some(clock) = &player.clock {
        clock_ui(ui, player, clock, place);
    }
}

/// The clock: filled while it runs, red while time is short.
fn clock_ui(ui: &Ui, player: &Corner, clock: &ClockFace, (room, align): (Rect, Align2)) {
    let colors = Colors::of(ui);
    let size = clock_font(room);
    let galley = ui.painter().layout_no_wrap(clock.text(), FontId::proportional(size), Color32::PLACEHOLDER);
    let face = galley.size() + vec2(2.0 * space::M, space::XS);
    let rect = placed(face, room, align);
    let is_alarming = clock.has_fallen || clock.is_low;
    let is_filled = clock.is_running;
    let (fill, ink) = match (is_filled, is_alarming) {
        (true, false) => (colors.accent, colors.on_accent),
        (true, true) => (colors.danger, colors.window),
        (false, true) => (colors.raised, colors.danger),
        (false, false) => (colors.raised, colors.text),
    };
    let edge = Stroke::new(LINE, if is_filled { fill } else { colors.line });
    ui.painter().rect(rect, CornerRadius::same(RADIUS), fill, edge, StrokeKind::Inside);
    if clock.is_flashing {
        let ring = Stroke::new(3.0, colors.danger);
        ui.painter().rect_stroke(rect.expand(1.0), CornerRadius::same(RADIUS), ring, StrokeKind::Outside);
    }
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
    let response = ui.interact(rect, ui.scope_id().with(("clock", player.seat as usize)), Sense::hover());
    let words = clock_words(player, clock);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
}

/// The button that resumes a paused game, in place of the clock that will run: with its time, or with the word in a
/// game without clocks.
fn resume_ui(ui: &Ui, model: &Model, player: &Corner, (room, align): (Rect, Align2), out: &mut Out) {
    let colors = Colors::of(ui);
    let action = Action::Pause;
    let (text, size) = match &player.clock {
        Some(clock) => (clock.text(), clock_font(room.with_max_x(room.max.x - RESUME_ICON))),
        None => (tr("button-resume"), text::BODY),
    };
    let galley = ui.painter().layout_no_wrap(text, FontId::proportional(size), Color32::PLACEHOLDER);
    let icon = RESUME_ICON + space::XS;
    let face = vec2(icon + galley.size().x + 2.0 * space::M, galley.size().y.max(RESUME_ICON) + space::XS);
    let rect = placed(face, room, align);
    let response = ui.interact(rect, ui.scope_id().with(("resume", player.seat as usize)), Sense::click());
    let name = match &player.clock {
        Some(clock) => words::labelled(&action.name_now(model), &clock_words(player, clock)),
        None => action.name_now(model),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let fill = widgets::fill_now(&response, colors.primary_button());
    let edge = if response.has_focus() { Stroke::new(2.0, colors.text) } else { Stroke::NONE };
    ui.painter().rect(rect, CornerRadius::same(RADIUS), fill, edge, StrokeKind::Inside);
    let middle = pos2(rect.left() + space::M + RESUME_ICON / 2.0, rect.center().y);
    let sign = Rect::from_center_size(middle, vec2(RESUME_ICON, RESUME_ICON));
    icons::paint(ui.painter(), Icon::Play, sign, colors.on_accent);
    let at = pos2(sign.right() + space::XS, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colors.on_accent);
    if response.on_hover_text(action.tooltip(ui.ctx(), model)).clicked() {
        out.extend(action.message(model));
    }
}

/// The place of a face in its room. On a card, one that is too wide goes further to the left: the board is there, and not
/// the edge of the window.
fn placed(face: Vec2, room: Rect, align: Align2) -> Rect {
    let rect = align.align_size_within_rect(face, room);
    let over = if align == Align2::LEFT_CENTER { (room.right() - rect.right()).min(0.0) } else { 0.0 };
    rect.translate(vec2(over, 0.0))
}

/// The player and the time of a clock, for screen readers.
fn clock_words(player: &Corner, clock: &ClockFace) -> String {
    tr!("clock-of", name = &player.name, time = clock.spoken())
}

/// Height and least width of a line in which the figures are as large as they get.
pub const LARGE: f32 = 56.0;
pub const LARGE_WIDTH: f32 = 168.0;

/// The size of type of a clock in this room.
fn clock_font(room: Rect) -> f32 {
    match () {
        () if room.height() >= LARGE && room.width() >= LARGE_WIDTH => text::CLOCK,
        () if room.width() >= 108.0 => SMALL,
        () => text::NAMES,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The clock does not tremble as it runs.
    #[test]
    fn figures_are_all_of_one_width() {
        let ctx = egui::Context::default();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let width = |text: &str| {
                let font = FontId::proportional(text::CLOCK);
                ui.painter().layout_no_wrap(text.to_owned(), font, Color32::BLACK).size().x
            };
            for figure in "0123456789".chars() {
                assert!((width(&figure.to_string()) - width("0")).abs() < 0.1, "{figure}");
            }
        });
        output.textures_delta.clear();
    }
}
