//! The rows of buttons below the moves.

use egui::{Button, Ui, Vec2, vec2};

use crate::app::model::Model;
use crate::gui::actions::{Action, icon_button};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::Theme;

/// Minimum size of a button: six fit side by side into the narrowest panel.
const BUTTON: Vec2 = vec2(32.0, 32.0);

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

/// A button for an action on the whole game: as wide as the panel, and shown only while the action is possible.
pub fn wide_ui(ui: &mut Ui, model: &Model, action: Action, actions: &mut Vec<Action>) {
    let size = vec2(ui.available_width(), BUTTON.y);
    if ui.add_sized(size, Button::new(action.name_now(model))).clicked() {
        actions.push(action);
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
