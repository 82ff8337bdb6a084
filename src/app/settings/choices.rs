//! Settings with a few choices, keys chosen for actions, and the player of this program.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::app::text::keys;

/// A struct whose fields stand beside their usual values; a field without one has that of its type.
macro_rules! with_defaults {
    (@value $value:expr) => { $value };
    (@value) => { Default::default() };
    ($(#[$meta:meta])* pub struct $name:ident { $($(#[$of:meta])* pub $field:ident: $type:ty $(= $value:expr)?,)+ }) => {
        $(#[$meta])*
        pub struct $name {
            $($(#[$of])* pub $field: $type,)+
        }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: with_defaults!(@value $($value)?),)+ }
            }
        }
    };
}
pub(in crate::app) use with_defaults;

/// Light, dark, or as the system says.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// As the system says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

keys!(impl ThemeChoice { System => "theme-system", Light => "theme-light", Dark => "theme-dark" });

/// The speed of pieces.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Animation {
    /// Normally, or not at all where the system's settings ask for little motion.
    #[default]
    System,
    /// Pieces jump.
    Off,
    /// 100 ms.
    Fast,
    /// 200 ms.
    Normal,
    /// 400 ms.
    Slow,
}

keys!(impl Animation {
    System => "animation-system",
    Off => "animation-off",
    Fast => "animation-fast",
    Normal => "animation-normal",
    Slow => "animation-slow",
});

impl Animation {
    /// The time of a piece's slide; `less_motion` is the system's setting.
    pub fn slide(self, less_motion: bool) -> Duration {
        Duration::from_millis(match self {
            Animation::System if less_motion => 0,
            Animation::Off => 0,
            Animation::Fast => 100,
            Animation::System | Animation::Normal => 200,
            Animation::Slow => 400,
        })
    }
}

/// The orientation of the board for two people at one computer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turning {
    /// The board keeps its direction.
    #[default]
    Never,
    /// The side to move is always at the bottom.
    Board,
    /// The board stays; the pieces of the far side are upside down, for two people facing each other.
    #[serde(rename = "men")]
    Pieces,
}

keys!(impl Turning { Never => "turning-never", Board => "turning-board", Pieces => "turning-pieces" });

/// The detail in which the computer's thoughts are shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thinking {
    /// Not at all.
    #[default]
    Nothing,
    /// The evaluation.
    Score,
    /// The evaluation, the depth and the principal variation.
    Line,
}

keys!(impl Thinking { Nothing => "thinking-nothing", Score => "thinking-score", Line => "thinking-line" });

/// Keys by the names of their actions. An action that is not among them has its usual keys.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyChoices(Map<String, Value>);

impl KeyChoices {
    /// The keys chosen for an action; `None` if the file has no list of texts under its name.
    pub fn of(&self, action: &str) -> Option<Vec<&str>> {
        self.0.get(action)?.as_array()?.iter().map(Value::as_str).collect()
    }

    /// Whether all actions have their default keys.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Chooses the keys of an action, as text; `None` for its usual ones.
    pub fn choose(&mut self, action: &str, keys: Option<Vec<String>>) {
        match keys {
            Some(keys) => drop(self.0.insert(action.to_owned(), keys.into())),
            None => drop(self.0.remove(action)),
        }
    }
}

/// The player: what stays the same from game to game, on the board and online.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Profile {
    /// The name; may be empty.
    pub name: String,
    /// Fields of another version, kept as they are.
    #[serde(flatten)]
    pub unknown: Map<String, Value>,
}

impl Profile {
    /// Gives the player this name, without white space around it. Returns whether it is a new one.
    pub(in crate::app) fn rename(&mut self, name: &str) -> bool {
        let is_new = self.name != name.trim();
        name.trim().clone_into(&mut self.name);
        is_new
    }

    /// Takes the name over from a file of a version that kept it among the settings of online play.
    pub(super) fn take_over(fields: &mut Map<String, Value>) {
        let name = fields.get("online").and_then(|online| online.get("name")).filter(|name| name.is_string());
        if let Some(name) = name.filter(|_| !fields.contains_key("profile")).cloned() {
            fields.insert("profile".to_owned(), Map::from_iter([("name".to_owned(), name)]).into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_key_entry_is_ignored_and_the_others_are_kept() {
        let choices: KeyChoices =
            serde_json::from_str(r#"{"flip":["G"],"save":"S","quit":[7],"new":[]}"#).unwrap();
        assert_eq!(choices.of("flip"), Some(vec!["G"]));
        assert_eq!((choices.of("save"), choices.of("quit"), choices.of("open")), (None, None, None));
        assert_eq!(choices.of("new"), Some(vec![]), "it has no key at all");
    }

    #[test]
    fn a_chosen_key_is_kept_until_it_is_reset() {
        let mut choices = KeyChoices::default();
        choices.choose("flip", Some(vec!["G".to_owned()]));
        assert_eq!(serde_json::to_string(&choices).unwrap(), r#"{"flip":["G"]}"#);
        choices.choose("flip", None);
        assert!(choices.is_empty());
    }
}
