//! The rows of buttons below the moves.

use egui::{Button, Response, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::super::actions::Action;
use super::super::icons::{self, Icon};
use super::super::theme::{RADIUS, Theme};
use crate::app::model::Model;

/// Least size of a button: six of them stand side by side in the narrowest panel.
const BUTTON: Vec2 = vec2(32.0, 32.0);
/// Side of the icon in it.
const ICON: f32 = 20.0;

/// First, previous, play, next, last.
pub fn replay_ui(ui: &mut Ui, theme: Theme, model: &Model, actions: &mut Vec<Action>) {
    let play = if model.is_autoplaying() { Icon::Pause } else { Icon::Play };
    let buttons = [
        (Action::First, Icon::First),
        (Action::Previous, Icon::Previous),
        (Action::Autoplay, play),
        (Action::Next, Icon::Next),
        (Action::Last, Icon::Last),
    ];
    row_ui(ui, theme, model, &buttons, actions);
}

/// Takeback, redo, let the computer move, turn the board, draw, resign.
pub fn play_ui(ui: &mut Ui, theme: Theme, model: &Model, actions: &mut Vec<Action>) {
    let buttons = [
        (Action::TakeBack, Icon::TakeBack),
        (Action::Redo, Icon::Redo),
        (Action::MoveNow, Icon::MoveNow),
        (Action::Flip, Icon::Flip),
        (Action::OfferDraw, Icon::Draw),
        (Action::Resign, Icon::Resign),
    ];
    row_ui(ui, theme, model, &buttons, actions);
}

/// Lets a game that was opened unfinished go on: as wide as the panel, and there only as long as it can.
pub fn continue_ui(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let size = vec2(ui.available_width(), BUTTON.y);
    if ui.add_sized(size, Button::new(Action::Continue.name_now(model))).clicked() {
        actions.push(Action::Continue);
    }
}

fn row_ui(ui: &mut Ui, theme: Theme, model: &Model, buttons: &[(Action, Icon)], actions: &mut Vec<Action>) {
    let gap = ui.spacing().item_spacing.x;
    let count = buttons.len() as f32;
    // Buttons share the panel's width.
    let width = ((ui.available_width() + gap) / count - gap).max(BUTTON.x);
    ui.horizontal(|ui| {
        for &(action, icon) in buttons {
            if icon_button(ui, theme, model, icon, action, vec2(width, BUTTON.y)).clicked() {
                actions.push(action);
            }
        }
    });
}

/// A button with an icon; its tooltip tells its name and key.
pub fn icon_button(
    ui: &mut Ui,
    theme: Theme,
    model: &Model,
    icon: Icon,
    action: Action,
    size: Vec2,
) -> Response {
    let is_enabled = action.is_enabled(model);
    let inner = ui.add_enabled_ui(is_enabled, |ui| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let name = action.name_now(model);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, is_enabled, &name));
        let visuals = ui.style().interact(&response);
        ui.painter().rect(rect, RADIUS, visuals.weak_bg_fill, visuals.bg_stroke, egui::StrokeKind::Inside);
        let place = egui::Rect::from_center_size(rect.center(), Vec2::splat(ICON));
        let ink = if is_enabled { theme.colors().text } else { theme.colors().weak.gamma_multiply(0.6) };
        icons::paint(ui.painter(), icon, place, ink);
        let tooltip = action.tooltip(ui.ctx(), model);
        response.on_hover_text(&tooltip).on_disabled_hover_text(tooltip)
    });
    inner.inner
}
