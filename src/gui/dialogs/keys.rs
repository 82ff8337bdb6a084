//! The page of keys.

use egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::frame::{Answer, Frame};
use crate::app::catalogue::tr;
use crate::app::message::Message;
use crate::gui::actions::{Action, Group};
use crate::gui::style::theme::{Theme, space, text};
use crate::gui::style::widgets;

/// Keys that belong to the board or to dialogs rather than to an action: what they do, and their names.
const OTHERS: [(&str, &str); 10] = [
    ("keys-cursor", "keys-cursor-keys"),
    ("keys-pick", "keys-pick-keys"),
    ("keys-describe", "keys-describe-keys"),
    ("keys-promote", "keys-promote-keys"),
    ("keys-draw", "keys-draw-keys"),
    ("keys-draw-color", "keys-draw-color-keys"),
    ("keys-wheel", "keys-wheel-keys"),
    ("keys-letters", "keys-letters-keys"),
    ("keys-erase", "keys-erase-keys"),
    ("keys-escape", "keys-escape-keys"),
];

/// Shows it.
pub fn show(ui: &Ui, theme: Theme, out: &mut Vec<Message>) {
    Frame::new(&tr("keys-title"), 520.0).show(ui, theme, out, &[Answer::close()], |ui, _| {
        let ctx = ui.ctx().clone();
        widgets::section(ui, &tr("keys-board"));
        for (what, keys) in OTHERS {
            row_ui(ui, &tr(what), &tr(keys));
        }
        for group in Group::ALL {
            widgets::section(ui, &tr(group.text()));
            for action in Action::all().filter(|action| action.group() == group && !action.keys().is_empty())
            {
                row_ui(ui, &action.name(), &action.key_list(&ctx));
            }
        }
    });
}

/// What is done, and in a column of its own by which keys.
fn row_ui(ui: &mut Ui, what: &str, keys: &str) {
    let half = ui.available_width() / 2.0;
    ui.horizontal(|ui| {
        let column = vec2(half, text::BODY + space::XS);
        ui.allocate_ui_with_layout(column, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(half);
            ui.add(Label::new(what).truncate());
        });
        widgets::elided(ui, RichText::new(keys).weak());
    });
}
