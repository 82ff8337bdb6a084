//! A player's clock beside the board, or the button that resumes a paused game in place of the clock.

use egui::{Align2, Color32, CornerRadius, FontId, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::catalogue::{tr, tr_args};
use crate::app::model::Model;
use crate::app::view::ClockFace;
use crate::app::words;
use crate::gui::actions::{Action, Out};
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, LINE, RADIUS, space, text};
use crate::gui::style::widgets;

/// Side of the triangle on the clock of a paused game.
const RESUME_ICON: f32 = 20.0;

/// The place of a player's clock.
#[derive(Clone, Copy, Debug)]
pub struct ClockPlace<'a> {
    /// Tells the clock from the others.
    pub id: usize,
    /// The player's name.
    pub name: &'a str,
    /// The room beside the board.
    pub room: Rect,
    /// The corner of the room for the clock.
    pub align: Align2,
}

impl ClockPlace<'_> {
    /// Draws the clock, if the player has one; otherwise the button to resume a paused game.
    pub fn show(
        &self,
        ui: &mut Ui,
        model: &Model,
        clock: Option<&ClockFace>,
        can_resume: bool,
        out: &mut Out,
    ) {
        if can_resume {
            resume_ui(ui, model, self, clock, out);
        } else if let Some(clock) = clock {
            clock_ui(ui, self, clock);
        }
    }
}

/// The clock: filled while it runs, red while time is short.
fn clock_ui(ui: &mut Ui, place: &ClockPlace, clock: &ClockFace) {
    let colors = Colors::of(ui);
    let size = clock_font(place.room.width());
    let galley =
        ui.painter().layout_no_wrap(clock.text.clone(), FontId::proportional(size), Color32::PLACEHOLDER);
    let face = galley.size() + vec2(2.0 * space::M, space::XS);
    let rect = place.align.align_size_within_rect(face, place.room);
    let is_alarming = clock.has_fallen || clock.is_low;
    let is_filled = clock.is_running && !clock.is_flashing;
    let (fill, ink) = match (is_filled, is_alarming) {
        (true, false) => (colors.accent, colors.on_accent),
        (true, true) => (colors.danger, colors.window),
        (false, true) => (colors.raised, colors.danger),
        (false, false) => (colors.raised, colors.text),
    };
    let rounding = CornerRadius::same(RADIUS);
    ui.painter().rect(
        rect,
        rounding,
        fill,
        Stroke::new(LINE, if is_filled { fill } else { colors.line }),
        egui::StrokeKind::Inside,
    );
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
    let response = ui.interact(rect, ui.scope_id().with(("clock", place.id)), Sense::hover());
    let words = clock_words(place, clock);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
}

/// The button that resumes a paused game, in place of the clock that will run: with its time, or with the word in a
/// game without clocks.
fn resume_ui(ui: &mut Ui, model: &Model, place: &ClockPlace, clock: Option<&ClockFace>, out: &mut Out) {
    let colors = Colors::of(ui);
    let action = Action::Pause;
    let (text, size) = match clock {
        Some(clock) => (clock.text.clone(), clock_font(place.room.width() - RESUME_ICON)),
        None => (tr("button-resume"), text::BODY),
    };
    let galley = ui.painter().layout_no_wrap(text, FontId::proportional(size), Color32::PLACEHOLDER);
    let icon = RESUME_ICON + space::XS;
    let face = vec2(icon + galley.size().x + 2.0 * space::M, galley.size().y.max(RESUME_ICON) + space::XS);
    let rect = place.align.align_size_within_rect(face, place.room);
    let response = ui.interact(rect, ui.scope_id().with(("resume", place.id)), Sense::click());
    let name = match clock {
        Some(clock) => words::labelled(&action.name_now(model), &clock_words(place, clock)),
        None => action.name_now(model),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let fill = widgets::primary_fill(colors, &response);
    let edge = if response.has_focus() { Stroke::new(2.0, colors.text) } else { Stroke::NONE };
    ui.painter().rect(rect, CornerRadius::same(RADIUS), fill, edge, egui::StrokeKind::Inside);
    let sign = Rect::from_center_size(
        pos2(rect.left() + space::M + RESUME_ICON / 2.0, rect.center().y),
        vec2(RESUME_ICON, RESUME_ICON),
    );
    icons::paint(ui.painter(), Icon::Play, sign, colors.on_accent);
    let at = pos2(sign.right() + space::XS, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colors.on_accent);
    if response.on_hover_text(action.tooltip(ui.ctx(), model)).clicked() {
        out.extend(action.message(model));
    }
}

/// The player and the time of a clock, for screen readers.
fn clock_words(place: &ClockPlace, clock: &ClockFace) -> String {
    tr_args("clock-of", &[("name", place.name.into()), ("time", clock.spoken.as_str().into())])
}

/// The clocks' size of type where `width` is free beside the board.
fn clock_font(width: f32) -> f32 {
    if width >= 130.0 { text::CLOCK } else { text::NAMES }
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
