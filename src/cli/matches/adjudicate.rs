//! Ends games that are decided, by what the engines themselves say.

use super::fields;
use crate::engine::Score;
use crate::sides::{ByColor, Color, Points};

/// A draw when both sides have called the game even for long enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRule {
    /// Not before this move.
    pub move_number: u32,
    /// For so many moves of both sides.
    pub move_count: u32,
    /// Even means at most so many centipawns for either side.
    pub score: i32,
}

/// A loss for a side that has called itself lost for long enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResignRule {
    /// For so many of its moves.
    pub move_count: u32,
    /// Lost means so many centipawns behind, or worse, or mated.
    pub score: i32,
}

/// `movenumber=40,movecount=8,score=10`
impl std::str::FromStr for DrawRule {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = ["movenumber", "movecount", "score"];
        let [number, count, score] = fields::read(text, names, [Some(0.0), None, None])?;
        Ok(Self { move_number: number as u32, move_count: (count as u32).max(1), score: score as i32 })
    }
}

/// `movecount=4,score=800`
impl std::str::FromStr for ResignRule {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let [count, score] = fields::read(text, ["movecount", "score"], [None, None])?;
        Ok(Self { move_count: (count as u32).max(1), score: score as i32 })
    }
}

/// Watches one game.
#[derive(Clone, Debug)]
pub struct Adjudicator {
    draw: Option<DrawRule>,
    resign: Option<ResignRule>,
    even_plies: u32,
    lost_moves: ByColor<u32>,
}

impl Adjudicator {
    /// Watches a game by these rules.
    pub fn new(draw: Option<DrawRule>, resign: Option<ResignRule>) -> Self {
        Self { draw, resign, even_plies: 0, lost_moves: ByColor::default() }
    }

    /// Takes in a move and what its maker says about it, in its own view. Gives the result if that ends the game.
    pub fn judge(&mut self, mover: Color, move_number: u32, score: Option<Score>) -> Option<Points> {
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
    fn a_draw_takes_both_sides_and_the_move_number() {
        let rule = DrawRule { move_number: 3, move_count: 2, score: 10 };
        let mut game = Adjudicator::new(Some(rule), None);
        let mut judge = |mover, number, score: Score| game.judge(mover, number, Some(score));
        assert_eq!(judge(Color::White, 1, cp(10)), None);
        assert_eq!(judge(Color::Black, 1, cp(-10)), None);
        assert_eq!(judge(Color::White, 2, cp(0)), None);
        assert_eq!(judge(Color::Black, 2, cp(0)), None, "four even plies, but too early");
        assert_eq!(judge(Color::White, 3, cp(0)), Some(Points::DRAW));
        assert_eq!(game.judge(Color::Black, 3, None), None, "no score, no agreement");
        assert_eq!(game.judge(Color::White, 4, Some(cp(0))), None);
    }

    #[test]
    fn a_side_resigns_by_its_own_scores_in_a_row() {
        let rule = ResignRule { move_count: 2, score: 500 };
        let mut game = Adjudicator::new(None, Some(rule));
        let mut judge = |mover, score| game.judge(mover, 9, Some(score));
        assert_eq!(judge(Color::White, cp(-600)), None);
        assert_eq!(judge(Color::Black, cp(900)), None);
        assert_eq!(judge(Color::White, cp(-499)), None);
        assert_eq!(judge(Color::White, cp(-500)), None);
        assert_eq!(judge(Color::White, Score::Mate(-3)), Some(Points::BLACK_WINS));
    }
}
