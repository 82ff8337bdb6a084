//! Labelled positions: positions with the search score and the game result.
//!
//! `heksy-lab selfplay` writes games ([`games`]), in two to three bytes a move, and `heksy-lab pack` makes of them packed positions
//! ([`packed`]) of 32 bytes, which `heksy-lab train` reads. Other programs write positions as text, which `heksy-lab pack` packs,
//! too, one position per line: `FEN|score|points`. The score is in centipawns and the points are the game result, 0, 0.25, 0.5, 0.75
//! or 1, both for White; `-` means no result, in a position of a side variation.

mod bits;
mod file;
#[cfg(any(test, fuzzing))]
pub(crate) mod fuzz;
mod games;
pub(super) mod packed;

use std::fmt;

pub(super) use bits::{RECORD_BYTES, Record};
pub(super) use file::{Kind, PositionFile};
pub(super) use games::{ScoredGame, ScoredMove, SideVariation};

use crate::engine::expected_score;
use crate::game::{Position, Variant};
use crate::sides::{Color, Points};

#[derive(Clone, Debug, PartialEq)]
pub(super) struct LabelledPosition {
    pub position: Position,
    /// The search score in centipawns for White.
    pub score: i32,
    /// The game result, if the position occurred in the game.
    pub points: Option<Points>,
}

impl LabelledPosition {
    /// Parses a line.
    ///
    /// # Errors
    /// A message with the problem.
    pub fn parse(variant: Variant, line: &str) -> Result<Self, String> {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [fen, score, points] = fields[..] else {
            return Err("not of the form FEN|score|points".to_owned());
        };
        let position = Position::from_fen(variant, fen).map_err(|error| error.to_string())?;
        let score = score.parse().map_err(|_| format!("\"{score}\" is not a score in centipawns"))?;
        let known = || Points::ALL.into_iter().find(|&known| as_fraction(known).to_string() == points);
        let points = match points {
            "-" => None,
            _ => Some(known().ok_or("the points are not 0, 0.25, 0.5, 0.75, 1 or -")?),
        };
        Ok(Self { position, score, points })
    }

    /// The target: the expected score for White, 0 to 1, interpolated from the search score to the game result by
    /// `result_share`.
    pub fn expected(&self, result_share: f64) -> f64 {
        let by_score = expected_score(self.score);
        let by_result = self.points.map_or(by_score, as_fraction);
        by_score + (by_result - by_score) * result_share
    }
}

impl fmt::Display for LabelledPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}|{}|", self.position.to_fen(), self.score)?;
        match self.points {
            Some(points) => write!(f, "{}", as_fraction(points)),
            None => f.write_str("-"),
        }
    }
}

/// White's points, 0 to 1.
fn as_fraction(points: Points) -> f64 {
    points.score(Color::White)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_round_trip() {
        for variant in Variant::ALL {
            for points in Points::ALL.into_iter().map(Some).chain([None]) {
                let labelled = LabelledPosition { position: Position::start(variant), score: -37, points };
                assert_eq!(LabelledPosition::parse(variant, &labelled.to_string()), Ok(labelled));
            }
        }
    }

    #[test]
    fn errors_of_a_line_name_the_mistake() {
        let fen = Variant::Glinski.start_fen();
        let parse = |line: &str| LabelledPosition::parse(Variant::Glinski, line).unwrap_err();
        assert!(parse(&fen).contains("FEN|score|points"));
        assert!(parse(&format!("{fen}|1|1|1")).contains("FEN|score|points"));
        assert!(parse(&format!("{fen}|high|1")).contains("high"));
        assert!(parse(&format!("{fen}|5|0.3")).contains("0.25"));
        assert!(!parse("nonsense|5|1").is_empty());
    }
}
