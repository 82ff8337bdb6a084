//! The two columns of the page of keys.

use egui::{Align, Label, Layout, Ui, vec2};

use crate::gui::style::theme::{space, text};

/// A name in the left half, its keys in the right one.
pub fn columns_ui(ui: &mut Ui, what: &str, add_keys: impl FnOnce(&mut Ui)) {
    let half = ui.available_width() / 2.0;
    ui.horizontal(|ui| {
        let column = vec2(half, text::BODY + space::S);
        ui.allocate_ui_with_layout(column, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(half);
            ui.add(Label::new(what).truncate());
        });
        // Keys for which there is no room go below each other.
        let rest = vec2(ui.available_width(), column.y);
        ui.allocate_ui_with_layout(rest, Layout::left_to_right(Align::Center).with_main_wrap(true), add_keys);
    });
}
