//! Values and scores.
//!
//! Inside the search a value is a plain `i32` in centipawns for the side to move, with mate values at both ends of the
//! scale. [`Score`] is the public form.

use crate::chess::{Color, Points};
use crate::game::EvalScore;

/// The maximum distance from the root, in plies.
pub(crate) const MAX_PLY: usize = 128;
/// Above every value.
pub(crate) const INFINITE: i32 = 32_000;
/// The value of a mate at the root; a mate `n` plies away is worth `MATE - n`.
pub(crate) const MATE: i32 = 31_000;
/// The lowest mate value. It leaves room for the endgame tables, whose mates may be beyond the maximum ply.
pub(crate) const MATE_BOUND: i32 = MATE - MAX_PLY as i32 - 128;
/// The value of a win by the endgame tables at the root, where the distance to the mate is not known.
const TABLE_WIN: i32 = MATE_BOUND - 1;
/// The lowest value of a proven win: a mate, or a win by the endgame tables.
pub(crate) const PROVEN_BOUND: i32 = TABLE_WIN - MAX_PLY as i32 - 128;
/// The score in centipawns that other programs take for a won game: a win by the endgame tables is this less its plies.
const TABLE_SCORE: i32 = 20_000;
/// Evaluations are clamped to `-EVAL_LIMIT..=EVAL_LIMIT`, below all proven scores.
pub(crate) const EVAL_LIMIT: i32 = TABLE_SCORE - (TABLE_WIN - PROVEN_BOUND) - 1;

/// The scale of the sigmoid from centipawns to expected score: at this many the expected score is `1 / (1 + 1/e)`, 73
/// %.
const SIGMOID_SCALE: f64 = 250.0;
/// The value at which the sigmoid reaches three quarters of a point: `SIGMOID_SCALE * ln 3`. An integer constant keeps the search
/// the same on every machine; a test ties it to the sigmoid.
const THREE_QUARTERS: i32 = 275;

/// A score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Centipawns. A result between a draw and a win is on the same scale: as many centipawns as give its points by
    /// [`expected_score`].
    Cp(i32),
    /// Mate in this number of moves (not plies). Negative: the side to move gets mated; zero: it is mated now.
    Mate(i32),
}

impl Score {
    /// Converts a value of the search.
    pub(crate) fn from_value(value: i32) -> Self {
        if value >= MATE_BOUND {
            Score::Mate((MATE - value + 1) / 2)
        } else if value <= -MATE_BOUND {
            Score::Mate(-(MATE + value) / 2)
        } else if is_proven(value) {
            Score::Cp(value.signum() * (TABLE_SCORE - TABLE_WIN) + value)
        } else {
            Score::Cp(value)
        }
    }

    /// A score for `color` as one for White, and the other way round.
    #[must_use]
    pub fn for_white(self, color: Color) -> Self {
        match (color, self) {
            (Color::White, score) => score,
            (Color::Black, Score::Cp(cp)) => Score::Cp(-cp),
            (Color::Black, Score::Mate(moves)) => Score::Mate(-moves),
        }
    }

    /// The score for White of a move that ends the game with these points.
    pub fn of_last_move(points: Points) -> Self {
        match points {
            Points::WHITE_WINS => Score::Mate(1),
            Points::BLACK_WINS => Score::Mate(-1),
            points => Score::Cp(value_of(points, Color::White, 0)),
        }
    }

    /// The expected score of the side to move in points, 0 to 1.
    pub fn expected(self) -> f64 {
        match self {
            Score::Cp(cp) => expected_score(cp),
            Score::Mate(moves) if moves > 0 => 1.0,
            Score::Mate(_) => 0.0,
        }
    }

    /// The probabilities of a win, a draw and a loss (WDL) in permille. They agree with the expected score; the share
    /// of draws is an estimate.
    pub fn wdl(self) -> [u32; 3] {
        let expected = self.expected();
        let drawn = (2_000.0 * DRAW_SHARE * expected.min(1.0 - expected)).round();
        let won = (1_000.0 * expected - drawn / 2.0).round();
        [won as u32, drawn as u32, (1_000.0 - won - drawn) as u32]
    }
}

impl From<EvalScore> for Score {
    fn from(score: EvalScore) -> Self {
        match score {
            EvalScore::Cp(cp) => Score::Cp(cp),
            EvalScore::Mate(moves) => Score::Mate(moves),
        }
    }
}

impl From<Score> for EvalScore {
    fn from(score: Score) -> Self {
        match score {
            Score::Cp(cp) => EvalScore::Cp(cp),
            Score::Mate(moves) => EvalScore::Mate(moves),
        }
    }
}

/// The share of the weaker side's expected points that comes from draws: at even scores 16 % of 2,120 games of the engine
/// with itself were drawn (Gliński's game, 300 nodes a move), and the share is much the same at other scores. None of
/// them ended in stalemate, so the score says nothing about its share.
const DRAW_SHARE: f64 = 0.16;

/// The expected score in points, 0 to 1, at this many centipawns: a logistic function (sigmoid).
pub fn expected_score(cp: i32) -> f64 {
    1.0 / (1.0 + (-f64::from(cp) / SIGMOID_SCALE).exp())
}

/// The value for `us` of a game that ended with these points `ply` plies from the root.
///
/// A stalemate for three quarters of a point gets the value at which the sigmoid reaches three quarters: better than
/// any draw, worse than a winning advantage, and not a mate value.
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

/// The value of a result in quarter points, no draw, which the endgame tables prove. `plies` lead from the root to the end of
/// the game, or to the next progress.
pub(crate) fn table_value(quarters: u8, plies: usize, is_to_the_end: bool) -> i32 {
    let is_decisive = matches!(quarters, 0 | 4);
    let value = if is_decisive && is_to_the_end {
        mate_in(plies)
    } else {
        // A ply less is worth a centipawn, so that the search makes progress.
        (if is_decisive { TABLE_WIN } else { THREE_QUARTERS }) - plies as i32
    };
    if quarters > 2 { value } else { -value }
}

/// Whether the value is a proven win or loss.
pub(crate) fn is_proven(value: i32) -> bool {
    value.abs() >= PROVEN_BOUND
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
    fn a_win_by_the_tables_is_20_000_less_its_plies() {
        let score = |quarters, plies| Score::from_value(table_value(quarters, plies, false));
        assert_eq!((score(4, 0), score(4, 17)), (Score::Cp(20_000), Score::Cp(19_983)));
        assert_eq!((score(0, 1), score(0, 100)), (Score::Cp(-19_999), Score::Cp(-19_900)));
        assert_eq!(Score::from_value(table_value(4, 17, true)), Score::Mate(9), "the distance is known");
        let longest = Score::from_value(PROVEN_BOUND);
        assert!(
            matches!(longest, Score::Cp(cp) if cp > EVAL_LIMIT),
            "{longest:?}: no evaluation is above it"
        );
    }

    #[test]
    fn points_between_draw_and_win_lie_on_the_sigmoid() {
        let stalemate = value_of(Points::THREE_QUARTERS, Color::White, 0);
        assert!((expected_score(stalemate) - 0.75).abs() < 0.001);
        assert_eq!(value_of(Points::THREE_QUARTERS, Color::Black, 0), -stalemate);
        assert_eq!(value_of(Points::ONE_QUARTER, Color::Black, 0), stalemate);
        assert_eq!(value_of(Points::DRAW, Color::Black, 7), 0);
        assert_eq!(value_of(Points::WHITE_WINS, Color::White, 3), mate_in(3));
        assert_eq!(value_of(Points::WHITE_WINS, Color::Black, 3), mated_in(3));
    }

    #[test]
    fn wdl_adds_up_and_agrees_with_the_expected_score() {
        assert_eq!(Score::Mate(3).wdl(), [1_000, 0, 0]);
        assert_eq!(Score::Mate(-3).wdl(), [0, 0, 1_000]);
        for cp in [-900, -275, -1, 0, 60, 275, 2_000] {
            let [won, drawn, lost] = Score::Cp(cp).wdl();
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
