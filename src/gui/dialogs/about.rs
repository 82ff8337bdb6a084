//! What the program is.

use egui::{RichText, Ui};

use super::frame::{Answer, Frame};
use crate::app::catalogue::{tr, tr_args};
use crate::app::message::Message;
use crate::gui::style::theme::{Theme, text};
use crate::gui::style::widgets;

/// Shows it.
pub fn show(ui: &Ui, theme: Theme, out: &mut Vec<Message>) {
    Frame::new(&tr("about-title"), 400.0).show(ui, theme, out, &[Answer::close()], |ui, _| {
        let version = [("version", env!("CARGO_PKG_VERSION").into())];
        ui.label(RichText::new(tr_args("about-version", &version)).size(text::MOVES));
        ui.label(tr("about-text"));
        widgets::hint(ui, tr("about-licence"));
    });
}
