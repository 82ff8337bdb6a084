//! The keys of the actions: the usual ones, or those chosen in the settings.

use std::borrow::Cow;

use egui::{Event, Key, KeyboardShortcut, Modifiers};

use super::Action;
use crate::app::settings::Settings;

/// The modifiers as the settings file has them; the first one is Ctrl, on a Mac Cmd.
const MODIFIERS: [(&str, Modifiers); 4] = [
    ("Command", Modifiers::COMMAND),
    ("Ctrl", Modifiers::CTRL),
    ("Alt", Modifiers::ALT),
    ("Shift", Modifiers::SHIFT),
];

impl Action {
    /// The keys of the action, the one that is shown first. Unreadable or unusable keys in the settings are ignored.
    pub fn keys(self, settings: &Settings) -> Cow<'static, [KeyboardShortcut]> {
        let chosen = settings.keys.of(self.id());
        let keys = chosen.and_then(|texts| texts.into_iter().map(usable_key).collect::<Option<Vec<_>>>());
        keys.map_or(Cow::Borrowed(self.usual_keys()), Cow::Owned)
    }

    /// Whether it has other keys than the usual ones.
    pub fn has_chosen_keys(self, settings: &Settings) -> bool {
        *self.keys(settings) != *self.usual_keys()
    }

    /// Chooses these keys in the settings, which keep them only if they are not the usual ones.
    pub fn choose_keys(self, keys: &[KeyboardShortcut], settings: &mut Settings) {
        let is_usual = keys == self.usual_keys();
        let keys = (!is_usual).then(|| keys.iter().copied().map(to_text).collect());
        settings.keys.choose(self.id(), keys);
    }

    /// The other action that has this key. Two share one by design, for only one of them does something at a time.
    pub fn other_with_key(self, key: &KeyboardShortcut, settings: &Settings) -> Option<Action> {
        let shared = [Self::PlayBest, Self::Autoplay];
        let is_other = |other: &Action| *other != self && !(shared.contains(other) && shared.contains(&self));
        Self::all().filter(is_other).find(|other| other.keys(settings).contains(key))
    }
}

/// Modifier and lock keys, which do nothing when pressed alone.
const HELD: [Key; 10] = [
    Key::ShiftLeft,
    Key::ShiftRight,
    Key::ControlLeft,
    Key::ControlRight,
    Key::AltLeft,
    Key::AltRight,
    Key::SuperLeft,
    Key::SuperRight,
    Key::CapsLock,
    Key::NumLock,
];

/// The reason why a key cannot be chosen for an action, if there is one, as the catalogue's key of its text: the window
/// moves the focus or closes a dialog with it, or the system copies and pastes.
pub fn refusal(key: &KeyboardShortcut) -> Option<&'static str> {
    let is_command = key.modifiers == Modifiers::COMMAND;
    match key.logical_key {
        Key::Escape | Key::Tab => Some("keys-refused-window"),
        Key::C | Key::X | Key::V if is_command => Some("keys-refused-clipboard"),
        Key::Copy | Key::Cut | Key::Paste => Some("keys-refused-clipboard"),
        _ => None,
    }
}

/// The shortcut of a key event. The shortcuts of the clipboard arrive as separate events.
pub fn pressed(event: &Event) -> Option<KeyboardShortcut> {
    let command = |key| Some(KeyboardShortcut::new(Modifiers::COMMAND, key));
    match event {
        Event::Copy => command(Key::C),
        Event::Cut => command(Key::X),
        Event::Paste(_) => command(Key::V),
        Event::Key { key, pressed: true, repeat: false, modifiers, .. } if !HELD.contains(key) => {
            let held = meant(*key, *modifiers);
            let ctrl = held.ctrl && (held.mac_cmd || !held.command);
            Some(KeyboardShortcut::new(Modifiers { ctrl, mac_cmd: false, ..held }, *key))
        }
        _ => None,
    }
}

/// Modifiers that mean something: a question mark or a plus may or may not need Shift, as the keyboard has it.
pub fn meant(key: Key, held: Modifiers) -> Modifiers {
    let is_sign = matches!(key, Key::Questionmark | Key::Plus);
    Modifiers { shift: held.shift && !is_sign, ..held }
}

fn to_text(key: KeyboardShortcut) -> String {
    let held = |modifier: Modifiers| {
        let modifiers = key.modifiers;
        modifier.command && modifiers.command
            || modifier.ctrl && modifiers.ctrl
            || modifier.alt && modifiers.alt
            || modifier.shift && modifiers.shift
    };
    let modifiers = MODIFIERS.iter().filter(|(_, modifier)| held(*modifier)).map(|(name, _)| *name);
    modifiers.chain([key.logical_key.name()]).collect::<Vec<_>>().join("+")
}

fn usable_key(text: &str) -> Option<KeyboardShortcut> {
    let (modifiers, key) = text.rsplit_once('+').unwrap_or(("", text));
    let named =
        |name: &str| MODIFIERS.iter().find(|(other, _)| *other == name).map(|(_, modifier)| *modifier);
    let mut held = Modifiers::NONE;
    for name in modifiers.split('+').filter(|name| !name.is_empty()) {
        held = held.plus(named(name)?);
    }
    let key = KeyboardShortcut::new(held, Key::from_name(key)?);
    let is_usable = refusal(&key).is_none() && !HELD.contains(&key.logical_key);
    is_usable.then_some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(keys: &str) -> Settings {
        Settings { keys: serde_json::from_str(keys).expect("JSON"), ..Settings::default() }
    }

    #[test]
    fn every_usual_key_is_written_and_read_again() {
        for key in Action::all().flat_map(Action::usual_keys) {
            if refusal(key).is_none() {
                assert_eq!(usable_key(&to_text(*key)), Some(*key), "{}", to_text(*key));
            }
        }
        assert_eq!(
            to_text(KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, Key::S)),
            "Command+Shift+S"
        );
    }

    #[test]
    fn chosen_keys_take_the_place_of_the_usual_ones_and_broken_ones_do_not() {
        let settings =
            settings(r#"{"flip":["G","Shift+F2"],"save":["Hyper+S"],"new":["Escape"],"open":7,"pause":[]}"#);
        assert_eq!(Action::Flip.keys(&settings).len(), 2);
        assert_eq!(Action::Flip.keys(&settings)[0], KeyboardShortcut::new(Modifiers::NONE, Key::G));
        for action in [Action::Save, Action::New, Action::Open] {
            assert_eq!(*action.keys(&settings), *action.usual_keys(), "{action:?}");
        }
        assert!(Action::Pause.keys(&settings).is_empty());
        assert!(Action::Flip.has_chosen_keys(&settings) && !Action::Save.has_chosen_keys(&settings));
    }

    #[test]
    fn a_key_conflict_is_reported_except_for_actions_that_share_a_key() {
        let settings = Settings::default();
        let key = |action: Action| action.usual_keys()[0];
        assert_eq!(Action::Flip.other_with_key(&key(Action::Save), &settings), Some(Action::Save));
        assert_eq!(Action::Flip.other_with_key(&key(Action::Flip), &settings), None);
        assert_eq!(Action::Autoplay.other_with_key(&key(Action::PlayBest), &settings), None);
        assert!(Action::Flip.other_with_key(&key(Action::PlayBest), &settings).is_some());
    }

    #[test]
    fn the_usual_keys_are_not_kept_as_a_choice() {
        let mut settings = Settings::default();
        Action::Flip.choose_keys(&[], &mut settings);
        assert_eq!(settings.keys.of("flip"), Some(vec![]));
        Action::Flip.choose_keys(Action::Flip.usual_keys(), &mut settings);
        assert!(settings.keys.is_empty());
    }

    #[test]
    fn pressed_keys_become_shortcuts_with_their_modifiers() {
        let event =
            |key, modifiers| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let held = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };
        assert_eq!(pressed(&event(Key::K, held)), Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::K)));
        assert_eq!(
            pressed(&event(Key::Questionmark, Modifiers::SHIFT)),
            Some(KeyboardShortcut::new(Modifiers::NONE, Key::Questionmark))
        );
        // On the way to a combination these come first.
        assert_eq!(pressed(&event(Key::ControlLeft, held)), None);
        assert_eq!(usable_key("ShiftLeft"), None);
        assert_eq!(pressed(&Event::Copy).as_ref().and_then(refusal), Some("keys-refused-clipboard"));
    }
}
