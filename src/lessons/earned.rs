//! Stars: how many a run earns, and those that the pupil has.

use std::collections::BTreeMap;

use super::Level;

/// The stars for a number of moves: 3 for the minimum, 2 for up to an eighth more but at least one move, otherwise 1.
pub const fn stars(moves: u32, best: u32) -> u8 {
    let tolerance = if best < 8 { 1 } else { best / 8 };
    if moves <= best {
        3
    } else if moves <= best + tolerance {
        2
    } else {
        1
    }
}

/// The most stars that the pupil has earned in each level, by the level's name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Earned(BTreeMap<String, u8>);

impl Earned {
    /// Adds the stars of a run. Fewer stars than before change nothing.
    pub fn add(&mut self, level: &Level, stars: u8) {
        let most = self.0.entry(level.name.clone()).or_default();
        *most = stars.max(*most);
    }

    /// Whether no level is solved.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The stars of a level, 0 if it is not solved.
    pub fn stars(&self, level: &Level) -> u8 {
        self.0.get(&level.name).map_or(0, |&stars| stars.min(3))
    }
}
