//! Adjudication: ends decided games by the scores of the engines.

use super::fields;
use crate::engine::Score;
use crate::sides::{ByColor, Color, Points};

/// A draw when the scores of both engines are near 0 for long enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRule {
    /// The first move at which it applies.
    pub move_number: u32,
    /// The number of moves of both sides in a row.
    pub move_count: u32,
    /// The maximum absolute score in centipawns.
    pub score: i32,
}

/// A loss when the score of an engine is low for long enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResignRule {
    /// The number of its moves in a row.
    pub move_count: u32,
    /// A move counts if its score is at least this many centipawns behind.
    pub score: i32,
}

/// `movenumber=40,movecount=8,score=10`
impl std::str::FromStr for DrawRule {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = ["movenumber", "movecount", "score"];
        let [number, count, score] = fields::parse_fields(text, names, [Some(0.0), None, None])?;
        Ok(Self { move_number: number as u32, move_count: (count as u32).max(1), score: score as i32 })
    }
}

/// `movecount=4,score=800`
impl std::str::FromStr for ResignRule {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let [count, score] = fields::parse_fields(text, ["movecount", "score"], [None, None])?;
        Ok(Self { move_count: (count as u32).max(1), score: score as i32 })
    }
}

/// The adjudicator of one game.
#[derive(Clone, Debug)]
pub struct Adjudicator {
    draw: Option<DrawRule>,
    resign: Option<ResignRule>,
    even_plies: u32,
    lost_moves: ByColor<u32>,
}

impl Adjudicator {
    /// An adjudicator with these rules.
    pub fn new(draw: Option<DrawRule>, resign: Option<ResignRule>) -> Self {
        Self { draw, resign, even_plies: 0, lost_moves: ByColor::default() }
    }

    /// Adds a move with the score for its side. Returns the result if it ends the game.
    pub fn add_move(&mut self, mover: Color, move_number: u32, score: Option<Score>) -> Option<Points> {
        let is_even = |rule: DrawRule| matches!(score, Some(Score::Cp(cp)) if cp.abs() <= rule.score);
        let is_lost = |rule: ResignRule| match score {
            Some(Score::Cp(cp)) => cp <= -rule.score,
            Some(Score::Mate(moves)) => moves < 0,
            None => false,
        };
        if let Some(rule) = self.resign {
            let lost = &mut self.lost_moves[mover];
            *lost = if is_lost(rule) { *lost + 1 } else { 0 };
            if *lost >= rule.move_count {
                return Some(Points::win(!mover));
            }
        }
        if let Some(rule) = self.draw {
            self.even_plies = if is_even(rule) { self.even_plies + 1 } else { 0 };
            if move_number >= rule.move_number && self.even_plies >= rule.move_count.saturating_mul(2) {
                return Some(Points::DRAW);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn cp(score: i32) -> Score {
        Score::Cp(score)
    }

    #[test]
    fn the_rules_are_read() {
        let draw = DrawRule { move_number: 40, move_count: 8, score: 10 };
        assert_eq!("movenumber=40,movecount=8,score=10".parse(), Ok(draw));
        assert_eq!("movecount=4,score=800".parse(), Ok(ResignRule { move_count: 4, score: 800 }));
        assert!("movecount=4".parse::<ResignRule>().is_err());
    }

    #[test]
    fn a_draw_needs_both_sides_and_the_move_number() {
        let rule = DrawRule { move_number: 3, move_count: 2, score: 10 };
        let mut game = Adjudicator::new(Some(rule), None);
        let mut add_move = |mover, number, score: Score| game.add_move(mover, number, Some(score));
        assert_eq!(add_move(Color::White, 1, cp(10)), None);
        assert_eq!(add_move(Color::Black, 1, cp(-10)), None);
        assert_eq!(add_move(Color::White, 2, cp(0)), None);
        assert_eq!(add_move(Color::Black, 2, cp(0)), None, "four even plies, but too early");
        assert_eq!(add_move(Color::White, 3, cp(0)), Some(Points::DRAW));
        assert_eq!(game.add_move(Color::Black, 3, None), None, "a move without a score resets the count");
        assert_eq!(game.add_move(Color::White, 4, Some(cp(0))), None);
    }

    #[test]
    fn a_side_resigns_by_its_own_scores_in_a_row() {
        let rule = ResignRule { move_count: 2, score: 500 };
        let mut game = Adjudicator::new(None, Some(rule));
        let mut add_move = |mover, score| game.add_move(mover, 9, Some(score));
        assert_eq!(add_move(Color::White, cp(-600)), None);
        assert_eq!(add_move(Color::Black, cp(900)), None);
        assert_eq!(add_move(Color::White, cp(-499)), None);
        assert_eq!(add_move(Color::White, cp(-500)), None);
        assert_eq!(add_move(Color::White, Score::Mate(-3)), Some(Points::BLACK_WINS));
    }
}
