//! Pages to read: about the program, and how to play without seeing the board.

use egui::{Label, RichText, Ui};

use super::frame::{Answer, Frame};
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::style::theme::{space, text};
use crate::gui::style::{form, widgets};

pub fn about(ui: &Ui, out: &mut Out) {
    Frame::new(tr("about-title"), 400.0).show(ui, out, &[Answer::close()], |ui, _| {
        let version = tr!("about-version", version = env!("CARGO_PKG_VERSION"));
        ui.label(RichText::new(version).size(text::BODY));
        ui.label(tr("about-text"));
        widgets::hint(ui, tr("about-licence"));
    });
}

/// The keys of titles and texts.
const SECTIONS: [(&str, &str); 7] = [
    ("blind-start-title", "blind-start"),
    ("blind-board-title", "blind-board"),
    ("blind-cells-title", "blind-cells"),
    ("blind-moves-title", "blind-moves"),
    ("blind-list-title", "blind-list"),
    ("blind-clock-title", "blind-clock"),
    ("blind-help-title", "blind-help"),
];

pub fn blind(ui: &Ui, out: &mut Out) {
    Frame::new(tr("blind-title"), 560.0).show(ui, out, &[Answer::close()], |ui, _| {
        for (heading, body) in SECTIONS {
            form::section(ui, &tr(heading));
            ui.add(Label::new(RichText::new(tr(body)).size(text::BODY)).wrap());
            ui.add_space(space::XS);
        }
    });
}
