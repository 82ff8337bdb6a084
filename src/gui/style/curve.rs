//! The curve of a rating.

use egui::{FontId, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2};

use super::theme::{Colors, LINE, THICK, space, text};
use crate::app::text::tr;

/// Half of the smallest range of ratings that the curve shows.
const RANGE: f32 = 60.0;
/// Radius of the dot at its end.
const DOT: f32 = 4.0;

/// Draws the curve through these ratings, if there are any, over a line at the rating that the person began with.
pub fn curve_ui(ui: &mut Ui, start: u16, ratings: &[u16], size: Vec2) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if ratings.is_empty() {
        return;
    }
    let start = f32::from(start);
    let ratings: Vec<f32> = ratings.iter().map(|&rating| f32::from(rating)).collect();
    let (low, high) =
        (ratings.iter().copied().fold(start, f32::min), ratings.iter().copied().fold(start, f32::max));
    let name = tr!("puzzle-curve", low = low as u64, high = high as u64);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    response.on_hover_text(name);
    let middle = f32::midpoint(low, high);
    let (low, high) = (low.min(middle - RANGE), high.max(middle + RANGE));
    let (painter, colors) = (ui.painter(), Colors::of(ui));
    let font = FontId::proportional(text::SECONDARY);
    let label = painter.layout_no_wrap(start.round().to_string(), font, colors.weak);
    let place = rect.shrink(DOT);
    let place = place.with_min_x(place.left() + label.size().x + space::XS);
    let height = |rating: f32| place.bottom() - (rating - low) / (high - low) * place.height();
    let step = place.width() / (ratings.len().max(2) - 1) as f32;
    painter.hline(place.x_range(), height(start), Stroke::new(LINE, colors.line));
    let top = (height(start) - label.size().y / 2.0).clamp(rect.top(), rect.bottom() - label.size().y);
    painter.galley(pos2(rect.left(), top), label, colors.weak);
    let points: Vec<_> = ratings
        .iter()
        .enumerate()
        .map(|(at, &rating)| pos2(place.left() + at as f32 * step, height(rating)))
        .collect();
    if let Some(&end) = points.last() {
        painter.circle_filled(end, DOT, colors.accent);
    }
    painter.add(Shape::line(points, Stroke::new(THICK, colors.accent)));
}
