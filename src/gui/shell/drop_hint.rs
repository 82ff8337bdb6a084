//! The hint shown while a file is dragged over the window.

use egui::{Align2, CornerRadius, FontId, Id, LayerId, Order, Rect, Stroke, Ui};

use crate::app::catalogue::tr;
use crate::gui::style::theme::{RADIUS, Theme, text};

/// Says over `field` that a file may be let go there, while one is held over it.
pub fn show(ui: &Ui, theme: Theme, field: Rect) {
    if ui.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let colors = theme.colors();
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::unique("drop hint")));
    let rounding = CornerRadius::same(RADIUS);
    let stroke = Stroke::new(3.0, colors.accent);
    painter.rect(
        field.shrink(2.0),
        rounding,
        colors.window.gamma_multiply(0.8),
        stroke,
        egui::StrokeKind::Inside,
    );
    let font = FontId::proportional(text::NAMES);
    painter.text(field.center(), Align2::CENTER_CENTER, tr("drop-hint"), font, colors.text);
}
