//! Positions of played games with what the search said and how the game ended: what `heksy selfplay` writes and
//! `heksy tune` reads.
//!
//! One position a line: `FEN|score|points`. The score is in centipawns and the points are the game's result, 0,
//! 0.25, 0.5, 0.75 or 1, both for White; `-` stands for the points of a position that no game went on from.

use std::fmt;

use crate::engine::expected_score;
use crate::game::{Position, Variant};
use crate::sides::{Color, Points};

/// A position with its labels.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Labelled {
    pub position: Position,
    /// What the search found, in centipawns for White.
    pub score: i32,
    /// What the game gave, if it went through the position.
    pub points: Option<Points>,
}

impl Labelled {
    /// Reads a line.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn read(variant: Variant, line: &str) -> Result<Self, String> {
        let mut fields = line.split('|').map(str::trim);
        let (Some(fen), Some(score), Some(points), None) =
            (fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err("not of the form FEN|score|points".to_owned());
        };
        let position = Position::from_fen(variant, fen).map_err(|error| error.to_string())?;
        let score = score.parse().map_err(|_| format!("\"{score}\" is not a score in centipawns"))?;
        let known = || Points::ALL.into_iter().find(|&known| in_points(known).to_string() == points);
        let points = match points {
            "-" => None,
            _ => Some(known().ok_or("the points are not 0, 0.25, 0.5, 0.75, 1 or -")?),
        };
        Ok(Self { position, score, points })
    }

    /// What White may expect of the position, 0 to 1: `result_share` of it by the game's result, the rest by the score.
    pub fn expected(&self, result_share: f64) -> f64 {
        let by_score = expected_score(self.score);
        let by_result = self.points.map_or(by_score, in_points);
        by_score + (by_result - by_score) * result_share
    }
}

impl fmt::Display for Labelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}|{}|", self.position.to_fen(), self.score)?;
        match self.points {
            Some(points) => write!(f, "{}", in_points(points)),
            None => f.write_str("-"),
        }
    }
}

/// White's share of the point.
fn in_points(points: Points) -> f64 {
    f64::from(points.for_color(Color::White)) / 4.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_are_written() {
        for variant in Variant::ALL {
            for points in Points::ALL.into_iter().map(Some).chain([None]) {
                let labelled = Labelled { position: Position::start(variant), score: -37, points };
                assert_eq!(Labelled::read(variant, &labelled.to_string()), Ok(labelled));
            }
        }
    }

    #[test]
    fn faults_are_told() {
        let fen = Variant::Glinski.start_fen();
        let read = |line: &str| Labelled::read(Variant::Glinski, line).unwrap_err();
        assert!(read(&fen).contains("FEN|score|points"));
        assert!(read(&format!("{fen}|1|1|1")).contains("FEN|score|points"));
        assert!(read(&format!("{fen}|high|1")).contains("high"));
        assert!(read(&format!("{fen}|5|0.3")).contains("0.25"));
        assert!(!read("nonsense|5|1").is_empty());
    }
}
