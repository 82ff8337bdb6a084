//! Levels of play. A weak level searches fewer nodes, and chooses less exactly among the moves.
//!
//! All levels except the highest are limited by nodes, not by time, so that they play the same on every machine.

use super::value::POINT;
use crate::engine::{ALL_MOVES, Skill};

/// Levels of play, the weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Takes what it can, and overlooks most of what the others can do.
    Beginner,
    /// Sees many of the next replies, with frequent mistakes.
    Casual,
    /// A short search, with mistakes.
    Club,
    /// A longer search, with small mistakes.
    Expert,
    /// Full strength: uses all its time and always plays the best move it finds.
    #[default]
    Full,
}

/// A thousandth of a point, the unit of the temperatures.
const THOUSANDTH: f64 = POINT as f64 / 1_000.0;

/// A skill that chooses among all moves. `no_search_probability` is that of a choice by the static evaluation after each
/// move.
const fn skill(nodes: u64, temperature: f64, no_search_probability: f64) -> Skill {
    let (temperature, static_share) = (THOUSANDTH * temperature, no_search_probability);
    Skill { nodes, lines: ALL_MOVES, temperature, static_share }
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Casual, Level::Club, Level::Expert, Level::Full];

    /// A stable name: the key in the message catalogue, in files and on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Expert => "expert",
            Level::Full => "full",
        }
    }

    /// The level with this key.
    pub fn from_key(key: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.key() == key)
    }

    /// The parameters of the level; `None` for full strength.
    pub(super) const fn skill(self) -> Option<Skill> {
        match self {
            Level::Beginner => Some(skill(1, 30.0, 0.6)),
            Level::Casual => Some(skill(400, 20.0, 0.2)),
            Level::Club => Some(skill(2_000, 10.0, 0.05)),
            Level::Expert => Some(skill(10_000, 5.0, 0.0)),
            Level::Full => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_named_and_ordered() {
        assert!(Level::ALL.is_sorted());
        for level in Level::ALL {
            assert_eq!(Level::from_key(level.key()), Some(level));
            assert_eq!(level.skill().is_none(), level == Level::Full);
        }
        assert_eq!(Level::from_key("wizard"), None);
        let skills: Vec<Skill> = Level::ALL.into_iter().filter_map(Level::skill).collect();
        let weaker = |weak: &Skill, strong: &Skill| {
            weak.nodes < strong.nodes
                && weak.temperature > strong.temperature
                && weak.static_share > strong.static_share
        };
        assert!(skills.is_sorted_by(weaker));
    }
}
