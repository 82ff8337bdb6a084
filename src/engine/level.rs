//! Playing strengths below the best: a weak level looks less far, is less exact in choosing among the moves it has
//! weighed, and at times forgets to look at the replies, as people do. It never moves at random.
//!
//! A level counts nodes, not milliseconds, and begins each move with an empty table of its own, so that it plays the
//! same on slow and on fast machines, beside any other player and with any size of the table.
//!
//! Levels lie on a scale of Elo points of this program's own, [`Level::STEP`] apart. Any point between the lowest and
//! the highest named level is a strength too: its [`Style`] lies between those of its neighbours.

use std::ops::RangeInclusive;

/// Scores beyond these bounds choose alike: a level that sees a mate wants it as it wants a lot of material.
const SCORE_LIMIT: i32 = 2_500;

/// A named strength of play, from the weakest up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Knows the moves and takes what it can, but hardly ever looks at the replies.
    Beginner,
    /// Forgets the replies in most moves.
    Novice,
    /// Forgets them in every other move or so.
    Learner,
    /// Looks one move ahead with some care.
    Casual,
    /// Sees what the next reply threatens.
    Amateur,
    /// Plays for small advantages, with slips.
    Club,
    /// Slips seldom and not far.
    Strong,
    /// Rarely gives a chance.
    Expert,
    /// A short thought at full care.
    Master,
    /// Sees nearly all that can be seen in a second.
    Grandmaster,
    /// All the time it is given, always the move it thinks best.
    Full,
}

/// How strong to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strength {
    /// As well as it can.
    #[default]
    Full,
    /// At this point of [`Level::SCALE`]; points beyond its ends count as the ends.
    Elo(u16),
}

impl From<Level> for Strength {
    fn from(level: Level) -> Self {
        level.elo().map_or(Strength::Full, Strength::Elo)
    }
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
    /// The share of moves that are made at first glance, by how the board looks after them, without a reply in mind.
    pub glances: f64,
}

/// More than there ever are moves.
const ALL_MOVES: usize = 256;

const fn style(nodes: u64, lines: usize, temperature: f64, glances: f64) -> Style {
    Style { nodes, lines, temperature, glances }
}

/// The styles of the named levels, from the lowest, [`Level::STEP`] apart. Measured: see STRENGTH.md beside this file.
const STYLES: [Style; 10] = [
    style(1, ALL_MOVES, 150.0, 0.65),
    style(1, ALL_MOVES, 148.0, 0.4),
    style(1, ALL_MOVES, 137.0, 0.27),
    style(1, ALL_MOVES, 125.0, 0.18),
    style(1, ALL_MOVES, 114.0, 0.12),
    style(1, ALL_MOVES, 95.0, 0.057),
    style(1, ALL_MOVES, 84.0, 0.033),
    style(1, ALL_MOVES, 72.0, 0.01),
    style(400, ALL_MOVES, 63.0, 0.0),
    style(1_250, ALL_MOVES, 58.0, 0.0),
];

impl Style {
    /// Chooses one of the moves: of those it has weighed, or of all at first glance. Values are those of the search,
    /// for the side to move.
    pub fn choose<M: Copy>(
        self,
        weighed: impl FnOnce() -> Vec<(M, i32)>,
        glanced: impl FnOnce() -> Vec<(M, i32)>,
        rng: &mut fastrand::Rng,
    ) -> Option<M> {
        let scored = if rng.f64() < self.glances { glanced() } else { weighed() };
        choose(&scored, self.temperature, rng)
    }

    /// A style between this and a stronger one; counts lie between theirs by their ratio.
    fn towards(self, stronger: Style, share: f64) -> Style {
        let between = |from: f64, to: f64| from + (to - from) * share;
        let by_ratio = |from: f64, to: f64| between(from.ln(), to.ln()).exp().round();
        Style {
            nodes: by_ratio(self.nodes as f64, stronger.nodes as f64) as u64,
            lines: by_ratio(self.lines as f64, stronger.lines as f64) as usize,
            temperature: between(self.temperature, stronger.temperature),
            glances: between(self.glances, stronger.glances),
        }
    }
}

impl Strength {
    /// How to play; `None` for full strength.
    pub(crate) fn style(self) -> Option<Style> {
        let Strength::Elo(elo) = self else { return None };
        let above_lowest =
            f64::from(elo.clamp(*Level::SCALE.start(), *Level::SCALE.end()) - Level::SCALE.start());
        let place = above_lowest / f64::from(Level::STEP);
        let below = (place as usize).min(STYLES.len() - 2);
        Some(STYLES[below].towards(STYLES[below + 1], place - below as f64))
    }
}

impl Level {
    /// Every level, the weakest first and full strength last.
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

    /// Elo points between a level and the next.
    pub const STEP: u16 = 150;

    /// The scale, from the lowest to the highest level below full strength. Only differences on it mean anything.
    pub const SCALE: RangeInclusive<u16> = 600..=600 + 9 * Self::STEP;

    /// The nodes of a move at the highest level below full strength.
    pub const MOST_NODES: u64 = STYLES[STYLES.len() - 1].nodes;

    /// The level's place on the scale; `None` for full strength, which depends on machine and time.
    pub fn elo(self) -> Option<u16> {
        (self != Level::Full).then_some(Self::SCALE.start() + Self::STEP * self as u16)
    }

    /// A stable name: the key of the level's title in the message catalogue and its name in the settings.
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

/// Chooses a move, the likelier the better it scores. Scores are values of the search for the side to move.
fn choose<M: Copy>(scored: &[(M, i32)], temperature: f64, rng: &mut fastrand::Rng) -> Option<M> {
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
        assert_eq!(Level::from_key("wizard"), None);
        let styles: Vec<Style> =
            Level::ALL.iter().filter_map(|&level| Strength::from(level).style()).collect();
        assert_eq!(styles, STYLES, "only full strength has none");
        assert_eq!(Level::Grandmaster.elo(), Some(*Level::SCALE.end()));
        assert!(STYLES.is_sorted_by(is_weaker));
    }

    fn is_weaker(weak: &Style, strong: &Style) -> bool {
        weak.nodes <= strong.nodes
            && weak.lines >= strong.lines
            && weak.temperature >= strong.temperature
            && weak.glances >= strong.glances
    }

    #[test]
    fn every_elo_has_a_style_between_its_neighbours() {
        let style = |elo| Strength::Elo(elo).style().expect("not full strength");
        let styles: Vec<Style> = Level::SCALE.map(style).collect();
        assert!(styles.is_sorted_by(is_weaker));
        let differ = styles.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert_eq!(differ, styles.len() - 1, "each point is a strength of its own");
        assert_eq!((style(0), style(u16::MAX)), (STYLES[0], STYLES[9]), "beyond the ends");
    }

    #[test]
    fn glances_are_as_frequent_as_the_style_says() {
        let style = Style { glances: 0.3, ..STYLES[0] };
        let mut rng = fastrand::Rng::with_seed(1);
        let (weighed, glanced) = (|| vec![(to(Cell::F7), 0)], || vec![(to(Cell::F8), 0)]);
        let hits =
            (0..4_000).filter(|_| style.choose(weighed, glanced, &mut rng) == Some(to(Cell::F8))).count();
        assert!((1_100..1_300).contains(&hits), "{hits}");
    }

    #[test]
    fn no_level_takes_long() {
        assert!(STYLES.iter().all(|style| style.nodes <= 400_000));
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
