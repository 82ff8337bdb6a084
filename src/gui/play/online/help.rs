//! The page that tells how to play on-line: the whole way, and what to do when it does not connect.

use egui::{Label, RichText, Ui};

use crate::app::catalogue::tr;
use crate::app::message::Message;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::{Theme, space, text};
use crate::gui::style::widgets;

/// The steps, in order.
const STEPS: [&str; 5] =
    ["online-help-invite", "online-help-send", "online-help-join", "online-help-play", "online-help-again"];

/// The keys of headings and of what stands below them.
const SECTIONS: [(&str, &str); 4] = [
    ("online-help-cut-title", "online-help-cut"),
    ("online-help-trouble-title", "online-help-trouble"),
    ("online-help-fair-title", "online-help-fair"),
    ("online-help-tested-title", "online-help-tested"),
];

/// Shows it.
pub fn show(ui: &Ui, theme: Theme, out: &mut Vec<Message>) {
    Frame::new(&tr("online-help-title"), 560.0).show(ui, theme, out, &[Answer::close()], |ui, _| {
        for key in STEPS {
            words_ui(ui, &tr(key));
        }
        for (heading, body) in SECTIONS {
            widgets::section(ui, &tr(heading));
            words_ui(ui, &tr(body));
        }
    });
}

fn words_ui(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).size(text::BODY)).wrap());
    ui.add_space(space::XS);
}
