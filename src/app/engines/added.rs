//! An added engine, as stored in the settings, with the arguments of its program.

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Identity, OptionKind};
use crate::disk::typed_path;
use crate::game::Variant;

/// Options that are not the player's to choose, in lower case: each search chooses them itself.
const OWN_OPTIONS: [&str; 6] =
    ["uci_variant", "multipv", "ponder", "uci_showwdl", "uci_opponent", "uci_engineabout"];

/// An engine that was added.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct AddedEngine {
    /// The unique name.
    pub name: String,
    /// The path of the program, as typed.
    pub path: String,
    /// The program's arguments, in one line.
    pub arguments: String,
    /// Options that differ from the engine's defaults. A button's value is empty: it is pressed at each start.
    pub options: BTreeMap<String, String>,
    /// The keys of the games that the engine plays.
    pub variants: Vec<String>,
}

impl AddedEngine {
    /// Whether the engine plays this game.
    pub fn plays(&self, variant: Variant) -> bool {
        self.variants.iter().any(|key| key == variant.key())
    }

    /// The command that starts the engine, in the engine's own folder.
    pub fn command(&self) -> Command {
        let path = typed_path::meant(&self.path);
        let mut command = Command::new(&path);
        command.args(split_arguments(&self.arguments).unwrap_or_default());
        // The folder of a program that is named by its whole path.
        if let Some(folder) = path.parent().filter(|folder| path.is_absolute() && folder.is_dir()) {
            command.current_dir(folder);
        }
        command
    }

    /// The value of an option; `None` for the engine's default.
    pub fn value(&self, option: &str) -> Option<&str> {
        let found = self.options.iter().find(|(name, _)| name.eq_ignore_ascii_case(option));
        found.map(|(_, value)| value.as_str())
    }

    /// Sets an option, or restores the engine's default.
    pub fn set(&mut self, option: &str, value: Option<String>) {
        self.options.retain(|name, _| !name.eq_ignore_ascii_case(option));
        if let Some(value) = value {
            self.options.insert(option.to_owned(), value);
        }
    }

    /// The options to set, without those that this engine does not have or whose values it does not allow.
    pub fn settings(&self, identity: &Identity) -> Vec<(String, Option<String>)> {
        let set = self.options.iter().filter_map(|(name, value)| {
            let option = identity.option(name).filter(|option| option.kind.accepts(value))?;
            let value = (option.kind != OptionKind::Button).then(|| value.clone());
            is_free(name).then(|| (option.name.clone(), value))
        });
        set.collect()
    }
}

/// Whether an option is the player's to choose.
pub(super) fn is_free(option: &str) -> bool {
    !OWN_OPTIONS.contains(&option.to_ascii_lowercase().as_str())
}

/// The built-in engine, or one that was added.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum EngineChoice {
    /// The built-in engine.
    #[default]
    BuiltIn,
    /// An external engine. With other options it is another engine.
    Added(Arc<AddedEngine>),
}

/// Splits a line at the spaces outside of quotes; `None` if a quote is not closed.
pub fn split_arguments(text: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match quote {
            Some(end) if c == end => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_options_with_valid_values_are_sent_to_an_engine() {
        let mut identity = Identity::default();
        for line in [
            "option name Hash type spin default 16 min 1 max 64",
            "option name Clear Hash type button",
            "option name MultiPV type spin default 1 min 1 max 5",
            "option name Style type combo default calm var calm var wild",
        ] {
            identity.take(line);
        }
        let options = [("hash", "32"), ("Clear Hash", ""), ("MultiPV", "4"), ("Style", "odd"), ("Gone", "1")];
        let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        let engine = AddedEngine { options, ..AddedEngine::default() };
        let expected = [("Clear Hash".to_owned(), None), ("Hash".to_owned(), Some("32".to_owned()))];
        assert_eq!(engine.settings(&identity), expected);
        assert_eq!(engine.value("HASH"), Some("32"));
    }

    #[test]
    fn quotes_keep_words_together() {
        let words = |text| split_arguments(text).expect("each quote is closed");
        assert_eq!(words("heksy  uci"), ["heksy", "uci"]);
        assert_eq!(words("'/a b/c' \"\" d\"e f\""), ["/a b/c", "", "de f"]);
        assert_eq!(words("  "), [""; 0]);
        assert_eq!(split_arguments("'x"), None);
    }
}
