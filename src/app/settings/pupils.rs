//! Several pupils on one computer: each has stars in the lessons of their own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::lessons::Earned;

/// The longest name, in characters.
const MAX_NAME: usize = 24;

/// The pupils besides the player of this program, whose stars stand apart.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Pupils {
    /// The name of the one who is chosen; `None` for the player.
    chosen: Option<String>,
    /// The stars of each, by name.
    earned: BTreeMap<String, Earned>,
}

impl Pupils {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.earned.is_empty()
    }

    /// Their names, in alphabetical order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.earned.keys().map(String::as_str)
    }

    /// The name of the one who is chosen; `None` for the player.
    pub fn name(&self) -> Option<&str> {
        self.chosen.as_deref().filter(|name| self.earned.contains_key(*name))
    }

    /// The stars of the one who is chosen; `None` for the player.
    pub(super) fn chosen(&self) -> Option<&Earned> {
        self.earned.get(self.chosen.as_deref()?)
    }

    pub(super) fn chosen_mut(&mut self) -> Option<&mut Earned> {
        self.earned.get_mut(self.chosen.as_deref()?)
    }

    /// Chooses a pupil, a new one too; `None` for the player. A name without a letter changes nothing.
    pub fn choose(&mut self, name: Option<&str>) {
        let Some(name) = name else { return self.chosen = None };
        let name: String = name.trim().chars().take(MAX_NAME).collect();
        if !name.is_empty() {
            self.earned.entry(name.clone()).or_default();
            self.chosen = Some(name);
        }
    }

    /// Removes the pupil who is chosen, and the stars earned.
    pub fn remove(&mut self) {
        if let Some(name) = self.chosen.take() {
            self.earned.remove(&name);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::app::settings::{Settings, from_json};
    use crate::lessons::{Course, Game};

    #[test]
    fn each_pupil_has_stars_of_their_own() {
        let level = &Course::of(Game::ALL[0]).levels[0];
        let old = r#"{"lessons":{"glinski-rook-straight":2}}"#;
        let mut settings = from_json(old.as_bytes()).0;
        assert_eq!(settings.earned().stars(level), 2, "the stars of an older version are the player's");
        settings.pupils.choose(Some("  Ewa "));
        assert_eq!((settings.pupils.name(), settings.earned().stars(level)), (Some("Ewa"), 0));
        settings.earned_mut().add(level, 3);
        settings.pupils.choose(Some(" "));
        assert_eq!(settings.pupils.name(), Some("Ewa"), "a pupil needs a name");
        settings.pupils.choose(Some("Béla"));
        settings.pupils.choose(Some("Ewa"));
        let json = serde_json::to_vec(&settings).unwrap();
        let mut read: Settings = from_json(&json).0;
        assert_eq!((read.earned().stars(level), &read), (3, &settings), "they are kept");
        assert_eq!(read.pupils.names().collect::<Vec<_>>(), ["Béla", "Ewa"]);
        read.pupils.remove();
        assert_eq!((read.pupils.name(), read.earned().stars(level)), (None, 2));
        assert_eq!(read.pupils.names().collect::<Vec<_>>(), ["Béla"]);
    }
}
