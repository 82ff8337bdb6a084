//! Levels of play: ten by number, and full strength.
//!
//! The lowest levels play by the moves that they notice (see `attention`), the others search like full strength, limited by
//! nodes. No level depends on time, on the hash size or on earlier searches, so that each plays the same on
//! every machine.

use std::ops::RangeInclusive;

use super::attention::Attention;
use crate::game::Variant;

/// The number of levels below full strength.
const COUNT: usize = 10;

/// A level of play, from 1 up to full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// How strong to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strength {
    /// Full strength.
    #[default]
    Full,
    /// An Elo on [`Level::SCALE`], clamped to it.
    Elo(u16),
    /// A yardstick beside the levels: it captures unprotected pieces, and otherwise moves at random.
    Greedy,
}

impl From<Level> for Strength {
    fn from(level: Level) -> Self {
        level.elo().map_or(Strength::Full, Strength::Elo)
    }
}

/// How a level finds its moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Skill {
    /// By the moves that it notices; this share of its moves is that of a search of 1 node instead.
    Attention(Attention, f64),
    /// By a search of this many nodes. Every root move is searched to depth 1 in any case.
    Nodes(u64),
}

const fn notices(share: f64, plies: u8, temperature: i32, sees_forced: bool) -> Skill {
    Skill::Attention(Attention { share, plies, temperature, sees_forced }, 0.0)
}

const fn searches(part: f64) -> Skill {
    Skill::Attention(Attention { share: 0.96, plies: 1, temperature: 15, sees_forced: true }, part)
}

/// The Elo of the levels, and how they play chess and checkers. In both one level is about as much stronger than the one below
/// as any other: `docs/strength.md` has the measurements.
const LEVELS: [(u16, [Skill; 2]); COUNT] = [
    (760, [notices(0.28, 0, 60, false), notices(0.28, 0, 60, false)]),
    (1_030, [notices(0.44, 0, 48, false), notices(0.57, 0, 42, false)]),
    (1_300, [notices(0.60, 0, 38, true), notices(0.84, 1, 25, true)]),
    (1_600, [notices(0.73, 1, 30, true), searches(0.25)]),
    (1_900, [notices(0.85, 1, 24, true), searches(0.7)]),
    (2_200, [notices(0.96, 1, 14, true), Skill::Nodes(1)]),
    (2_500, [Skill::Nodes(1), Skill::Nodes(170)]),
    (2_800, [Skill::Nodes(300), Skill::Nodes(350)]),
    (3_050, [Skill::Nodes(1_000), Skill::Nodes(1_000)]),
    (3_300, [Skill::Nodes(3_000), Skill::Nodes(3_000)]),
];

impl Strength {
    /// The level that plays the next move; `None` for full strength and the greedy player. An Elo between two levels is
    /// one of them, at random.
    pub(super) fn level(self, rng: &mut fastrand::Rng) -> Option<Level> {
        let Strength::Elo(elo) = self else { return None };
        let elo = elo.clamp(*Level::SCALE.start(), *Level::SCALE.end());
        let number = Level::number_up_to(elo);
        let below = LEVELS[number - 1].0;
        let is_above = LEVELS
            .get(number)
            .is_some_and(|&(above, _)| elo > below && rng.u16(..above - below) < elo - below);
        Some(Level(number as u8 + u8::from(is_above)))
    }
}

impl Level {
    /// Full strength: it uses all its time and always plays the best move it finds.
    pub const FULL: Level = Level(COUNT as u8 + 1);

    /// The level of the computer in a first game.
    pub const DEFAULT: Level = Level(3);

    /// All levels, the weakest first and full strength last.
    pub const ALL: [Level; COUNT + 1] = {
        let mut all = [Level(1); COUNT + 1];
        let mut i = 0;
        while i < all.len() {
            all[i] = Level(i as u8 + 1);
            i += 1;
        }
        all
    };

    /// The Elo scale from the lowest to the highest level below full strength. Only differences on it have a meaning.
    pub const SCALE: RangeInclusive<u16> = LEVELS[0].0..=LEVELS[COUNT - 1].0;

    /// The level with this number from 1 to 10; 11 is full strength.
    pub const fn new(number: u8) -> Option<Self> {
        if 0 < number && number <= Self::FULL.0 { Some(Level(number)) } else { None }
    }

    /// The number, from 1 to 10; 11 is full strength.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the highest level that is not above this Elo; 0 below the scale.
    pub(super) fn number_up_to(elo: u16) -> usize {
        LEVELS.partition_point(|&(of, _)| of <= elo)
    }

    /// How the level finds its moves in a game; `None` for full strength.
    pub(super) fn skill(self, variant: Variant) -> Option<Skill> {
        let (_, [chess, checkers]) = LEVELS.get(usize::from(self.0) - 1)?;
        Some(if variant == Variant::Checkers { *checkers } else { *chess })
    }

    /// The level's Elo; `None` for full strength, which depends on machine and time.
    pub fn elo(self) -> Option<u16> {
        LEVELS.get(usize::from(self.0) - 1).map(|(elo, _)| *elo)
    }

    /// A stable name for settings and files: the number, or `full`.
    pub const fn key(self) -> &'static str {
        ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "full"][self.0 as usize - 1]
    }

    /// The level with this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbered_and_ordered() {
        assert!(Level::ALL.is_sorted());
        for (i, level) in Level::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(level.number()), i + 1);
            assert_eq!(
                (Level::new(level.number()), Level::from_key(level.key())),
                (Some(level), Some(level))
            );
            assert_eq!(
                (level.skill(Variant::Glinski).is_none(), level.elo().is_none()),
                (level == Level::FULL, level == Level::FULL)
            );
        }
        assert_eq!((Level::new(0), Level::new(12), Level::from_key("wizard")), (None, None, None));
        assert!(LEVELS.is_sorted_by(|(below, _), (above, _)| below < above));
    }

    #[test]
    fn each_level_is_more_skilled_than_the_one_below() {
        let is_weaker = |below: &Skill, above: &Skill| match (below, above) {
            (Skill::Attention(weak, few), Skill::Attention(strong, many)) => {
                (weak.share, few) < (strong.share, many)
                    && weak.plies <= strong.plies
                    && weak.temperature >= strong.temperature
                    && weak.sees_forced <= strong.sees_forced
            }
            (Skill::Nodes(few), Skill::Nodes(many)) => few < many,
            (Skill::Attention(..), Skill::Nodes(_)) => true,
            (Skill::Nodes(_), Skill::Attention(..)) => false,
        };
        for game in 0..2 {
            assert!(LEVELS.is_sorted_by(|(_, below), (_, above)| is_weaker(&below[game], &above[game])));
        }
    }

    #[test]
    fn every_elo_is_a_level_or_two_neighbours_by_chance() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut levels = |elo| {
            let mut drawn = || Strength::Elo(elo).level(&mut rng).map_or(0, Level::number);
            (0..4_000).map(|_| drawn()).collect::<Vec<u8>>()
        };
        for level in Level::ALL {
            let Some(elo) = level.elo() else { continue };
            assert!(levels(elo).iter().all(|&number| number == level.number()), "{level:?}");
        }
        assert!(levels(0).iter().all(|&number| number == 1));
        assert!(levels(u16::MAX).iter().all(|&number| number == 10));
        let quarter = LEVELS[1].0 + (LEVELS[2].0 - LEVELS[1].0) / 4;
        let drawn = levels(quarter);
        let above: usize = drawn.iter().map(|&number| usize::from(number == 3)).sum();
        assert!(
            drawn.iter().all(|number| (2..=3).contains(number)) && (850..1_150).contains(&above),
            "{above}"
        );
    }
}
