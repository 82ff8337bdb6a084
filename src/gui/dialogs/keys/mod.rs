//! The page of keyboard shortcuts, on which the player can choose other keys.

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
use crate::gui::actions::{Action, Group, shortcut_text};
use crate::gui::style::theme::{Theme, space};
use crate::gui::style::widgets;

/// The actions that a player needs first, shown at the top.
const FIRST: [Action; 10] = [
    Action::New,
    Action::TakeBack,
    Action::Hint,
    Action::Previous,
    Action::Next,
    Action::Last,
    Action::Flip,
    Action::Open,
    Action::Save,
    Action::Keys,
];

/// Keys of the board and of dialogs, which no action has: the keys of the texts for what they do and for their names.
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

/// The state of the page.
#[derive(Default)]
pub struct KeysPage {
    /// The key being chosen.
    asking: Option<Asking>,
}

impl KeysPage {
    /// Cancels the choice of a key.
    pub fn stop(&mut self) {
        self.asking = None;
    }

    /// Shows the page.
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
            widgets::section(ui, &tr("keys-first"));
            for action in FIRST {
                let keys = action.keys(settings);
                let names: Vec<String> = keys.iter().map(|key| shortcut_text(ui.ctx(), key)).collect();
                fixed_ui(ui, &action.name(), &names.join(", "));
            }
            ui.add_space(space::S);
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

/// A row without buttons: what is done, and by which keys.
fn fixed_ui(ui: &mut Ui, what: &str, keys: &str) {
    columns_ui(ui, what, |ui| {
        widgets::elided(ui, RichText::new(keys).weak());
    });
}
