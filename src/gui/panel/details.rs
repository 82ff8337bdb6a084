//! The details beside the moves of a game being played, if the settings have them: the time of each move as bars, how far
//! the game kept to the opening book.

use egui::{Rect, RichText, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::game::Details;
use crate::gui::style::theme::{Colors, LINE, Theme, text};
use crate::gui::style::widgets;
use crate::sides::Color;

/// Height of the bars.
const BARS: f32 = 48.0;
/// The widest a bar gets, with the gap to the next one.
const WIDEST: f32 = 8.0;

/// Draws the details.
pub fn show(ui: &mut Ui, details: &Details) {
    if !details.times.is_empty() {
        bars_ui(ui, details);
    }
    if let Some(book) = &details.book {
        widgets::elided(ui, RichText::new(book.to_string()).size(text::SECONDARY).weak());
    }
}

/// The time of each move: White's upwards from a line, Black's downwards. The longest one fills its half.
fn bars_ui(ui: &mut Ui, details: &Details) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BARS), Sense::hover());
    let most = details.times.iter().map(|(_, time)| *time).fold(1.0, f32::max);
    let rounds = details.times.len().div_ceil(2).max(1);
    let step = (rect.width() / rounds as f32).min(WIDEST);
    let (painter, colors) = (ui.painter(), Colors::of(ui));
    for (index, &(color, time)) in details.times.iter().enumerate() {
        let left = rect.left() + (index / 2) as f32 * step;
        let height = (time / most * (BARS / 2.0 - 1.0)).max(1.0);
        let end = rect.center().y + if color == Color::White { -height } else { height };
        let bar = Rect::from_two_pos(pos2(left, rect.center().y), pos2(left + 0.75 * step, end));
        painter.rect(
            bar,
            0.0,
            Theme::of(ui).board().side(color),
            Stroke::new(0.5, colors.weak),
            egui::StrokeKind::Inside,
        );
    }
    painter.hline(rect.x_range(), rect.center().y, Stroke::new(LINE, colors.line));
    let name = details.times_words().to_string();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
}
