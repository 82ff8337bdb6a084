//! The header of the studied game at the top of its panel: players, result, occasion. A click opens its form.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Color32, CursorIcon, FontId, Layout, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::app::model::{Heading, Model};
use crate::app::text::numbers::typeset;
use crate::app::text::words;
use crate::gui::actions::{Action, Face, Out, icon_button};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, RADIUS, medium, space, text};
use crate::gui::style::widgets;

/// Height of the header.
const HEIGHT: f32 = 44.0;
/// Size of the buttons for the next and the previous game.
const STEP: egui::Vec2 = vec2(28.0, 28.0);
/// The least width of the names beside the number of the game.
const LEAST: f32 = 200.0;
/// Windows lower than this leave the room to the moves.
const MIN_WINDOW_HEIGHT: f32 = 560.0;

/// Whether the window is high enough for the header.
pub fn has_room(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() >= MIN_WINDOW_HEIGHT
}

/// Draws the header, and beside it the steps from game to game of a file with several.
pub fn show(ui: &mut Ui, model: &Model, heading: &Heading, out: &mut Out) {
    let size = vec2(ui.available_width(), HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        if let Some(number) = &heading.number {
            icon_button(ui, model, Action::NextGame, Face::icon(Icon::Next, STEP), out);
            let width = widgets::text_width(ui, number, text::SECONDARY);
            if ui.available_width() - width > LEAST {
                let size = vec2(width, STEP.y);
                widgets::line(ui, size, |ui| ui.label(RichText::new(number).size(text::SECONDARY).weak()));
            }
            icon_button(ui, model, Action::PreviousGame, Face::icon(Icon::Previous, STEP), out);
        }
        text_ui(ui, model, heading, out);
    });
    widgets::rule(ui);
}

fn text_ui(ui: &mut Ui, model: &Model, heading: &Heading, out: &mut Out) {
    let colors = Colors::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click());
    let line = |words: &str, font: FontId, ink: Color32, room: f32| {
        let mut job = LayoutJob::simple_singleline(words.to_owned(), font, ink);
        job.wrap = TextWrapping::truncate_at_width(room);
        ui.painter().layout_job(job)
    };
    let result =
        line(&typeset(&heading.result), FontId::proportional(text::BODY), colors.text, f32::INFINITY);
    let room = rect.width() - result.size().x - space::S;
    let players = line(&heading.players, medium(text::BODY), colors.text, room);
    let facts = line(&heading.facts, FontId::proportional(text::SECONDARY), colors.weak, rect.width());
    if response.hovered() || response.has_focus() {
        let edge = if response.has_focus() { Stroke::new(2.0, colors.accent) } else { Stroke::NONE };
        let around = rect.expand2(vec2(space::XS, 0.0));
        ui.painter().rect(around, RADIUS, colors.button[1], edge, StrokeKind::Inside);
    }
    let second = rect.top() + 3.0 + players.size().y + 2.0;
    let behind = rect.left() + players.size().x + space::S;
    for (galley, left, top) in [
        (players, rect.left(), rect.top() + 3.0),
        (result, behind, rect.top() + 3.0),
        (facts, rect.left(), second),
    ] {
        ui.painter().galley(pos2(left, top), galley, colors.text);
    }
    let parts = [&heading.players, &heading.result, &heading.facts].map(String::as_str);
    let all = parts.into_iter().chain(heading.date.as_deref()).chain(heading.number.as_deref());
    let all: Vec<&str> = all.filter(|part| !part.is_empty()).collect();
    let name = words::labelled(&Action::Header.name(), &all.join(" "));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let tooltip = |ui: &mut Ui| {
        ui.label(all.join("\n"));
        ui.weak(Action::Header.tooltip(ui.ctx(), model));
    };
    if response.on_hover_cursor(CursorIcon::PointingHand).on_hover_ui(tooltip).clicked() {
        out.act(Action::Header);
    }
}
