//! The player of this program.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

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
