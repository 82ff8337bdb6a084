//! Announcements for screen readers: the move that was made, or that is on display.

use egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, accesskit};

use crate::app::model::Model;

/// Adds an invisible node. Screen readers read its text whenever it changes. Costs nothing without a screen reader.
pub fn show(ui: &Ui, model: &Model) {
    let Some(text) = &model.announcement().text else { return };
    let place = Rect::from_min_size(ui.max_rect().left_top(), egui::Vec2::ZERO);
    // A repeated text needs another node, because a screen reader reads only changes.
    let id = Id::unique("announcer").with(model.announcement().number);
    let response = ui.interact(place, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text.to_string()));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(accesskit::Live::Polite));
}
