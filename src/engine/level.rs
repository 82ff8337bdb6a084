//! Levels of play below full strength. A weak level searches fewer nodes, chooses less exactly among the best moves,
//! and sometimes chooses by static evaluation alone: it takes what it sees and misses the reply.
//!
//! A level is limited by nodes, not by time, and starts each move with an empty transposition table of its own. So it
//! plays the same on every machine and with any hash size.
//!
//! Levels are on this program's own Elo scale. Between the lowest and the highest named level every point is a strength:
//! its [`Skill`] is interpolated.

use std::ops::RangeInclusive;

/// Values are clamped to this before the choice: a level may miss a mate as it may miss a lot of material.
pub(super) const SCORE_LIMIT: i32 = 2_500;

/// A named level of play, from the weakest up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Moves almost at random, though rather forward than back and rather takes than not. It is as weak as a player who
    /// only takes what is free, or weaker.
    FirstMoves,
    /// Takes what it can reach, defended or not.
    Newcomer,
    /// Sees what a move wins, hardly ever what it loses.
    Dabbler,
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
    /// From here on the network judges, and each level searches longer and chooses more exactly.
    Elite,
    /// See [`Level::Elite`].
    Champion,
    /// See [`Level::Elite`].
    WorldChampion,
    /// See [`Level::Elite`].
    Legend,
    /// See [`Level::Elite`].
    Machine1,
    /// See [`Level::Elite`].
    Machine2,
    /// See [`Level::Elite`].
    Machine3,
    /// See [`Level::Elite`].
    Machine4,
    /// See [`Level::Elite`].
    Machine5,
    /// See [`Level::Elite`].
    Machine6,
    /// See [`Level::Elite`].
    Machine7,
    /// See [`Level::Elite`].
    Machine8,
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
    /// A baseline below all levels: the capture that wins the most material, otherwise a random move.
    Greedy,
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
pub(crate) const ALL_MOVES: usize = 256;

/// A level below full strength.
struct LevelSpec {
    level: Level,
    key: &'static str,
    /// On [`Level::SCALE`].
    elo: u16,
    skill: Skill,
}

const fn spec(level: Level, key: &'static str, elo: u16, skill: Skill) -> LevelSpec {
    LevelSpec { level, key, elo, skill }
}

/// A skill with the hand-crafted evaluation, which chooses from all moves.
const fn by_terms(nodes: u64, temperature: f64, static_share: f64) -> Skill {
    Skill { nodes, lines: ALL_MOVES, temperature, static_share }
}

/// A skill with the network.
const fn by_network(nodes: u64, lines: usize, temperature: f64) -> Skill {
    Skill { nodes, lines, temperature, static_share: 0.0 }
}

/// The levels from the lowest up. `docs/strength.md` has their measured strength in each game.
const LEVELS: [LevelSpec; 25] = [
    spec(Level::FirstMoves, "first-moves", 150, by_terms(1, 1_000.0, 1.0)),
    spec(Level::Newcomer, "newcomer", 300, by_terms(1, 450.0, 1.0)),
    spec(Level::Dabbler, "dabbler", 450, by_terms(1, 260.0, 0.88)),
    spec(Level::Beginner, "beginner", 600, by_terms(1, 150.0, 0.65)),
    spec(Level::Novice, "novice", 750, by_terms(1, 148.0, 0.4)),
    spec(Level::Learner, "learner", 900, by_terms(1, 137.0, 0.27)),
    spec(Level::Casual, "casual", 1_050, by_terms(1, 125.0, 0.18)),
    spec(Level::Amateur, "amateur", 1_200, by_terms(1, 114.0, 0.12)),
    spec(Level::Club, "club", 1_350, by_terms(1, 95.0, 0.057)),
    spec(Level::Strong, "strong", 1_500, by_terms(1, 84.0, 0.033)),
    spec(Level::Expert, "expert", 1_650, by_terms(1, 72.0, 0.01)),
    spec(Level::Master, "master", 1_800, by_terms(400, 63.0, 0.0)),
    spec(Level::Grandmaster, "grandmaster", 1_950, by_terms(1_250, 58.0, 0.0)),
    spec(Level::Elite, "elite", 2_150, by_network(1_900, ALL_MOVES, 54.0)),
    spec(Level::Champion, "champion", 2_350, by_network(2_800, 44, 50.0)),
    spec(Level::WorldChampion, "world-champion", 2_550, by_network(4_100, 36, 46.0)),
    spec(Level::Legend, "legend", 2_750, by_network(6_000, 28, 42.0)),
    spec(Level::Machine1, "machine-1", 2_950, by_network(9_000, 22, 38.0)),
    spec(Level::Machine2, "machine-2", 3_150, by_network(13_500, 17, 34.0)),
    spec(Level::Machine3, "machine-3", 3_350, by_network(20_000, 13, 30.0)),
    spec(Level::Machine4, "machine-4", 3_550, by_network(30_000, 10, 26.0)),
    spec(Level::Machine5, "machine-5", 3_750, by_network(45_000, 8, 22.0)),
    spec(Level::Machine6, "machine-6", 3_950, by_network(67_000, 6, 17.0)),
    spec(Level::Machine7, "machine-7", 4_150, by_network(100_000, 5, 12.0)),
    spec(Level::Machine8, "machine-8", 4_350, by_network(150_000, 4, 8.0)),
];

const LOWEST: &LevelSpec = &LEVELS[0];
const HIGHEST: &LevelSpec = &LEVELS[LEVELS.len() - 1];

impl Skill {
    /// Whether the next move is chosen by the static evaluation alone.
    pub fn is_static(self, rng: &mut fastrand::Rng) -> bool {
        rng.f64() < self.static_share
    }

    /// Chooses a move at random, weighted by the softmax of the values for the side to move.
    pub fn choose<M: Copy>(self, moves: &[(M, i32)], rng: &mut fastrand::Rng) -> Option<M> {
        choose(moves, self.temperature, rng)
    }

    /// Interpolates between this and a stronger skill: geometrically for counts, linearly for the rest. The evaluation is
    /// that of the nearer one.
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
    /// The skill; `None` for full strength and for the greedy player, who has none.
    pub(crate) fn skill(self) -> Option<Skill> {
        let Strength::Elo(elo) = self else { return None };
        let elo = elo.clamp(LOWEST.elo, HIGHEST.elo);
        let above = LEVELS.partition_point(|spec| spec.elo <= elo);
        let (below, above) = (&LEVELS[above - 1], LEVELS.get(above).unwrap_or(HIGHEST));
        let step = f64::from(above.elo - below.elo).max(1.0);
        Some(below.skill.interpolate(above.skill, f64::from(elo - below.elo) / step))
    }
}

impl Level {
    /// All levels, the weakest first and full strength last.
    pub const ALL: [Level; LEVELS.len() + 1] = {
        let mut all = [Level::Full; LEVELS.len() + 1];
        let mut i = 0;
        while i < LEVELS.len() {
            all[i] = LEVELS[i].level;
            i += 1;
        }
        all
    };

    /// The Elo scale from the lowest to the highest level below full strength. Only differences on it have a meaning.
    pub const SCALE: RangeInclusive<u16> = LOWEST.elo..=HIGHEST.elo;

    /// The level's Elo; `None` for full strength, which depends on machine and time.
    pub fn elo(self) -> Option<u16> {
        LEVELS.get(self as usize).map(|spec| spec.elo)
    }

    /// The number of named levels that are not above this Elo.
    pub(super) fn named_up_to(elo: u16) -> usize {
        LEVELS.partition_point(|spec| spec.elo <= elo)
    }

    /// A stable name: the key in the message catalogue and in the settings.
    pub const fn key(self) -> &'static str {
        if let Level::Full = self { "full" } else { LEVELS[self as usize].key }
    }

    /// The level with this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }
}

/// Chooses a move at random, weighted by the softmax of the values.
fn choose<M: Copy>(moves: &[(M, i32)], temperature: f64, rng: &mut fastrand::Rng) -> Option<M> {
    let best = moves.iter().map(|&(_, value)| value).max()?;
    let weight = |value: i32| (f64::from(value - best) / temperature).exp();
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
        let in_table: Vec<Skill> = LEVELS.iter().map(|spec| spec.skill).collect();
        assert_eq!(skills, in_table, "only full strength has none");
        assert!(LEVELS.iter().enumerate().all(|(i, spec)| spec.level as usize == i), "each in its place");
        assert!(LEVELS.iter().is_sorted_by(|below, above| below.elo < above.elo));
        assert_eq!(Level::Grandmaster.elo(), Some(1_950), "names keep their strength");
    }

    #[test]
    fn each_level_is_more_skilled_than_the_one_below() {
        for (below, above) in LEVELS.iter().zip(&LEVELS[1..]) {
            assert!(is_weaker(&below.skill, &above.skill), "{}", above.key);
            assert_ne!(below.skill, above.skill, "{}", above.key);
        }
    }

    /// Whether no parameter is better. (The network alone makes no difference where little is searched.)
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
        assert_eq!((skill(0), skill(u16::MAX)), (LOWEST.skill, HIGHEST.skill), "beyond the ends");
    }

    #[test]
    fn static_choices_are_as_frequent_as_the_skill_says() {
        let skill = Skill { static_share: 0.3, ..LOWEST.skill };
        let mut rng = fastrand::Rng::with_seed(1);
        let hits = (0..4_000).filter(|_| skill.is_static(&mut rng)).count();
        assert!((1_100..1_300).contains(&hits), "{hits}");
    }

    #[test]
    fn no_level_takes_long() {
        assert!(LEVELS.iter().all(|spec| spec.skill.nodes <= 400_000));
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
        let moves = [(to(Cell::F7), mate_in(1).min(SCORE_LIMIT)), (to(Cell::F8), 1_500)];
        let share = share_of_first(&moves, 160.0);
        assert!(share > 0.9 && share < 1.0, "{share}");
    }

    #[test]
    fn nothing_to_choose_from() {
        assert_eq!(choose::<Move>(&[], 50.0, &mut fastrand::Rng::with_seed(1)), None);
    }
}
