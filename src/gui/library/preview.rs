//! The selected game on a board beside the list.

use egui::text::LayoutJob;
use egui::{Align, FontId, Rect, Role, Sense, Ui, WidgetInfo};

use crate::app::model::Model;
use crate::app::text::tr;
use crate::gui::board::BoardState;
use crate::gui::style::theme::{Colors, Theme, space, text};

/// Height of two lines below the board.
const LINES: f32 = 40.0;

/// Draws the board at the top of `place`, and the move shown below the board.
pub(super) fn preview_ui(ui: &Ui, model: &Model, board: &mut BoardState, place: Rect) {
    let Some((view, line)) = model.preview() else { return };
    let height = (place.width() * 1.1).min(place.height() - LINES);
    let (at, below) = place.split_top_bottom_at_y(place.top() + height);
    board.paint_diagram(ui.painter(), Theme::of(ui), &view, at.shrink(space::XS));
    let response = ui.interact(at, ui.scope_id().with("preview"), Sense::hover());
    let name = tr!("games-preview", position = &line);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let font = FontId::proportional(text::BODY);
    let mut job = LayoutJob::simple(line, font, Colors::of(ui).weak, below.width());
    job.halign = Align::Center;
    ui.painter().galley(below.center_top(), ui.painter().layout_job(job), Colors::of(ui).weak);
}
