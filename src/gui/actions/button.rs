//! A button for an action.

use egui::{Response, Sense, Ui, Vec2, WidgetInfo};

use super::Action;
use crate::app::model::Model;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{RADIUS, Theme};

/// Side of the icon in it.
const ICON: f32 = 20.0;

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
