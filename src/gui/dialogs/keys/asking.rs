//! Choosing a key: the next one pressed is taken, unless it cannot be chosen or another action has it.

use egui::{Event, Frame, Key, KeyboardShortcut, Label, Modifiers, RichText, Ui};

use crate::app::model::Message;
use crate::app::settings::Settings;
use crate::app::text::tr;
use crate::gui::actions::{Action, Out, pressed, refusal, shortcut_text};
use crate::gui::style::theme::{Colors, RADIUS, space};
use crate::gui::style::voice;

/// The key being chosen.
pub struct Asking {
    /// The action that gets the key.
    pub action: Action,
    /// Index of the key to replace; the number of keys to add one.
    pub slot: usize,
    /// The progress of the choice.
    pub state: State,
}

/// The progress of the choice.
pub enum State {
    /// A key is to be pressed.
    Listening,
    /// The user pressed a key that cannot be chosen, and must press another one; the catalogue's key of the reason.
    Refused(KeyboardShortcut, &'static str),
    /// The user pressed a key that another action has.
    Taken(KeyboardShortcut, Action),
}

impl Asking {
    /// The keys of the action with `key` in the chosen place. `None` removes the key from that place.
    fn with(&self, key: Option<KeyboardShortcut>, settings: &Settings) -> Vec<KeyboardShortcut> {
        let mut keys = self.action.keys(settings).into_owned();
        match key {
            Some(key) if self.slot < keys.len() => keys[self.slot] = key,
            Some(key) => keys.push(key),
            None if self.slot < keys.len() => drop(keys.remove(self.slot)),
            None => {}
        }
        keys
    }
}

/// Takes the next key press for the choice, before other parts of the window can react to it.
pub fn listen(asking: &mut Option<Asking>, ui: &Ui, settings: &Settings, out: &mut Out) {
    let Some(asked) = asking.as_mut() else { return };
    let escape = KeyboardShortcut::new(Modifiers::NONE, Key::Escape);
    if matches!(asked.state, State::Taken(..)) {
        if ui.input_mut(|input| input.consume_shortcut(&escape)) {
            *asking = None;
        }
        return;
    }
    let mut key = None;
    ui.input_mut(|input| {
        input.events.retain(|event| {
            key = key.or_else(|| pressed(event));
            !matches!(event, Event::Key { .. } | Event::Text(_) | Event::Copy | Event::Cut | Event::Paste(_))
        });
    });
    let Some(key) = key else { return };
    if key == escape {
        *asking = None;
    } else if let Some(why) = refusal(&key) {
        asked.state = State::Refused(key, why);
    } else if let Some(other) = asked.action.other_with_key(&key, settings) {
        asked.state = State::Taken(key, other);
    } else {
        if !asked.action.keys(settings).contains(&key) {
            let keys = asked.with(Some(key), settings);
            out.push(Message::set(settings, |settings| asked.action.choose_keys(&keys, settings)));
        }
        *asking = None;
    }
}

/// Shows the state of the choice below the action's row.
pub fn show(ui: &mut Ui, settings: &Settings, action: Action, asking: &mut Option<Asking>, out: &mut Out) {
    let Some(asked) = asking.as_ref().filter(|asked| asked.action == action) else { return };
    let frame = Frame::new().fill(Colors::of(ui).window).corner_radius(RADIUS).inner_margin(space::S);
    let is_done = frame.show(ui, |ui| {
        ui.take_available_width();
        let words = words(ui, asked);
        voice::say(ui.ctx(), ui.scope_id().with("asking"), &words);
        let ink =
            if matches!(asked.state, State::Listening) { Colors::of(ui).text } else { Colors::of(ui).danger };
        let label = ui.add(Label::new(RichText::new(words).color(ink)).wrap());
        label.scroll_to_me(None);
        ui.horizontal_wrapped(|ui| buttons_ui(ui, asked, settings, out)).inner
    });
    if is_done.inner {
        *asking = None;
    }
}

fn words(ui: &Ui, asked: &Asking) -> String {
    let name = asked.action.name();
    match &asked.state {
        State::Listening => tr!("keys-press", action = name),
        State::Refused(key, why) => tr!(why, key = shortcut_text(ui.ctx(), key)),
        State::Taken(key, other) => {
            tr!("keys-taken", key = shortcut_text(ui.ctx(), key), action = other.name())
        }
    }
}

/// Draws the answers there are; says whether the question is answered.
fn buttons_ui(ui: &mut Ui, asked: &Asking, settings: &Settings, out: &mut Out) -> bool {
    let old = asked.action.keys(settings).get(asked.slot).copied();
    let mut choose = |ui: &mut Ui, text: &str, choices: &[(Action, Vec<KeyboardShortcut>)]| {
        let is_chosen = ui.button(tr(text)).clicked();
        if is_chosen {
            out.push(Message::set(settings, |settings| {
                for (action, keys) in choices {
                    action.choose_keys(keys, settings);
                }
            }));
        }
        is_chosen
    };
    let is_done = if let State::Taken(key, other) = asked.state {
        let theirs = other.keys(settings);
        let own = (asked.action, asked.with(Some(key), settings));
        let swapped = old.is_some_and(|old| {
            let swapped = theirs.iter().map(|kept| if *kept == key { old } else { *kept }).collect();
            choose(ui, "keys-swap", &[own.clone(), (other, swapped)])
        });
        let without = theirs.iter().copied().filter(|kept| *kept != key).collect();
        swapped | choose(ui, "keys-replace", &[own, (other, without)])
    } else {
        old.is_some() && choose(ui, "keys-remove", &[(asked.action, asked.with(None, settings))])
    };
    is_done | ui.button(tr("button-cancel")).clicked()
}
