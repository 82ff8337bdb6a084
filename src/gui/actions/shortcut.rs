//! Keys and key combinations in words.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::Action;
use crate::app::model::Model;
use crate::app::settings::Settings;
use crate::app::text::tr;

impl Action {
    /// The first of its keys as text, as in `Ctrl+S`.
    pub fn key_text(self, ctx: &Context, settings: &Settings) -> Option<String> {
        self.keys(settings).first().map(|shortcut| shortcut_text(ctx, shortcut))
    }

    /// The action's name with its first key, as in `Save (Ctrl+S)`.
    pub fn tooltip(self, ctx: &Context, model: &Model) -> String {
        let name = self.name_now(model);
        match self.key_text(ctx, model.settings()) {
            Some(key) => tr!("name-with-key", name, key),
            None => name,
        }
    }
}

/// A key combination in words, as in `Ctrl+Shift+S` or `Left`.
pub fn shortcut_text(ctx: &Context, shortcut: &KeyboardShortcut) -> String {
    let mut text = key_name(shortcut.logical_key);
    for modifier in modifier_keys(shortcut.modifiers, ctx.os().is_mac()).into_iter().rev().flatten() {
        text = tr!("key-with-modifier", modifier = tr(modifier), key = text);
    }
    text
}

/// The names of the modifiers that are held, in the order in which the system writes them.
fn modifier_keys(held: Modifiers, is_mac: bool) -> [Option<&'static str>; 4] {
    let (ctrl, shift) = (held.ctrl.then_some("key-ctrl"), held.shift.then_some("key-shift"));
    if is_mac {
        let command = (held.mac_cmd || held.command).then_some("key-command");
        return [ctrl, shift, held.alt.then_some("key-option"), command];
    }
    let ctrl = ctrl.or(held.command.then_some("key-ctrl"));
    [ctrl, held.alt.then_some("key-alt"), shift, None]
}

/// The name of a key on screen. Letters, figures, signs and F1 to F35 have the same name in every language.
pub fn key_name(key: Key) -> String {
    catalogue_key(key).map_or_else(|| key.symbol_or_name().to_owned(), tr)
}

/// The catalogue's key for the name of a key, if it is a word.
fn catalogue_key(key: Key) -> Option<&'static str> {
    Some(match key {
        Key::ArrowUp => "key-up",
        Key::Delete => "key-delete",
        Key::ArrowDown => "key-down",
        Key::ArrowLeft => "key-left",
        Key::ArrowRight => "key-right",
        Key::Home => "key-home",
        Key::End => "key-end",
        Key::PageUp => "key-page-up",
        Key::PageDown => "key-page-down",
        Key::Space => "key-space",
        Key::Enter => "key-enter",
        Key::Escape => "key-escape",
        Key::Tab => "key-tab",
        Key::Backspace => "key-backspace",
        Key::Insert => "key-insert",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use egui::os::OperatingSystem;

    use super::*;
    use crate::app::text::has;

    const COMMAND_SHIFT_S: KeyboardShortcut =
        KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);

    #[test]
    fn a_combination_names_its_modifiers_in_the_systems_order() {
        let ctx = Context::default();
        for (system, text) in [(OperatingSystem::Nix, "Ctrl+Shift+S"), (OperatingSystem::Mac, "Shift+Cmd+S")]
        {
            ctx.set_os(system);
            assert_eq!(shortcut_text(&ctx, &COMMAND_SHIFT_S), text);
        }
        assert_eq!(shortcut_text(&ctx, &KeyboardShortcut::new(Modifiers::NONE, Key::ArrowLeft)), "Left");
    }

    /// A key that the catalogue should name and does not would show in English.
    #[test]
    fn every_key_in_use_is_a_sign_or_has_a_name_in_the_catalogue() {
        for shortcut in Action::all().flat_map(Action::usual_keys) {
            let shown = key_name(shortcut.logical_key);
            let is_sign = shown.chars().count() == 1;
            let is_function_key = shown.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
            let is_named = catalogue_key(shortcut.logical_key).is_some_and(has);
            assert!(is_sign || is_function_key || is_named, "{shortcut:?} is shown as {shown:?}");
        }
    }
}
