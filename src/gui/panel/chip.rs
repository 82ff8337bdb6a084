//! The chip behind the move that is shown: as wide as its text, with a bar at its left.

use egui::{CornerRadius, Rect, Ui, pos2, vec2};

use crate::gui::style::theme::{Colors, text};

/// From the edge of a move's ground to its text.
pub const PADDING: f32 = 6.0;
/// Width of the bar.
const BAR: f32 = 3.0;
/// Height of the chip, as a share of the size of its letters.
const HEIGHT: f32 = 1.5;
const RADIUS: u8 = 6;

/// The ground of a move of this width at the left of its cell, with letters of `scale` times their usual size.
pub fn around(width: f32, scale: f32, cell: Rect) -> Rect {
    let size = vec2(width + 2.0 * PADDING, (HEIGHT * scale * text::BODY).min(cell.height()));
    Rect::from_min_size(pos2(cell.left(), cell.center().y - size.y / 2.0), size)
}

/// Paints the chip, or the ground under the pointer.
pub fn paint_ground(ui: &Ui, ground: Rect, is_shown: bool, is_pointed: bool) {
    let colors = Colors::of(ui);
    let radius = CornerRadius::same(RADIUS);
    if is_shown {
        ui.painter().rect_filled(ground, radius, colors.accent_soft);
        let bar = Rect::from_min_size(ground.min, vec2(BAR, ground.height()));
        let painter = ui.painter().with_clip_rect(bar.intersect(ui.clip_rect()));
        painter.rect_filled(ground, radius, colors.accent);
    } else if is_pointed {
        ui.painter().rect_filled(ground, radius, colors.button[1]);
    }
}
