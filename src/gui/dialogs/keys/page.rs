//! The page of keyboard shortcuts, on which the player can choose other keys.

use egui::{Align, Button, Label, Layout, RichText, Ui, vec2};

use super::asking::{self, Asking, State};
use crate::app::model::{Message, Model};
use crate::app::settings::Settings;
use crate::app::text::tr;
use crate::gui::actions::{Action, Group, Out, refusal, shortcut_text};
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::form::{self, Search};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{space, text};
use crate::gui::style::widgets::{self, NameTip as _};

/// Actions of any screen that are shown at the top with those of the screen on which the page opens.
const ANYWHERE: [Action; 5] = [Action::New, Action::Open, Action::Save, Action::Flip, Action::Keys];

/// Whether an action would do something on the screen behind the page.
fn is_of_screen(action: Action, model: &Model) -> bool {
    let is_own = matches!(action.group(), Group::Game | Group::Replay | Group::Annotate);
    let has_key = !action.keys(model.settings()).is_empty();
    (is_own || ANYWHERE.contains(&action)) && has_key && action.is_enabled(model)
}

/// Fixed keys of the board and of dialogs: the keys of the texts for their effects and for their names.
const OTHERS: [(&str, &str); 17] = [
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
    ("keys-menu", "keys-menu-keys"),
    ("keys-escape", "keys-escape-keys"),
];

/// The state of the page.
#[derive(Default)]
pub struct KeysPage {
    /// The key being chosen.
    asking: Option<Asking>,
    /// The words searched for.
    search: Search,
}

impl KeysPage {
    pub fn show(&mut self, ui: &Ui, model: &Model, out: &mut Out) {
        let settings = model.settings();
        // Before the dialog takes Enter and Escape for itself.
        asking::listen(&mut self.asking, ui, settings, out);
        let is_chosen = Action::all().any(|action| action.has_chosen_keys(settings));
        let usual = Message::set(settings, |settings| {
            Action::all().for_each(|action| action.choose_keys(action.usual_keys(), settings));
        });
        let reset = Answer::plain("keys-reset-all", usual).only_if(is_chosen, "why-standard-keys");
        let frame =
            Frame { keeps_open: self.asking.is_some(), is_long: true, ..Frame::new(tr("keys-title"), 560.0) };
        frame.show(ui, out, &[Answer::close(), reset], |ui, out| {
            let width = ui.available_width() - space::L;
            self.search.show(ui, &tr("keys-filter"), width);
            rows_ui(ui, model, &self.search, &mut self.asking, out);
        });
    }
}

/// The rows that the search finds, without it all of them behind those of the screen at hand.
pub fn rows_ui(ui: &mut Ui, model: &Model, search: &Search, asking: &mut Option<Asking>, out: &mut Out) {
    let settings = model.settings();
    if !search.is_on() {
        form::section(ui, &tr("keys-here"));
        for action in Action::all().filter(|action| is_of_screen(*action, model)) {
            fixed_ui(ui, &action.name(), &keys(ui, settings, action));
        }
        ui.add_space(space::S);
        widgets::hint(ui, tr("keys-hint"));
    }
    for group in Group::ALL {
        let is_listed = |action: &Action| action.group() == group && is_found(ui, settings, search, *action);
        let actions: Vec<Action> = Action::all().filter(is_listed).collect();
        if !actions.is_empty() {
            form::section(ui, &tr(group.key()));
        }
        for action in actions {
            row_ui(ui, settings, action, asking, out);
        }
    }
    let others: Vec<_> = others(search).collect();
    if !others.is_empty() {
        form::section(ui, &tr("keys-board"));
    }
    for (what, keys) in others {
        fixed_ui(ui, &what, &keys);
    }
}

/// Whether the search finds any row.
pub fn are_found(ui: &Ui, settings: &Settings, search: &Search) -> bool {
    Action::all().any(|action| is_found(ui, settings, search, action)) || others(search).next().is_some()
}

/// Whether the search finds an action by its name and keys.
fn is_found(ui: &Ui, settings: &Settings, search: &Search, action: Action) -> bool {
    search.finds(&(action.name() + " " + &keys(ui, settings, action)))
}

/// The fixed keys that the search finds, with their effects.
fn others(search: &Search) -> impl Iterator<Item = (String, String)> {
    let all = OTHERS.into_iter().map(|(what, keys)| (tr(what), tr(keys)));
    all.filter(|(what, keys)| search.finds(what) || search.finds(keys))
}

/// The keys of an action, in words.
fn keys(ui: &Ui, settings: &Settings, action: Action) -> String {
    let keys = action.keys(settings);
    let names: Vec<String> = keys.iter().map(|key| shortcut_text(ui.ctx(), key)).collect();
    names.join(", ")
}

/// A row without buttons: an effect and its keys.
fn fixed_ui(ui: &mut Ui, what: &str, keys: &str) {
    columns_ui(ui, what, |ui| {
        widgets::elided(ui, RichText::new(keys).weak());
    });
}

/// A name in the left half, its keys in the right one.
fn columns_ui(ui: &mut Ui, what: &str, add_keys: impl FnOnce(&mut Ui)) {
    let half = ui.available_width() / 2.0;
    ui.horizontal(|ui| {
        let column = vec2(half, text::BODY + space::S);
        ui.allocate_ui_with_layout(column, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(half);
            ui.add(Label::new(what).truncate());
        });
        // Keys wrap where the row is too narrow.
        let rest = vec2(ui.available_width(), column.y);
        ui.allocate_ui_with_layout(rest, Layout::left_to_right(Align::Center).with_main_wrap(true), add_keys);
    });
}

/// Side of the small buttons, and height of a key.
const SIDE: f32 = 24.0;

/// Shows an action: its keys as buttons, buttons for a further key and for the usual keys, and below them an open
/// choice of a key.
fn row_ui(ui: &mut Ui, settings: &Settings, action: Action, asking: &mut Option<Asking>, out: &mut Out) {
    let name = action.name();
    let keys = action.keys(settings);
    columns_ui(ui, &name, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (slot, key) in keys.iter().enumerate() {
            let text = shortcut_text(ui.ctx(), key);
            let is_this = |asking: &Asking| (asking.action, asking.slot) == (action, slot);
            let is_asked = asking.as_ref().is_some_and(is_this);
            let button = Button::new(text.as_str()).small().min_size(vec2(0.0, SIDE)).selected(is_asked);
            let change = tr!("keys-change", key = &text, action = &name);
            // The keys of the clipboard are the system's.
            let why_not = refusal(key).map(|why| tr!(why, key = &text));
            let response = widgets::usable(ui, why_not, |ui| ui.add(button));
            if response.accessible_name(change).clicked() {
                *asking = Some(Asking { action, slot, state: State::Listening });
            }
        }
        let more = tr!("keys-another", action = &name);
        if small_button(ui, Icon::Plus, &more) {
            *asking = Some(Asking { action, slot: keys.len(), state: State::Listening });
        }
        let usual = tr!("keys-usual", action = &name);
        if action.has_chosen_keys(settings) && small_button(ui, Icon::TakeBack, &usual) {
            *asking = None;
            out.push(Message::set(settings, |settings| action.choose_keys(action.usual_keys(), settings)));
        }
    });
    asking::show(ui, settings, action, asking, out);
}

fn small_button(ui: &mut Ui, icon: Icon, name: &str) -> bool {
    widgets::icon_button(ui, icon, name, vec2(SIDE, SIDE), true).name_tip(name).clicked()
}
