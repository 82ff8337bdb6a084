//! The selected game on a board beside the list.

use egui::{Align2, FontId, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::app::catalogue::tr_args;
use crate::app::model::Model;
use crate::gui::board::BoardState;
use crate::gui::style::theme::{Colors, Theme, space, text};

/// Height of the line below the board, and of the hint below the line.
const LINE: f32 = 22.0;

/// Draws the board at the top of `place`, and the move shown below the board.
pub(super) fn preview_ui(ui: &Ui, model: &Model, board: &mut BoardState, place: Rect) {
    let Some((view, line)) = model.preview() else { return };
    let height = (place.width() * 1.1).min(place.height() - LINE);
    let (at, below) = place.split_top_bottom_at_y(place.top() + height);
    board.paint_diagram(ui.painter(), Theme::of(ui), &view, at.shrink(space::XS));
    let response = ui.interact(at, ui.scope_id().with("preview"), Sense::hover());
    let name = tr_args("games-preview", &[("position", line.as_str().into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let line = ui.painter().layout_no_wrap(line, FontId::proportional(text::BODY), Colors::of(ui).weak);
    let at = Align2::CENTER_CENTER
        .align_size_within_rect(line.size(), Rect::from_min_size(below.min, vec2(below.width(), LINE)));
    ui.painter().galley(at.min, line, Colors::of(ui).weak);
}
