//! What screen readers say by themselves: the move that has been made, or is shown now.

use egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, accesskit};

use crate::app::model::Model;

/// Adds a node that nobody sees. Screen readers say its text whenever it changes. Costs nothing while none listens.
pub fn show(ui: &Ui, model: &Model) {
    let Some(text) = &model.announcement().text else { return };
    let place = Rect::from_min_size(ui.max_rect().left_top(), egui::Vec2::ZERO);
    // The same text said again is another node: it would not be said otherwise.
    let id = Id::unique("announcer").with(model.announcement().number);
    let response = ui.interact(place, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text.to_string()));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(accesskit::Live::Polite));
}
