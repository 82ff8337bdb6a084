//! The player of a side.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::app::text::{Text, text, words};
use crate::engine::Level;
use crate::excerpt;

/// Stands before the name of an engine.
const ENGINE: &str = "engine:";
/// The name of the computer in a record, in every language; its level has a tag of its own.
const PROGRAM: &str = "Heksy";

/// A side of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Seat {
    /// The player's name; may be empty.
    pub name: String,
    /// A human, a level of the computer, or an added engine.
    pub player: Player,
}

impl Seat {
    /// Gives the engine its new name, if it plays here; returns whether it does.
    pub(in crate::app) fn rename_engine(&mut self, old: &str, new: &str) -> bool {
        let is_it = self.player.engine() == Some(old);
        if is_it {
            self.player = Player::Engine(new.to_owned());
        }
        is_it
    }

    /// The player of a record that gives this name, or none.
    pub(in crate::app) fn of_record(name: &str, player: Player) -> Seat {
        let unnamed = Seat { name: String::new(), player };
        if name == "?" || name == unnamed.name_in_record() {
            return unnamed;
        }
        Seat { name: excerpt::start(name), ..unnamed }
    }

    /// The name that a record gives the player; empty for a person without one.
    pub(in crate::app) fn name_in_record(&self) -> &str {
        match self.name.trim() {
            "" if self.player.level().is_some() => PROGRAM,
            "" => self.player.engine().unwrap_or_default(),
            name => name,
        }
    }

    /// Gives a player without a name this one.
    pub(super) fn name_if_unnamed(&mut self, name: &str) {
        if self.name.trim().is_empty() {
            name.trim().clone_into(&mut self.name);
        }
    }

    /// The level of a computer without a name of its own.
    pub fn unnamed_level(&self) -> Option<Level> {
        self.player.level().filter(|_| self.name.trim().is_empty())
    }

    /// The player's name or, for a computer without one, its level. `None` for a person without a name.
    pub fn shown_name(&self) -> Option<Text> {
        let name = self.name.trim();
        match self.player {
            _ if !name.is_empty() => Some(Text::verbatim(name)),
            Player::Human | Player::Remote => None,
            Player::Computer(level) => Some(text!("computer-name", level = words::level(level))),
            Player::Engine(ref name) => Some(Text::verbatim(name)),
        }
    }
}

/// The kind of a player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Player {
    /// A person at this board.
    #[default]
    Human,
    /// A person at another computer, online.
    Remote,
    /// Our engine, at this level.
    Computer(Level),
    /// The engine that was added under this name.
    Engine(String),
}

impl Player {
    /// Whether a program moves.
    pub fn is_computer(&self) -> bool {
        matches!(self, Player::Computer(_) | Player::Engine(_))
    }

    /// The level of our engine; `None` for a person, and for other engines.
    pub fn level(&self) -> Option<Level> {
        match self {
            Player::Human | Player::Remote | Player::Engine(_) => None,
            Player::Computer(level) => Some(*level),
        }
    }

    /// The name of the added engine; `None` for a person and for the built-in engine.
    pub fn engine(&self) -> Option<&str> {
        match self {
            Player::Human | Player::Remote | Player::Computer(_) => None,
            Player::Engine(name) => Some(name),
        }
    }
}

/// A person is `"human"`, at another computer `"remote"`, our engine its level's key, and another one its name behind a colon: `"engine:Hexer 2"`.
impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Player::Human => serializer.serialize_str("human"),
            Player::Remote => serializer.serialize_str("remote"),
            Player::Computer(level) => serializer.serialize_str(&level.key()),
            Player::Engine(name) => serializer.collect_str(&format_args!("{ENGINE}{name}")),
        }
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Player, D::Error> {
        let word = String::deserialize(deserializer)?;
        if let Some(name) = word.strip_prefix(ENGINE) {
            return Ok(Player::Engine(name.to_owned()));
        }
        match word.as_str() {
            "human" => Ok(Player::Human),
            "remote" => Ok(Player::Remote),
            key => Level::from_key(key).map(Player::Computer).ok_or_else(|| {
                serde::de::Error::custom(format!(
                    "`{key}` is neither `human`, `remote` nor a level of the computer"
                ))
            }),
        }
    }
}
