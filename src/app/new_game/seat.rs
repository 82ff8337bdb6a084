//! Who plays one side.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::app::catalogue::Text;
use crate::app::words;
use crate::engine::Level;

/// One side of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Seat {
    /// The player's name; may be empty.
    pub name: String,
    /// Who moves.
    pub player: Player,
}

impl Seat {
    /// The name given, or what to call the player without one: a computer is called by its level. `None` for a person,
    /// who needs no name.
    pub fn shown_name(&self) -> Option<Text> {
        let name = self.name.trim();
        match self.player {
            _ if !name.is_empty() => Some(Text::verbatim(name)),
            Player::Human => None,
            Player::Computer(level) => Some(words::computer_name(level)),
        }
    }
}

/// Who moves the pieces of one side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Player {
    /// A person at this board.
    #[default]
    Human,
    /// The engine, at this level.
    Computer(Level),
}

impl Player {
    /// The computer's level; `None` for a person.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Human => None,
            Player::Computer(level) => Some(level),
        }
    }
}

/// A person is `"human"`, a computer its level's key.
impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.level().map_or("human", Level::key))
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Player, D::Error> {
        let word = String::deserialize(deserializer)?;
        match word.as_str() {
            "human" => Ok(Player::Human),
            key => Level::from_key(key).map(Player::Computer).ok_or_else(|| {
                serde::de::Error::custom(format!("`{key}` is neither `human` nor a level of the computer"))
            }),
        }
    }
}
