//! Keys chosen for actions. The names of keys and actions are defined by the window.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

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
