//! The help page on online play: the whole way in five pictures, and help for connections that fail.

use egui::{Label, RichText, Sense, Ui, vec2};

use super::pictures::{self, Step};
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::form;
use crate::gui::style::theme::{Colors, space, text};

/// The steps, in order.
const STEPS: [(Step, &str); 5] = [
    (Step::Invite, "online-help-invite"),
    (Step::Send, "online-help-send"),
    (Step::Join, "online-help-join"),
    (Step::Play, "online-help-play"),
    (Step::Again, "online-help-again"),
];

/// The keys of titles and texts.
const SECTIONS: [(&str, &str); 3] = [
    ("online-help-cut-title", "online-help-cut"),
    ("online-help-trouble-title", "online-help-trouble"),
    ("online-help-fair-title", "online-help-fair"),
];

/// Shows the page.
pub fn show(ui: &Ui, out: &mut Out) {
    Frame::new(tr("online-help-title"), 560.0).show(ui, out, &[Answer::close()], |ui, _| {
        // The words keep away from the bar that scrolls.
        ui.set_max_width(ui.available_width() - space::S);
        for (step, key) in STEPS {
            ui.horizontal_top(|ui| {
                let (place, _) = ui.allocate_exact_size(pictures::SIZE, Sense::hover());
                pictures::paint(ui.painter(), place, Colors::of(ui), step);
                let room = vec2(ui.available_width(), pictures::SIZE.y);
                ui.allocate_ui(room, |ui| words_ui(ui, &tr(key)));
            });
        }
        for (heading, body) in SECTIONS {
            form::section(ui, &tr(heading));
            words_ui(ui, &tr(body));
            ui.add_space(space::XS);
        }
    });
}

fn words_ui(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).size(text::BODY)).wrap());
}
