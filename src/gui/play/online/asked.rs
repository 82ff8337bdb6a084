//! Asks the guest to accept the host's terms.

use egui::{Align, Label, Layout, Ui, vec2};

use super::WIDTH;
use crate::app::catalogue::{tr, tr_args};
use crate::app::message::Message;
use crate::app::online::{OnlineAction, peer_name, terms_in_words};
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::form;
use crate::gui::style::theme::Theme;
use crate::online::Terms;

/// Shows the terms.
pub fn show(ui: &Ui, theme: Theme, name: &str, terms: &Terms, out: &mut Vec<Message>) {
    let answers =
        [Answer::primary_message("button-play", Message::Online(OnlineAction::Accept)), Answer::cancel()];
    let title = tr("online-asked-title");
    let frame = Frame::kept(&title, WIDTH);
    frame.show(ui, theme, out, &answers, |ui, _| {
        ui.label(tr_args("online-asked-text", &[("name", peer_name(name).into())]));
        for (row, words) in terms_in_words(terms) {
            form::row(ui, &row.to_string(), |ui| {
                // In the middle of the line, as its name is.
                let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
                ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
                    ui.set_min_height(line.y);
                    ui.add(Label::new(words.to_string()).wrap());
                });
            });
        }
    });
}
