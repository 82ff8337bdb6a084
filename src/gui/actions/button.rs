//! A button for an action.

use egui::{Response, Ui, Vec2};

use super::Action;
use crate::app::model::Model;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::Theme;
use crate::gui::style::widgets;

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
    let response = widgets::icon_button(ui, theme, icon, &action.name_now(model), size, is_enabled);
    // Made only when it is shown.
    let tooltip = |ui: &mut Ui| drop(ui.label(action.tooltip(ui.ctx(), model)));
    response.on_hover_ui(tooltip).on_disabled_hover_ui(tooltip)
}
