//! Levels of play below full strength. A weak level searches fewer nodes, chooses less exactly among the best moves,
//! and sometimes chooses by static evaluation alone. It never moves at random.
//!
//! A level is limited by nodes, not by time, and starts each move with an empty transposition table of its own. So it
//! plays the same on every machine and with any hash size.
//!
//! Levels lie on this program's own Elo scale, [`Level::STEP`] points apart. Between the lowest and the highest named
//! level every point is a strength: its [`Skill`] is interpolated.

use std::ops::RangeInclusive;

/// Values are clamped to this before the choice: a level may miss a mate as it may miss a lot of material.
const SCORE_LIMIT: i32 = 2_500;

/// A named level of play, from the weakest up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Mostly chooses by static evaluation alone.
    Beginner,
    /// Chooses many moves by static evaluation alone.
    Novice,
    /// Chooses some moves by static evaluation alone.
    Learner,
    /// Sees the replies in most moves.
    Casual,
    /// Rarely misses a reply.
    Amateur,
    /// Plays for small advantages, with mistakes.
    Club,
    /// Makes few and small mistakes.
    Strong,
    /// Rarely makes a mistake.
    Expert,
    /// A short search of each move.
    Master,
    /// A longer search of each move.
    Grandmaster,
    /// Full strength: uses all its time and always plays the best move.
    Full,
}

/// How strong to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strength {
    /// Full strength.
    #[default]
    Full,
    /// An Elo on [`Level::SCALE`], clamped to it.
    Elo(u16),
}

impl From<Level> for Strength {
    fn from(level: Level) -> Self {
        level.elo().map_or(Strength::Full, Strength::Elo)
    }
}

/// The parameters of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Skill {
    /// Nodes for a move; every root move is searched to depth 1 in any case.
    pub nodes: u64,
    /// The number of best moves with exact values (`MultiPV`) to choose from.
    pub lines: usize,
    /// The temperature of the softmax choice: a move worse by this many centipawns is e times less likely.
    pub temperature: f64,
    /// The probability to choose by the static evaluation after each move, without a search.
    pub static_share: f64,
}

/// The hash size of a level, in mebibytes.
pub(super) const LEVEL_HASH_MB: usize = 4;

/// More than the legal moves of any position.
const ALL_MOVES: usize = 256;

const fn skill(nodes: u64, lines: usize, temperature: f64, static_share: f64) -> Skill {
    Skill { nodes, lines, temperature, static_share }
}

/// The skills of the named levels from the lowest up, [`Level::STEP`] apart. Measured: see STRENGTH.md.
const SKILLS: [Skill; 10] = [
    skill(1, ALL_MOVES, 150.0, 0.65),
    skill(1, ALL_MOVES, 148.0, 0.4),
    skill(1, ALL_MOVES, 137.0, 0.27),
    skill(1, ALL_MOVES, 125.0, 0.18),
    skill(1, ALL_MOVES, 114.0, 0.12),
    skill(1, ALL_MOVES, 95.0, 0.057),
    skill(1, ALL_MOVES, 84.0, 0.033),
    skill(1, ALL_MOVES, 72.0, 0.01),
    skill(400, ALL_MOVES, 63.0, 0.0),
    skill(1_250, ALL_MOVES, 58.0, 0.0),
];

impl Skill {
    /// Chooses a move, either among the searched moves or among all moves with their static values. Values are for the
    /// side to move.
    pub fn choose<M: Copy>(
        self,
        searched: impl FnOnce() -> Vec<(M, i32)>,
        static_values: impl FnOnce() -> Vec<(M, i32)>,
        rng: &mut fastrand::Rng,
    ) -> Option<M> {
        let moves = if rng.f64() < self.static_share { static_values() } else { searched() };
        choose(&moves, self.temperature, rng)
    }

    /// Interpolates between this and a stronger skill: geometrically for counts, linearly for the rest.
    fn interpolate(self, stronger: Skill, share: f64) -> Skill {
        let linear = |from: f64, to: f64| from + (to - from) * share;
        let geometric = |from: f64, to: f64| linear(from.ln(), to.ln()).exp().round();
        Skill {
            nodes: geometric(self.nodes as f64, stronger.nodes as f64) as u64,
            lines: geometric(self.lines as f64, stronger.lines as f64) as usize,
            temperature: linear(self.temperature, stronger.temperature),
            static_share: linear(self.static_share, stronger.static_share),
        }
    }
}

impl Strength {
    /// The skill; `None` for full strength.
    pub(crate) fn skill(self) -> Option<Skill> {
        let Strength::Elo(elo) = self else { return None };
        let above_lowest =
            f64::from(elo.clamp(*Level::SCALE.start(), *Level::SCALE.end()) - Level::SCALE.start());
        let position = above_lowest / f64::from(Level::STEP);
        let below = (position as usize).min(SKILLS.len() - 2);
        Some(SKILLS[below].interpolate(SKILLS[below + 1], position - below as f64))
    }
}

impl Level {
    /// All levels, the weakest first and full strength last.
    pub const ALL: [Level; 11] = [
        Level::Beginner,
        Level::Novice,
        Level::Learner,
        Level::Casual,
        Level::Amateur,
        Level::Club,
        Level::Strong,
        Level::Expert,
        Level::Master,
        Level::Grandmaster,
        Level::Full,
    ];

    /// The Elo difference between neighbouring levels.
    pub const STEP: u16 = 150;

    /// The Elo scale from the lowest to the highest level below full strength. Only differences on it have a meaning.
    pub const SCALE: RangeInclusive<u16> = 600..=600 + 9 * Self::STEP;

    /// The nodes of a move at the highest level below full strength.
    pub const MAX_NODES: u64 = SKILLS[SKILLS.len() - 1].nodes;

    /// The level's Elo; `None` for full strength, which depends on machine and time.
    pub fn elo(self) -> Option<u16> {
        (self != Level::Full).then_some(Self::SCALE.start() + Self::STEP * self as u16)
    }

    /// A stable name: the key in the message catalogue and in the settings.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Novice => "novice",
            Level::Learner => "learner",
            Level::Casual => "casual",
            Level::Amateur => "amateur",
            Level::Club => "club",
            Level::Strong => "strong",
            Level::Expert => "expert",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
            Level::Full => "full",
        }
    }

    /// The level with this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }
}

/// Chooses a move at random, weighted by the softmax of the values.
fn choose<M: Copy>(moves: &[(M, i32)], temperature: f64, rng: &mut fastrand::Rng) -> Option<M> {
    let limited = |value: i32| f64::from(value.clamp(-SCORE_LIMIT, SCORE_LIMIT));
    let best = moves.iter().map(|&(_, value)| limited(value)).reduce(f64::max)?;
    let weight = |value: i32| ((limited(value) - best) / temperature).exp();
    let mut left = rng.f64() * moves.iter().map(|&(_, value)| weight(value)).sum::<f64>();
    let chosen = moves.iter().find(|&&(_, value)| {
        left -= weight(value);
        left < 0.0
    });
    chosen.or(moves.last()).map(|&(m, _)| m)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Move, MoveKind};
    use crate::hex::Cell;

    fn to(cell: Cell) -> Move {
        Move { from: Cell::F6, to: cell, kind: MoveKind::Normal }
    }

    fn share_of_first(moves: &[(Move, i32)], temperature: f64) -> f64 {
        let mut rng = fastrand::Rng::with_seed(1);
        let hits = (0..4_000).filter(|_| choose(moves, temperature, &mut rng) == Some(moves[0].0)).count();
        hits as f64 / 4_000.0
    }

    #[test]
    fn levels_are_named_and_ordered() {
        assert!(Level::ALL.is_sorted());
        for level in Level::ALL {
            assert_eq!(Level::from_key(level.key()), Some(level));
        }
        assert_eq!(Level::from_key("wizard"), None);
        let skills: Vec<Skill> =
            Level::ALL.iter().filter_map(|&level| Strength::from(level).skill()).collect();
        assert_eq!(skills, SKILLS, "only full strength has none");
        assert_eq!(Level::Grandmaster.elo(), Some(*Level::SCALE.end()));
        assert!(SKILLS.is_sorted_by(is_weaker));
    }

    fn is_weaker(weak: &Skill, strong: &Skill) -> bool {
        weak.nodes <= strong.nodes
            && weak.lines >= strong.lines
            && weak.temperature >= strong.temperature
            && weak.static_share >= strong.static_share
    }

    #[test]
    fn every_elo_has_a_skill_between_its_neighbours() {
        let skill = |elo| Strength::Elo(elo).skill().expect("not full strength");
        let skills: Vec<Skill> = Level::SCALE.map(skill).collect();
        assert!(skills.is_sorted_by(is_weaker));
        let differ = skills.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert_eq!(differ, skills.len() - 1, "each point is a different strength");
        assert_eq!((skill(0), skill(u16::MAX)), (SKILLS[0], SKILLS[9]), "beyond the ends");
    }

    #[test]
    fn static_choices_are_as_frequent_as_the_skill_says() {
        let skill = Skill { static_share: 0.3, ..SKILLS[0] };
        let mut rng = fastrand::Rng::with_seed(1);
        let (searched, static_values) = (|| vec![(to(Cell::F7), 0)], || vec![(to(Cell::F8), 0)]);
        let hits = (0..4_000)
            .filter(|_| skill.choose(searched, static_values, &mut rng) == Some(to(Cell::F8)))
            .count();
        assert!((1_100..1_300).contains(&hits), "{hits}");
    }

    #[test]
    fn no_level_takes_long() {
        assert!(SKILLS.iter().all(|skill| skill.nodes <= 400_000));
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
        let moves = [(to(Cell::F7), mate_in(1)), (to(Cell::F8), 1_500)];
        let share = share_of_first(&moves, 160.0);
        assert!(share > 0.9 && share < 1.0, "{share}");
    }

    #[test]
    fn nothing_to_choose_from() {
        assert_eq!(choose::<Move>(&[], 50.0, &mut fastrand::Rng::with_seed(1)), None);
    }
}
