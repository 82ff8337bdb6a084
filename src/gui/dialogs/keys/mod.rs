//! The page of keys: what each does, and for each action a place to choose others.

mod asking;
mod columns;
mod row;

use egui::{RichText, Ui};

use self::asking::Asking;
use self::columns::columns_ui;
use super::frame::{Answer, Frame};
use crate::app::catalogue::tr;
use crate::app::message::Message;
use crate::app::settings::Settings;
use crate::gui::actions::{Action, Group};
use crate::gui::style::theme::Theme;
use crate::gui::style::widgets;

/// Keys that belong to the board or to dialogs rather than to an action: what they do, and their names.
const OTHERS: [(&str, &str); 16] = [
    ("keys-cursor", "keys-cursor-keys"),
    ("keys-diagonal", "keys-diagonal-keys"),
    ("keys-jump", "keys-jump-keys"),
    ("keys-stops", "keys-stops-keys"),
    ("keys-pick", "keys-pick-keys"),
    ("keys-type", "keys-type-keys"),
    ("keys-describe", "keys-describe-keys"),
    ("keys-promote", "keys-promote-keys"),
    ("keys-ahead", "keys-ahead-keys"),
    ("keys-confirm", "keys-confirm-keys"),
    ("keys-draw", "keys-draw-keys"),
    ("keys-draw-color", "keys-draw-color-keys"),
    ("keys-wheel", "keys-wheel-keys"),
    ("keys-letters", "keys-letters-keys"),
    ("keys-erase", "keys-erase-keys"),
    ("keys-escape", "keys-escape-keys"),
];

/// What the page remembers: the key that is being chosen.
#[derive(Default)]
pub struct KeysPage {
    asking: Option<Asking>,
}

impl KeysPage {
    /// Nothing is being chosen any more.
    pub fn stop(&mut self) {
        self.asking = None;
    }

    /// Shows it.
    pub fn show(&mut self, ui: &Ui, theme: Theme, settings: &Settings, out: &mut Vec<Message>) {
        // Before the dialog takes Enter and Escape for itself.
        asking::listen(&mut self.asking, ui, settings, out);
        let usual = Action::all().map(|action| action.choice(action.usual_keys())).collect();
        let is_chosen = Action::all().any(|action| action.has_chosen_keys(settings));
        let reset = Answer::message("keys-reset-all", Message::ChooseKeys(usual))
            .only_if(is_chosen, "why-standard-keys");
        let title = tr("keys-title");
        let frame = Frame { keeps_open: self.asking.is_some(), ..Frame::new(&title, 560.0) };
        frame.show(ui, theme, out, &[Answer::close(), reset], |ui, out| {
            widgets::hint(ui, tr("keys-hint"));
            for group in Group::ALL {
                widgets::section(ui, &tr(group.text()));
                for action in Action::all().filter(|action| action.group() == group) {
                    row::show(ui, theme, settings, action, &mut self.asking, out);
                }
            }
            widgets::section(ui, &tr("keys-board"));
            for (what, keys) in OTHERS {
                fixed_ui(ui, &tr(what), &tr(keys));
            }
        });
    }
}

/// What is done, and in a column of its own by which keys.
fn fixed_ui(ui: &mut Ui, what: &str, keys: &str) {
    columns_ui(ui, what, |ui| {
        widgets::elided(ui, RichText::new(keys).weak());
    });
}
