//! The player's mistakes in the games that were reported on, added up by their kinds.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::game::Variant;
use crate::report::SideReport;
use crate::tactics::Lapse;

/// The number of the last games that are kept: older ones say little about the player of today.
const GAMES: usize = 100;

/// The reported games, by the game's key, the latest last.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OwnMistakes(BTreeMap<String, Vec<Reported>>);

/// The player's mistakes in one game.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
struct Reported {
    /// The identity of the game, which is counted once however often it is reported on.
    id: u64,
    /// Hundredths of points that all mistakes have cost.
    lost: u64,
    /// By kind, the number of mistakes and the hundredths of points that they have cost.
    lapses: BTreeMap<String, (usize, u64)>,
}

/// The kind of mistakes that costs the player most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Costliest {
    /// The kind.
    pub lapse: Lapse,
    /// The number of these mistakes.
    pub count: usize,
    /// Their share of what all mistakes have cost, in percent.
    pub percent: u64,
    /// The number of games.
    pub games: usize,
}

impl OwnMistakes {
    /// Notes the mistakes in a game, in place of those of an earlier report on it.
    pub(in crate::app) fn note(&mut self, variant: Variant, id: u64, side: &SideReport) {
        let hundredths = |loss: f64| (100.0 * loss).round() as u64;
        let lapse =
            |sum: &crate::report::LapseSum| (sum.lapse.key().to_owned(), (sum.count, hundredths(sum.loss)));
        let lapses = side.lapses.iter().map(lapse).collect();
        let games = self.0.entry(variant.key().to_owned()).or_default();
        games.retain(|game| game.id != id);
        games.push(Reported { id, lost: hundredths(side.lost), lapses });
        games.drain(..games.len().saturating_sub(GAMES));
    }

    /// The costliest kind of mistakes in a game; `None` before the first one.
    pub fn costliest(&self, variant: Variant) -> Option<Costliest> {
        let games = self.0.get(variant.key())?;
        let mut sums: BTreeMap<Lapse, (usize, u64)> = BTreeMap::new();
        for (key, (count, lost)) in games.iter().flat_map(|game| &game.lapses) {
            if let Some(lapse) = Lapse::from_key(key) {
                let sum = sums.entry(lapse).or_default();
                *sum = (sum.0 + count, sum.1 + lost);
            }
        }
        let (lapse, (count, lost)) = sums.into_iter().max_by_key(|(_, (_, lost))| *lost)?;
        let all: u64 = games.iter().map(|game| game.lost).sum();
        Some(Costliest { lapse, count, percent: 100 * lost / all.max(lost).max(1), games: games.len() })
    }

    /// Whether no game was reported on.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets the mistakes in a game.
    pub fn reset(&mut self, variant: Variant) {
        self.0.remove(variant.key());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::LapseSum;

    fn side(lapses: &[(Lapse, usize, f64)], lost: f64) -> SideReport {
        let lapses = lapses.iter().map(|&(lapse, count, loss)| LapseSum { lapse, count, loss }).collect();
        SideReport { lost, lapses, ..SideReport::default() }
    }

    #[test]
    fn mistakes_of_many_games_add_up_and_no_game_counts_twice() {
        let mut own = OwnMistakes::default();
        let first = side(&[(Lapse::Unprotected, 3, 0.9), (Lapse::MissedMate, 1, 0.5)], 1.6);
        own.note(Variant::Glinski, 7, &first);
        own.note(Variant::Glinski, 7, &first);
        own.note(Variant::Glinski, 8, &side(&[(Lapse::MissedMate, 2, 0.7)], 0.8));
        let costliest = Costliest { lapse: Lapse::MissedMate, count: 3, percent: 50, games: 2 };
        assert_eq!(own.costliest(Variant::Glinski), Some(costliest));
        assert_eq!(own.costliest(Variant::McCooey), None);

        let json = serde_json::to_string(&own).unwrap();
        assert_eq!(serde_json::from_str::<OwnMistakes>(&json).unwrap(), own, "a restart keeps them");
        own.reset(Variant::Glinski);
        assert!(own.is_empty() && own.costliest(Variant::Glinski).is_none());
    }

    #[test]
    fn the_latest_hundred_games_are_kept() {
        let mut own = OwnMistakes::default();
        for id in 0..120 {
            own.note(Variant::Checkers, id, &side(&[(Lapse::Combination, 1, 0.3)], 0.3));
        }
        let costliest = own.costliest(Variant::Checkers).unwrap();
        assert_eq!((costliest.games, costliest.count, costliest.percent), (100, 100, 100));
        assert!(serde_json::to_string(&own).unwrap().len() < 7_000);
    }
}
