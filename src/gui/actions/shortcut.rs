//! Keys and key combinations in words.

use egui::{Context, Key, KeyboardShortcut, ModifierNames};

use super::Action;
use crate::app::model::Model;

impl Action {
    /// Its usual key as text, as in `Ctrl+S`.
    pub fn key_text(self, ctx: &Context) -> Option<String> {
        self.keys().first().map(|shortcut| shortcut_text(ctx, shortcut))
    }

    /// All its keys as text, as in `Home, Up`.
    pub fn key_list(self, ctx: &Context) -> String {
        let keys: Vec<_> = self.keys().iter().map(|shortcut| shortcut_text(ctx, shortcut)).collect();
        keys.join(", ")
    }

    /// Its name with its usual key, as in `Save (Ctrl+S)`.
    pub fn tooltip(self, ctx: &Context, model: &Model) -> String {
        let name = self.name_now(model);
        match self.key_text(ctx) {
            Some(key) => format!("{name} ({key})"),
            None => name,
        }
    }
}

/// A key combination in words, as in `Ctrl+Shift+S` or `Left`.
pub fn shortcut_text(ctx: &Context, shortcut: &KeyboardShortcut) -> String {
    let is_mac = ctx.os().is_mac();
    let modifiers = ModifierNames::NAMES.format(&shortcut.modifiers, is_mac);
    let key = match shortcut.logical_key {
        key @ (Key::Questionmark | Key::Plus | Key::Minus | Key::Comma) => key.symbol_or_name(),
        key => key.name(),
    };
    if modifiers.is_empty() { key.to_owned() } else { format!("{modifiers}+{key}") }
}
