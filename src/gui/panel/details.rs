//! The details beside the moves of a game being played, if the settings have them: captured pieces, the time of each move
//! as bars, how far the game kept to the opening book.

use egui::{Align2, FontId, Rect, RichText, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::board_view::Armies;
use crate::app::catalogue::tr_args;
use crate::app::view::Details;
use crate::app::words;
use crate::gui::board::BoardState;
use crate::gui::play::tray::{PIECE_SIDE, tray_ui};
use crate::gui::style::theme::{LINE, Theme, space, text};
use crate::gui::style::widgets;
use crate::sides::Color;

/// Height of the bars.
const BARS: f32 = 48.0;
/// The widest a bar gets, with the gap to the next one.
const WIDEST: f32 = 8.0;
/// Room for the lead in material.
const AHEAD: f32 = 36.0;

/// Draws the details.
pub fn show(ui: &mut Ui, theme: Theme, details: &Details, board: &mut BoardState) {
    for color in Color::ALL {
        captured_ui(ui, theme, details, color, board);
    }
    if !details.times.is_empty() {
        bars_ui(ui, theme, details);
    }
    if let Some(book) = &details.book {
        widgets::elided(ui, RichText::new(book.to_string()).size(text::SECONDARY).weak());
    }
}

/// The pieces that a side has captured, and by how much the side is ahead.
fn captured_ui(ui: &mut Ui, theme: Theme, details: &Details, color: Color, board: &mut BoardState) {
    let (captured, ahead) = (&details.captured[color], details.ahead[color]);
    if captured.is_empty() && ahead == 0 {
        return;
    }
    let size = vec2(ui.available_width(), PIECE_SIDE + space::S);
    let (row, response) = ui.allocate_exact_size(size, Sense::hover());
    let place = row.with_max_x(row.right() - AHEAD);
    tray_ui(ui, theme, &mut board.pieces, Armies::Two, captured, place);
    if ahead > 0 {
        let words = tr_args("material-ahead", &[("points", ahead.into())]);
        let font = FontId::proportional(text::BODY);
        ui.painter().text(row.right_center(), Align2::RIGHT_CENTER, words, font, theme.colors().weak);
    }
    let pieces = tr_args("captured-pieces", &[("count", captured.len().into()), ("ahead", ahead.into())]);
    let name = words::labelled(&words::color(color).to_string(), &pieces);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
}

/// The time of each move: White's upwards from a line, Black's downwards. The longest one fills its half.
fn bars_ui(ui: &mut Ui, theme: Theme, details: &Details) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BARS), Sense::hover());
    let most = details.times.iter().map(|(_, time)| *time).fold(1.0, f32::max);
    let rounds = details.times.len().div_ceil(2).max(1);
    let step = (rect.width() / rounds as f32).min(WIDEST);
    let (painter, colors) = (ui.painter(), theme.colors());
    for (index, &(color, time)) in details.times.iter().enumerate() {
        let left = rect.left() + (index / 2) as f32 * step;
        let height = (time / most * (BARS / 2.0 - 1.0)).max(1.0);
        let end = rect.center().y + if color == Color::White { -height } else { height };
        let bar = Rect::from_two_pos(pos2(left, rect.center().y), pos2(left + 0.75 * step, end));
        painter.rect(
            bar,
            0.0,
            theme.board().side(color),
            Stroke::new(0.5, colors.weak),
            egui::StrokeKind::Inside,
        );
    }
    painter.hline(rect.x_range(), rect.center().y, Stroke::new(LINE, colors.line));
    let name = details.times_words().to_string();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
}
