//! A button for an action.

use egui::{Response, Ui, Vec2};

use super::Action;
use crate::app::model::Model;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::Theme;
use crate::gui::style::widgets;

/// A button with an icon. Its tooltip has its name and key, and why it is greyed, if it is.
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
    let tooltip = |ui: &mut Ui| {
        ui.label(action.tooltip(ui.ctx(), model));
        if let Some(why) = action.why_disabled(model) {
            widgets::hint(ui, why);
        }
    };
    response.on_hover_ui(tooltip).on_disabled_hover_ui(tooltip)
}
