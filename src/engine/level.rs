//! Levels of play: one scale of strength, ten marks on it by number with half steps between, and full strength.
//!
//! The lower part of the scale plays by the moves that it notices (see `attention`), the upper one searches like full
//! strength, limited by nodes. Between two anchors, whose strength is measured, each habit lies between theirs. No level
//! depends on time, on the hash size or on earlier searches, so that each plays the same on every machine.

use std::ops::RangeInclusive;

use super::attention::{Attention, UNDO};
use crate::game::Variant;

/// The number of named levels below full strength.
const COUNT: usize = 10;

/// A level of play: an Elo on [`Level::SCALE`], or full strength. [`Level::new`] gives those with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u16);

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
pub(super) struct Skill {
    /// The habits of the moves that no search finds.
    pub attention: Attention,
    /// The share of its moves that a search finds, spread evenly over the game.
    pub searches: f64,
    /// The nodes of these searches. Every root move is searched to depth 1 in any case.
    pub nodes: u64,
}

/// A search of fewer nodes than this seldom begins the second iteration, and plays like one of 1 node.
const FEWEST: u64 = 100;

/// The rarer a move without a search is, the more each one costs: this power of the share of searches rises evenly.
const RARER: f64 = 1.5;

/// From this many nodes on, moves are taken back for a reason.
const SEEING: u64 = 300;

/// The attention of the best level that has one.
const BEST: Attention = Attention { share: 0.96, plies: 1, temperature: 14, sees_forced: true };

const fn notices(share: f64, plies: u8, temperature: i32, sees_forced: bool) -> Skill {
    Skill { attention: Attention { share, plies, temperature, sees_forced }, searches: 0.0, nodes: 1 }
}

const fn searches(part: f64) -> Skill {
    Skill { attention: Attention { temperature: 15, ..BEST }, searches: part, nodes: 1 }
}

const fn nodes(nodes: u64) -> Skill {
    Skill { attention: BEST, searches: 1.0, nodes }
}

/// The anchors of the scale: the Elo of the named levels, and how they play chess and checkers. In both one level is about
/// as much stronger than the one below as any other: `docs/strength.md` has the measurements.
const ANCHORS: [(u16, [Skill; 2]); COUNT] = [
    (760, [notices(0.28, 0, 60, false), notices(0.28, 0, 60, false)]),
    (1_030, [notices(0.44, 0, 48, false), notices(0.57, 0, 42, false)]),
    (1_300, [notices(0.60, 0, 38, true), notices(0.84, 1, 25, true)]),
    (1_600, [notices(0.73, 1, 30, true), searches(0.25)]),
    (1_900, [notices(0.85, 1, 24, true), searches(0.7)]),
    (2_200, [notices(0.96, 1, 14, true), nodes(1)]),
    (2_500, [nodes(1), nodes(170)]),
    (2_800, [nodes(300), nodes(350)]),
    (3_050, [nodes(1_000), nodes(1_000)]),
    (3_300, [nodes(3_000), nodes(3_000)]),
];

impl Skill {
    /// The skill at this share of the way to the one `above`; a share below 0 is beyond the lowest anchor. A habit that a
    /// player has or has not is that of one of them, by the `lot` of the game.
    fn towards(self, above: Skill, share: f64, lot: f64) -> Skill {
        let mean = |low: f64, high: f64| low + (high - low) * share;
        let near = if lot < share { above } else { self };
        // Between two anchors that search, the logarithm of the nodes rises evenly.
        let [few, many] = [self.nodes, above.nodes].map(|nodes| (nodes.max(FEWEST) as f64).ln());
        let nodes =
            if share > 0.0 && above.nodes > 1 { mean(few, many).exp().round() as u64 } else { self.nodes };
        let temperature = mean(self.attention.temperature.into(), above.attention.temperature.into());
        Skill {
            attention: Attention {
                share: mean(self.attention.share, above.attention.share),
                temperature: temperature.round() as i32,
                ..near.attention
            },
            searches: mean(self.searches.powf(RARER), above.searches.powf(RARER)).powf(RARER.recip()),
            nodes,
        }
    }

    /// Centipawns that a search deducts from a move that takes the last one back: as many as attention does where nodes are
    /// few, none in a search that sees for itself where a move leads. A malus there gave wins away.
    pub fn malus(&self) -> i32 {
        let [nodes, few, many] = [self.nodes.max(FEWEST), FEWEST, SEEING].map(|nodes| (nodes as f64).ln());
        (f64::from(UNDO) * ((many - nodes) / (many - few)).max(0.0)).round() as i32
    }

    /// Whether a search finds the own move of this number, from 0. The `lot` says where in the game the first one is; the first
    /// move is none, so that games differ.
    pub fn searches_at(&self, number: usize, lot: f64) -> bool {
        let before = |number: usize| (number as f64 * self.searches + lot * (1.0 - self.searches)).floor();
        before(number + 1) > before(number)
    }
}

impl Strength {
    /// The skill in a game with this `lot` from 0 to 1; `None` for full strength and the greedy player.
    pub(super) fn skill(self, variant: Variant, lot: f64) -> Option<Skill> {
        let Strength::Elo(elo) = self else { return None };
        let skill = |(_, [chess, checkers]): &(u16, [Skill; 2])| {
            if variant == Variant::Checkers { *checkers } else { *chess }
        };
        let elo = elo.clamp(*Level::SCALE.start(), *Level::SCALE.end());
        let above = ANCHORS.partition_point(|&(of, _)| of <= elo).clamp(1, ANCHORS.len() - 1);
        let (low, high) = (&ANCHORS[above - 1], &ANCHORS[above]);
        let share = (f64::from(elo) - f64::from(low.0)) / f64::from(high.0 - low.0);
        Some(skill(low).towards(skill(high), share, lot))
    }
}

impl Level {
    /// Full strength: it uses all its time and always plays the best move it finds.
    pub const FULL: Level = Level(u16::MAX);

    /// The level of the computer in a first game.
    pub const DEFAULT: Level = Level(ANCHORS[2].0);

    /// All levels with a name, the weakest first and full strength last.
    pub const ALL: [Level; COUNT + 1] = {
        let mut all = [Level::FULL; COUNT + 1];
        let mut i = 0;
        while i < COUNT {
            all[i] = Level(ANCHORS[i].0);
            i += 1;
        }
        all
    };

    /// The Elo scale, to the highest level below full strength. Only differences on it have a meaning.
    pub const SCALE: RangeInclusive<u16> = 700..=ANCHORS[COUNT - 1].0;

    /// The level with this number from 1 to 10; 11 is full strength.
    pub const fn new(number: u8) -> Option<Self> {
        if 0 < number && number as usize <= Self::ALL.len() {
            Some(Self::ALL[number as usize - 1])
        } else {
            None
        }
    }

    /// The level at the point of the scale that is nearest to this Elo.
    pub fn at(elo: f64) -> Self {
        Level(elo.round().clamp((*Self::SCALE.start()).into(), (*Self::SCALE.end()).into()) as u16)
    }

    /// The number of the highest named level that is not above this one, from 1 to 10; 11 is full strength.
    pub fn number(self) -> u8 {
        Self::ALL.partition_point(|&named| named <= self).max(1) as u8
    }

    /// Whether this is one of the levels with a name.
    pub fn is_named(self) -> bool {
        Self::ALL.contains(&self)
    }

    /// The level in the middle between this one, which has a name, and the next; `None` where full strength is next.
    pub fn half_above(self) -> Option<Self> {
        let next = Self::new(self.number() + 1)?.elo()?;
        Some(Level(self.elo()?.midpoint(next)))
    }

    /// Whether this is the level in the middle between two with a name.
    pub fn is_half(self) -> bool {
        Self::new(self.number()).and_then(Self::half_above) == Some(self)
    }

    /// The marks of the scale, the weakest first: the levels with a name and the half steps between them.
    pub fn marks() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().flat_map(|named| [Some(named), named.half_above()]).flatten()
    }

    /// The level's Elo; `None` for full strength, which depends on machine and time.
    pub fn elo(self) -> Option<u16> {
        Some(self.0).filter(|_| self != Self::FULL)
    }

    /// A stable name for settings and files: the number, as in `3` or `3.5`, the Elo of a level without one, or `full`.
    pub fn key(self) -> String {
        match self.elo() {
            None => "full".to_owned(),
            Some(_) if self.is_named() => self.number().to_string(),
            Some(_) if self.is_half() => format!("{}.5", self.number()),
            Some(elo) => elo.to_string(),
        }
    }

    /// The level with this key.
    pub fn from_key(key: &str) -> Option<Self> {
        let is_elo = |elo: &u16| Self::SCALE.contains(elo) && elo.to_string() == key;
        key.parse().ok().filter(is_elo).map(Level).or_else(|| Self::marks().find(|level| level.key() == key))
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
                (Level::new(level.number()), Level::from_key(&level.key())),
                (Some(level), Some(level))
            );
            assert_eq!(level.elo().is_none(), level == Level::FULL);
        }
        let keys = Level::ALL.map(Level::key);
        assert_eq!(keys.join(" "), "1 2 3 4 5 6 7 8 9 10 full", "as settings and games have them");
        let wrong = ["11", "0", "10.5", "699", "3301", "wizard", "+5", ""].map(Level::from_key);
        assert_eq!((Level::new(0), Level::new(12), wrong), (None, None, [None; 8]));
        assert!(ANCHORS.is_sorted_by(|(below, _), (above, _)| below < above));
    }

    #[test]
    fn twenty_marks_have_keys_and_half_steps_lie_between() {
        let marks: Vec<Level> = Level::marks().collect();
        assert!(marks.len() == 20 && marks.is_sorted_by(|below, above| below < above));
        for (at, mark) in marks.iter().enumerate() {
            assert_eq!(Level::from_key(&mark.key()), Some(*mark));
            assert_eq!(
                (mark.is_half(), usize::from(mark.number())),
                (at % 2 == 1 && at < 19, at / 2 + 1 + usize::from(at == 19))
            );
        }
        assert_eq!((marks[5].key(), marks[5].elo()), ("3.5".to_owned(), Some(1_450)));
        assert_eq!(
            (Level::at(1_641.6).key(), Level::from_key("1642")),
            ("1642".to_owned(), Some(Level::at(1_642.0)))
        );
        assert_eq!(
            (Level::at(1_300.0), Level::at(0.0).elo(), Level::at(9e9).elo()),
            (Level::DEFAULT, Some(700), Some(3_300))
        );
    }

    #[test]
    fn a_level_is_as_skilled_as_at_its_anchor_and_more_skilled_than_one_below() {
        let not_less = |weak: Skill, strong: Skill| {
            let (below, above) = (weak.attention, strong.attention);
            below.share <= above.share
                && below.plies <= above.plies
                && below.temperature + 1 >= above.temperature
                && below.sees_forced <= above.sees_forced
                && weak.searches <= strong.searches
                && weak.nodes <= strong.nodes
        };
        for variant in [Variant::Glinski, Variant::Checkers] {
            for lot in [0.0, 0.3, 0.999] {
                let skill = |elo: u16| Strength::Elo(elo).skill(variant, lot).expect("a level");
                for elo in Level::SCALE.skip(1) {
                    assert!(not_less(skill(elo - 1), skill(elo)), "{variant} {elo}");
                }
                for (elo, [chess, checkers]) in ANCHORS {
                    assert_eq!(skill(elo), if variant == Variant::Checkers { checkers } else { chess });
                }
                assert_eq!((skill(0), skill(u16::MAX)), (skill(700), skill(3_300)));
            }
        }
        let forced = |lot| {
            Strength::Elo(1_165).skill(Variant::Glinski, lot).is_some_and(|skill| skill.attention.sees_forced)
        };
        assert_eq!(
            [0.1, 0.4, 0.6, 0.9].map(forced),
            [true, true, false, false],
            "one half of the games sees them"
        );
        assert_eq!(Strength::Full.skill(Variant::Glinski, 0.5), None);
    }

    #[test]
    fn searches_are_spread_evenly_over_the_game() {
        for (part, lot) in [(0.0, 0.9), (0.25, 0.0), (0.25, 0.8), (0.7, 0.5), (1.0, 0.3)] {
            let skill = searches(part);
            let at: Vec<usize> = (0..100).filter(|&number| skill.searches_at(number, lot)).collect();
            assert_eq!(at.len(), (100.0 * part) as usize, "{part}");
            assert!(at.windows(2).all(|pair| (pair[1] - pair[0]) as f64 <= (1.0 / part).ceil()));
        }
    }
}
