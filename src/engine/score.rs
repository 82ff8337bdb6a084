//! What a position is worth: the search's numbers and what they mean to people.
//!
//! Inside the search a value is a plain `i32` in centipawns from the side to move's view, with mates at the far
//! ends of the scale. [`Score`] is the same thing told to the outside.

use crate::chess::{Color, Points};

/// The deepest ply, counted from the root, the search ever reaches.
pub(crate) const MAX_PLY: usize = 128;
/// A bound above every value.
pub(crate) const INFINITE: i32 = 32_000;
/// The value of having mated on the spot; a mate `n` plies away is worth `MATE - n`.
pub(crate) const MATE: i32 = 31_000;
/// From here up a value is a forced mate, the distance to which is known.
/// The tables of endgames see mates that far beyond the deepest ply.
pub(crate) const MATE_BOUND: i32 = MATE - MAX_PLY as i32 - 128;
/// No evaluation leaves `-EVAL_LIMIT..=EVAL_LIMIT`, so that none is taken for a mate.
pub(crate) const EVAL_LIMIT: i32 = 20_000;

/// The slope of the win-probability curve: at this many centipawns the expected score is `1 / (1 + 1/e)`, 73 %.
const CURVE_SCALE: f64 = 250.0;
/// Where the curve reaches three quarters of a point: `CURVE_SCALE * ln 3`. Kept as an integer so that the
/// search is the same on every machine; a test ties it to the curve.
const THREE_QUARTERS: i32 = 275;

/// A position's value from the side to move's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Centipawns. Results between a draw and a win are on the same scale: three quarters of a point is what the
    /// win-probability curve gives for them, see [`expected_score`].
    Cp(i32),
    /// Mate in so many moves (not plies). Negative: the side to move is mated; zero: it is mated now.
    Mate(i32),
}

impl Score {
    /// Tells the search's value to the outside.
    pub(crate) fn from_value(value: i32) -> Self {
        if value >= MATE_BOUND {
            Score::Mate((MATE - value + 1) / 2)
        } else if value <= -MATE_BOUND {
            Score::Mate(-(MATE + value) / 2)
        } else {
            Score::Cp(value)
        }
    }

    /// The expected result in points, 0 to 1, for the side to move.
    pub fn expected(self) -> f64 {
        match self {
            Score::Cp(cp) => expected_score(cp),
            Score::Mate(moves) if moves > 0 => 1.0,
            Score::Mate(_) => 0.0,
        }
    }

    /// The chances to win, draw and lose in thousandths: together 1000, and with half a point a draw the expected
    /// result. How many games are drawn is an estimate.
    pub fn chances(self) -> [u32; 3] {
        let expected = self.expected();
        let drawn = (2_000.0 * DRAWN_SHARE * expected.min(1.0 - expected)).round();
        let won = (1_000.0 * expected - drawn / 2.0).round();
        [won as u32, drawn as u32, (1_000.0 - won - drawn) as u32]
    }
}

/// Of the points that the weaker side still expects, this share comes from draws, the rest from wins.
const DRAWN_SHARE: f64 = 0.5;

/// The expected result in points, 0 to 1, of a side that stands this many centipawns better: a logistic curve.
pub fn expected_score(cp: i32) -> f64 {
    1.0 / (1.0 + (-f64::from(cp) / CURVE_SCALE).exp())
}

/// What a game that ended with these points is worth to `us`, `ply` plies from the root.
///
/// A stalemate that pays three quarters lies where the win-probability curve reaches three quarters: better than
/// any draw, worse than an advantage that should win, and never a mate.
pub(crate) fn value_of(points: Points, us: Color, ply: usize) -> i32 {
    match points.for_color(us) {
        0 => mated_in(ply),
        1 => -THREE_QUARTERS,
        2 => 0,
        3 => THREE_QUARTERS,
        _ => mate_in(ply),
    }
}

/// The value of mating at `ply`.
pub(crate) fn mate_in(ply: usize) -> i32 {
    MATE - ply as i32
}

/// The value of being mated at `ply`.
pub(crate) fn mated_in(ply: usize) -> i32 {
    -MATE + ply as i32
}

/// Whether the value is a forced mate, for either side.
pub(crate) fn is_mate(value: i32) -> bool {
    value.abs() >= MATE_BOUND
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_count_moves_not_plies() {
        assert_eq!(Score::from_value(mate_in(1)), Score::Mate(1));
        assert_eq!(Score::from_value(mate_in(3)), Score::Mate(2));
        assert_eq!(Score::from_value(mate_in(5)), Score::Mate(3));
        assert_eq!(Score::from_value(mated_in(0)), Score::Mate(0));
        assert_eq!(Score::from_value(mated_in(2)), Score::Mate(-1));
        assert_eq!(Score::from_value(mated_in(4)), Score::Mate(-2));
        assert_eq!(Score::from_value(EVAL_LIMIT), Score::Cp(EVAL_LIMIT));
    }

    #[test]
    fn points_between_draw_and_win_lie_on_the_curve() {
        let stalemate = value_of(Points::THREE_QUARTERS, Color::White, 0);
        assert!((expected_score(stalemate) - 0.75).abs() < 0.001);
        assert_eq!(value_of(Points::THREE_QUARTERS, Color::Black, 0), -stalemate);
        assert_eq!(value_of(Points::ONE_QUARTER, Color::Black, 0), stalemate);
        assert_eq!(value_of(Points::DRAW, Color::Black, 7), 0);
        assert_eq!(value_of(Points::WHITE_WINS, Color::White, 3), mate_in(3));
        assert_eq!(value_of(Points::WHITE_WINS, Color::Black, 3), mated_in(3));
    }

    #[test]
    fn chances_are_all_and_give_the_expectation() {
        assert_eq!(Score::Mate(3).chances(), [1_000, 0, 0]);
        assert_eq!(Score::Mate(-3).chances(), [0, 0, 1_000]);
        for cp in [-900, -275, -1, 0, 60, 275, 2_000] {
            let [won, drawn, lost] = Score::Cp(cp).chances();
            assert_eq!(won + drawn + lost, 1_000);
            let expected = f64::from(2 * won + drawn) / 2_000.0;
            assert!((expected - expected_score(cp)).abs() < 0.001, "{cp}");
        }
    }

    #[test]
    fn expectation_of_mates_is_certain() {
        assert_eq!(Score::Mate(2).expected(), 1.0);
        assert_eq!(Score::Mate(0).expected(), 0.0);
        assert_eq!(Score::Cp(0).expected(), 0.5);
    }
}
