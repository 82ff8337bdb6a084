//! The lines of the analysis, above the moves: a row for the switch, and one for each line. Rows stand where they are
//! whether something stands in them or not.

use egui::{
    Align, Align2, Color32, CursorIcon, FontId, Layout, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2,
    vec2,
};

use super::engine_menu;
use crate::app::catalogue::{tr, tr_args};
use crate::app::message::{Message, StudyAction};
use crate::app::model::Model;
use crate::app::view::{AnalysisView, EvalText, LineView};
use crate::gui::actions::{Action, icon_button};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{LINE, Theme, space, text};
use crate::gui::style::widgets;
use crate::sides::Color;

/// Size of the switches.
const SWITCH: egui::Vec2 = vec2(32.0, 28.0);
/// Height of a line.
const ROW: f32 = 24.0;
/// Size of the chip with the score.
const CHIP: egui::Vec2 = vec2(54.0, 20.0);
const CHIP_RADIUS: f32 = 4.0;

/// Draws the switch and the lines.
pub fn show(
    ui: &mut Ui,
    theme: Theme,
    model: &Model,
    view: &AnalysisView,
    actions: &mut Vec<Action>,
    out: &mut Vec<Message>,
) {
    head_ui(ui, theme, model, view, actions, out);
    if view.is_on {
        ui.spacing_mut().item_spacing.y = 0.0;
        for index in 0..view.rows {
            line_ui(ui, theme, index, view.lines.get(index), out);
        }
        ui.spacing_mut().item_spacing.y = space::S;
    }
    ui.separator();
}

/// The switches, and how far the search is; while it is off, what the record says.
fn head_ui(
    ui: &mut Ui,
    theme: Theme,
    model: &Model,
    view: &AnalysisView,
    actions: &mut Vec<Action>,
    out: &mut Vec<Message>,
) {
    let size = vec2(ui.available_width(), SWITCH.y);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        switch_ui(ui, theme, model, Icon::Analyse, Action::Analyse, view.is_on, actions);
        if view.is_on {
            switch_ui(ui, theme, model, Icon::Lock, Action::LockAnalysis, view.is_locked, actions);
        } else if let Some(line) = view.lines.first() {
            let (chip, _) = ui.allocate_exact_size(CHIP, Sense::hover());
            chip_ui(ui, theme, chip, &line.score);
        }
        // The menu takes what it needs, and the words what is left.
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            engine_menu::show(ui, model, actions, out);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| progress_ui(ui, view));
        });
    });
}

/// How far the search is.
fn progress_ui(ui: &mut Ui, view: &AnalysisView) {
    let words = |words: &str| RichText::new(words).size(text::SECONDARY).weak();
    match (view.is_on, view.depth.as_str()) {
        (false, "") => drop(widgets::elided(ui, words(&tr("analysis-off")))),
        (false, depth) => drop(widgets::elided(ui, words(depth))),
        (true, "") => {}
        (true, depth) => {
            let args = [("depth", depth.into()), ("speed", view.speed.as_str().into())];
            widgets::elided(ui, words(&tr_args("analysis-progress", &args))).on_hover_text(&view.nodes);
        }
    }
}

/// A button that stays pressed while what it stands for is on.
fn switch_ui(
    ui: &mut Ui,
    theme: Theme,
    model: &Model,
    icon: Icon,
    action: Action,
    is_on: bool,
    actions: &mut Vec<Action>,
) {
    ui.scope(|ui| {
        if is_on {
            let widgets = &mut ui.visuals_mut().widgets;
            for state in [&mut widgets.inactive, &mut widgets.hovered] {
                state.weak_bg_fill = theme.colors().accent_soft;
            }
        }
        if icon_button(ui, theme, model, icon, action, SWITCH).clicked() {
            actions.push(action);
        }
    });
}

/// One line: its score, and as many of its moves as there is room for. A click on a move adds the line up to it.
fn line_ui(ui: &mut Ui, theme: Theme, index: usize, line: Option<&LineView>, out: &mut Vec<Message>) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let Some(line) = line else { return };
    let chip = Rect::from_min_size(pos2(row.left(), row.center().y - CHIP.y / 2.0), CHIP);
    chip_ui(ui, theme, chip, &line.score);
    let font = FontId::proportional(text::BODY);
    let galley = |ui: &Ui, words: &str| {
        ui.painter().layout_no_wrap(words.to_owned(), font.clone(), Color32::PLACEHOLDER)
    };
    let more = galley(ui, &tr("analysis-more"));
    let mut left = chip.right() + space::S;
    for (number, mv) in line.moves.iter().enumerate() {
        let words = galley(ui, &mv.text);
        let is_last = number + 1 == line.moves.len();
        let room = row.right() - if is_last { 0.0 } else { more.size().x };
        if left + words.size().x > room {
            ui.painter().galley(pos2(left, row.center().y - more.size().y / 2.0), more, theme.colors().weak);
            return;
        }
        let place = Rect::from_min_size(pos2(left, row.top()), vec2(words.size().x, ROW));
        let response = ui.interact(place, ui.scope_id().with(("line", index, number)), Sense::click());
        let args = [("line", (index + 1).into()), ("move", mv.text.as_str().into())];
        let name = tr_args("analysis-add-line", &args);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let colors = theme.colors();
        let is_pointed = response.hovered() || response.has_focus();
        let ink = if is_pointed { colors.accent } else { colors.text };
        ui.painter().galley(pos2(left, row.center().y - words.size().y / 2.0), words, ink);
        if is_pointed {
            let below = row.center().y + text::BODY / 2.0 + 2.0;
            ui.painter().hline(place.x_range(), below, egui::Stroke::new(LINE, ink));
        }
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            out.push(Message::Study(StudyAction::AddLine { line: index, plies: mv.plies }));
        }
        left = place.right() + space::XS + 1.0;
    }
}

/// A score on the colour of the side that is better.
fn chip_ui(ui: &Ui, theme: Theme, rect: Rect, score: &EvalText) {
    let side = if score.favors_white { Color::White } else { Color::Black };
    let [ground, ink] = [side, !side].map(|color| theme.board().side(color));
    let edge = egui::Stroke::new(LINE, theme.colors().weak);
    ui.painter().rect(rect, CHIP_RADIUS, ground, edge, egui::StrokeKind::Inside);
    let font = FontId::proportional(text::SECONDARY + 1.0);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, &score.short, font, ink);
    let response = ui.interact(rect, ui.scope_id().with(("score", rect.min.y as i32)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &score.full));
    response.on_hover_text(&score.full);
}
