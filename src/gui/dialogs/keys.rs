//! The page of keys.

use egui::{Grid, RichText, Ui};

use super::super::actions::{Action, Group, shortcut_text};
use super::super::theme::{Theme, space};
use super::super::widgets;
use super::frame::{Answer, Frame};
use crate::app::catalogue::tr;
use crate::app::message::Message;

/// Keys that belong to the board or to dialogs rather than to an action: what they do, and their names.
const OTHERS: [(&str, &str); 5] = [
    ("keys-cursor", "keys-cursor-keys"),
    ("keys-pick", "keys-pick-keys"),
    ("keys-promote", "keys-promote-keys"),
    ("keys-wheel", "keys-wheel-keys"),
    ("keys-escape", "keys-escape-keys"),
];

/// Shows it.
pub fn show(ui: &Ui, theme: &Theme, out: &mut Vec<Message>) {
    Frame::new(&tr("keys-title"), 520.0).show(ui, theme, out, &[Answer::close()], |ui, _| {
        widgets::section(ui, &tr("keys-board"));
        grid(ui, "board", OTHERS.iter().map(|(what, keys)| (tr(what), tr(keys))));
        for group in Group::ALL {
            let ctx = ui.ctx().clone();
            let rows = Action::all().filter(|action| action.group() == group && !action.keys().is_empty());
            widgets::section(ui, &tr(group.text()));
            grid(ui, group.text(), rows.map(|action| (action.name(), key_list(&ctx, action))));
        }
    });
}

fn grid(ui: &mut Ui, id: &str, rows: impl Iterator<Item = (String, String)>) {
    let width = ui.available_width();
    Grid::new(id).num_columns(2).min_col_width(width * 0.5).spacing([space::M, space::XS]).show(ui, |ui| {
        for (what, keys) in rows {
            ui.label(what);
            ui.label(RichText::new(keys).weak());
            ui.end_row();
        }
    });
}

fn key_list(ctx: &egui::Context, action: Action) -> String {
    let keys: Vec<_> = action.keys().iter().map(|shortcut| shortcut_text(ctx, shortcut)).collect();
    keys.join(", ")
}
