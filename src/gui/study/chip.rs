//! The score of a line on the colour of the side that is better.

use egui::{Align2, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::app::view::LineView;
use crate::gui::style::theme::{LINE, Theme, text};
use crate::sides::Color;

/// Size of a chip.
pub const SIZE: egui::Vec2 = vec2(54.0, 20.0);
const RADIUS: f32 = 4.0;

/// Draws it.
pub fn show(ui: &Ui, theme: Theme, rect: Rect, line: &LineView) {
    let score = &line.score;
    let side = if score.favors_white { Color::White } else { Color::Black };
    let [ground, ink] = [side, !side].map(|color| theme.board().side(color));
    let edge = Stroke::new(LINE, theme.colors().weak);
    ui.painter().rect(rect, RADIUS, ground, edge, StrokeKind::Inside);
    let font = FontId::proportional(text::SECONDARY + 1.0);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, &score.short, font, ink);
    let response = ui.interact(rect, ui.scope_id().with(("score", rect.min.y as i32)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &score.full));
    response.on_hover_ui(|ui| drop(ui.label(line.explanation())));
}
