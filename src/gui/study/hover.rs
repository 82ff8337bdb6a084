//! A small board beside a move of a line: the position after it.

use egui::{Response, Sense, Tooltip, vec2};

use crate::app::board_view::BoardView;
use crate::gui::board::BoardState;
use crate::gui::style::theme::Theme;

/// The size of the board.
const SIZE: egui::Vec2 = vec2(160.0, 180.0);

/// Draws it beside `move_response`, at once.
pub fn show(move_response: &Response, theme: Theme, board: &mut BoardState, position: &BoardView) {
    Tooltip::for_widget(move_response).show(|ui| {
        let (rect, _) = ui.allocate_exact_size(SIZE, Sense::hover());
        board.paint_diagram(ui.painter(), theme, position, rect);
    });
}
