//! The chip behind the move that is shown: as wide as its text, with a bar at its left.

use egui::{Color32, CornerRadius, FontId, Pos2, Rect, Ui, pos2, vec2};

use crate::gui::style::theme::{Colors, medium, text};

/// From the edge of a move's ground to its text.
pub const PADDING: f32 = 6.0;
/// Width of the bar.
const BAR: f32 = 3.0;
/// Height of the chip, as a share of the size of its letters.
const HEIGHT: f32 = 1.5;
const RADIUS: u8 = 6;

/// The ground of a move at the left of its cell.
pub fn ground(ui: &Ui, words: &str, is_shown: bool, cell: Rect) -> Rect {
    let width = galley(ui, words, is_shown).size().x + 2.0 * PADDING;
    let height = (HEIGHT * text::BODY).min(cell.height());
    let left = pos2(cell.left(), cell.center().y - height / 2.0);
    Rect::from_min_size(left, vec2(width.min(cell.width()), height))
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

/// Paints a move on its ground.
pub fn paint(ui: &Ui, words: &str, ground: Rect, is_shown: bool, is_pointed: bool) {
    paint_ground(ui, ground, is_shown, is_pointed);
    let galley = galley(ui, words, is_shown);
    let at: Pos2 = pos2(ground.left() + PADDING, ground.center().y - galley.size().y / 2.0);
    ui.painter().with_clip_rect(ground.intersect(ui.clip_rect())).galley(at, galley, Colors::of(ui).text);
}

fn galley(ui: &Ui, words: &str, is_shown: bool) -> std::sync::Arc<egui::Galley> {
    let font = if is_shown { medium(text::BODY) } else { FontId::proportional(text::BODY) };
    ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER)
}
