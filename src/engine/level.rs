//! Playing strengths below the best: a weak level looks less far and is less exact in choosing among the moves it
//! has weighed, as people are. It never throws dice about whether to blunder.
//!
//! A level counts nodes, not milliseconds, so it is the same on slow and on fast machines.

/// Scores beyond these bounds choose alike: a level that sees a mate wants it as it wants a lot of material.
const SCORE_LIMIT: i32 = 2_500;

/// A named strength of play, from the weakest up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Knows the moves, and takes what stands in front of it, as a rule.
    Novice,
    /// Looks one move ahead with some care.
    Learner,
    /// Sees what the next reply threatens.
    Casual,
    /// Plays for small advantages, with slips.
    Club,
    /// Slips seldom and not far.
    Strong,
    /// Rarely gives a chance.
    Expert,
    /// A short thought at full care.
    Master,
    /// All the time it is given, always the move it thinks best.
    Full,
}

/// How a level looks and chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Style {
    /// Nodes to spend on a move; every candidate is looked at one ply deep in any case.
    pub nodes: u64,
    /// How many best moves are weighed exactly, and chosen from.
    pub lines: usize,
    /// The difference in centipawns that makes a move e times less likely than a better one.
    pub temperature: f64,
}

const ALL_MOVES: usize = usize::MAX;

impl Level {
    /// Every level, the weakest first and full strength last.
    pub const ALL: [Level; 8] = [
        Level::Novice,
        Level::Learner,
        Level::Casual,
        Level::Club,
        Level::Strong,
        Level::Expert,
        Level::Master,
        Level::Full,
    ];

    /// A stable name: the key of the level's title in the message catalogue and its name in the settings.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Learner => "learner",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Strong => "strong",
            Level::Expert => "expert",
            Level::Master => "master",
            Level::Full => "full",
        }
    }

    /// The level with this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }

    /// How the level plays; `None` for full strength.
    pub(crate) const fn style(self) -> Option<Style> {
        let (nodes, lines, temperature) = match self {
            Level::Novice => (1, ALL_MOVES, 150.0),
            Level::Learner => (1, ALL_MOVES, 100.0),
            Level::Casual => (1, ALL_MOVES, 66.0),
            Level::Club => (2_500, ALL_MOVES, 48.0),
            Level::Strong => (6_000, 16, 38.0),
            Level::Expert => (15_000, 8, 28.0),
            Level::Master => (60_000, 4, 15.0),
            Level::Full => return None,
        };
        Some(Style { nodes, lines, temperature })
    }
}

/// Chooses a move, the likelier the better it scores. Scores are values of the search for the side to move.
pub(crate) fn choose<M: Copy>(scored: &[(M, i32)], temperature: f64, rng: &mut fastrand::Rng) -> Option<M> {
    let limited = |value: i32| f64::from(value.clamp(-SCORE_LIMIT, SCORE_LIMIT));
    let best = scored.iter().map(|&(_, value)| limited(value)).reduce(f64::max)?;
    let weight = |value: i32| ((limited(value) - best) / temperature).exp();
    let mut left = rng.f64() * scored.iter().map(|&(_, value)| weight(value)).sum::<f64>();
    let chosen = scored.iter().find(|&&(_, value)| {
        left -= weight(value);
        left < 0.0
    });
    chosen.or(scored.last()).map(|&(m, _)| m)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Move, MoveKind};
    use crate::hex::Cell;

    fn to(cell: Cell) -> Move {
        Move { from: Cell::F6, to: cell, kind: MoveKind::Normal }
    }

    fn share_of_first(scored: &[(Move, i32)], temperature: f64) -> f64 {
        let mut rng = fastrand::Rng::with_seed(1);
        let hits = (0..4_000).filter(|_| choose(scored, temperature, &mut rng) == Some(scored[0].0)).count();
        hits as f64 / 4_000.0
    }

    #[test]
    fn levels_are_named_and_ordered() {
        assert!(Level::ALL.is_sorted());
        for level in Level::ALL {
            assert_eq!(Level::from_key(level.key()), Some(level));
        }
        assert_eq!(Level::from_key("grandmaster"), None);
        let styles: Vec<Style> = Level::ALL.iter().filter_map(|level| level.style()).collect();
        assert_eq!(styles.len(), Level::ALL.len() - 1, "only full strength has none");
        assert!(styles.is_sorted_by(|weak, strong| {
            weak.nodes <= strong.nodes && weak.lines >= strong.lines && weak.temperature > strong.temperature
        }));
    }

    #[test]
    fn better_moves_are_likelier() {
        let even = [(to(Cell::F7), 10), (to(Cell::F8), 10)];
        assert!((share_of_first(&even, 50.0) - 0.5).abs() < 0.05);
        let better = [(to(Cell::F7), 60), (to(Cell::F8), 10)];
        assert!((share_of_first(&better, 50.0) - 0.73).abs() < 0.05);
        let much_better = [(to(Cell::F7), 900), (to(Cell::F8), 0)];
        assert!(share_of_first(&much_better, 50.0) > 0.999);
    }

    #[test]
    fn mates_are_wanted_but_not_certain() {
        use crate::engine::score::mate_in;
        let scored = [(to(Cell::F7), mate_in(1)), (to(Cell::F8), 1_500)];
        let share = share_of_first(&scored, 160.0);
        assert!(share > 0.9 && share < 1.0, "{share}");
    }

    #[test]
    fn nothing_to_choose_from() {
        assert_eq!(choose::<Move>(&[], 50.0, &mut fastrand::Rng::with_seed(1)), None);
    }
}
