//! Levels of play in the three-player game: three of the levels for two. A weak level overlooks some of its own moves,
//! and searches few nodes or none.
//!
//! All levels except full strength are limited by nodes, not by time, so that they play the same on every machine.

use crate::engine::Level;

/// The levels of this game, the weakest first and full strength last.
pub const LEVELS: [Level; 3] = [Level::ALL[2], Level::ALL[6], Level::FULL];

/// The parameters of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Skill {
    /// The probability of noticing an own move to a neighbouring cell along an edge.
    pub share: f64,
    /// Nodes for a move; 0 for the static evaluation after each move, without a search.
    pub nodes: u64,
}

/// The level of this game that plays where a file or another program names one of the levels for two.
pub fn nearest_level(level: Level) -> Level {
    let [weak, strong, full] = LEVELS;
    match level.number() {
        ..=5 => weak,
        6..=10 => strong,
        _ => full,
    }
}

/// The parameters of the nearest level; `None` for full strength.
pub(super) fn skill(level: Level) -> Option<Skill> {
    match level.number() {
        ..=5 => Some(Skill { share: 0.6, nodes: 0 }),
        6..=10 => Some(Skill { share: 1.0, nodes: 1_000 }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_for_two_plays_as_the_nearest_one() {
        let nearest = Level::ALL.map(|level| nearest_level(level).key());
        assert_eq!(nearest, ["3", "3", "3", "3", "3", "7", "7", "7", "7", "7", "full"]);
        assert_eq!(LEVELS.map(nearest_level), LEVELS);
        assert_eq!(LEVELS.map(|level| skill(level).is_none()), [false, false, true]);
    }
}
