//! Levels of play in the three-player game. A weak level overlooks some of its own moves, and searches few nodes.
//!
//! All levels except full strength are limited by nodes, not by time, so that they play the same on every machine.

use crate::engine::Level;

/// The parameters of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Skill {
    /// The probability of noticing an own move to a neighbouring cell along an edge.
    pub share: f64,
    /// Nodes for a move; 0 for the static evaluation after each move, without a search.
    pub nodes: u64,
}

/// Share and nodes of the levels.
const SKILLS: [(f64, u64); 10] = [
    (0.2, 0),
    (0.4, 0),
    (0.6, 0),
    (0.6, 1),
    (0.8, 1),
    (0.9, 400),
    (1.0, 1_000),
    (1.0, 2_500),
    (1.0, 6_000),
    (1.0, 15_000),
];

/// The parameters of a level; `None` for full strength.
pub(super) fn skill(level: Level) -> Option<Skill> {
    SKILLS.get(usize::from(level.number()) - 1).map(|&(share, nodes)| Skill { share, nodes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_more_skilled_than_the_one_below() {
        assert!(
            SKILLS.is_sorted_by(|below, above| below.0 <= above.0 && below.1 <= above.1 && below != above)
        );
        assert!(Level::ALL.into_iter().all(|level| skill(level).is_none() == (level == Level::FULL)));
    }
}
