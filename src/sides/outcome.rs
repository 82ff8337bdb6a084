//! The result of a game: points and reason.

use std::fmt;
use std::str::FromStr;

use super::Color;

/// The result of a game in White's quarter points, 0 to 4.
///
/// Quarters, because in Gliński's game stalemate is worth ¾ against ¼.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(u8);

impl Points {
    /// 1-0
    pub const WHITE_WINS: Points = Points(4);
    /// ¾-¼
    pub const THREE_QUARTERS: Points = Points(3);
    /// ½-½
    pub const DRAW: Points = Points(2);
    /// ¼-¾
    pub const ONE_QUARTER: Points = Points(1);
    /// 0-1
    pub const BLACK_WINS: Points = Points(0);

    /// All results from the best for White to the best for Black.
    pub const ALL: [Points; 5] =
        [Points::WHITE_WINS, Points::THREE_QUARTERS, Points::DRAW, Points::ONE_QUARTER, Points::BLACK_WINS];

    /// The result in which a side gets `quarters` quarter points, at most 4.
    pub const fn with_quarters(color: Color, quarters: u8) -> Points {
        let quarters = if quarters > 4 { 4 } else { quarters };
        match color {
            Color::White => Points(quarters),
            Color::Black => Points(4 - quarters),
        }
    }

    /// The result in which a side gets the whole point.
    pub const fn win(color: Color) -> Points {
        Points::with_quarters(color, 4)
    }

    /// A side's quarter points, 0 to 4.
    pub const fn for_color(self, color: Color) -> u8 {
        match color {
            Color::White => self.0,
            Color::Black => 4 - self.0,
        }
    }

    /// The score of a side: its points as a number, 0 to 1.
    pub fn score(self, color: Color) -> f64 {
        f64::from(self.for_color(color)) / 4.0
    }

    const fn text(self) -> &'static str {
        ["0-1", "1/4-3/4", "1/2-1/2", "3/4-1/4", "1-0"][self.0 as usize]
    }

    /// The result in PGN: `1-0`, `1/2-1/2` or `0-1`. Quarter results become draws.
    pub const fn pgn_result(self) -> &'static str {
        match self.0 {
            0 => "0-1",
            4 => "1-0",
            _ => "1/2-1/2",
        }
    }
}

/// `1-0`, `3/4-1/4`, `1/2-1/2`, `1/4-3/4` or `0-1`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

/// The error of parsing a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a result; write 1-0, 3/4-1/4, 1/2-1/2, 1/4-3/4 or 0-1")]
pub struct ParsePointsError;

impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Points, ParsePointsError> {
        Points::ALL.into_iter().find(|points| points.text() == text).ok_or(ParsePointsError)
    }
}

/// The reason for the end of a game.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    Checkmate,
    Stalemate,
    InsufficientMaterial,
    /// Checkers: the side to move has lost its last man.
    AllTaken,
    /// Checkers: the side to move has men, but none can move.
    Blocked,
    Repetition,
    /// Fifth occurrence of a position, in a game whose draws must be claimed.
    FivefoldRepetition,
    FiftyMoves,
    /// Seventy-five moves, in a game whose draws must be claimed.
    SeventyFiveMoves,
    Agreement,
    Resignation,
    TimeForfeit,
    /// A flag fell, but the opponent did not have the material to mate.
    TimeForfeitNoMaterial,
    RulesInfraction,
    Adjudication,
    Unknown,
}

impl Reason {
    /// Whether a game can end for this reason with these points.
    pub fn is_possible_with(self, points: Points) -> bool {
        let is_win = points == Points::WHITE_WINS || points == Points::BLACK_WINS;
        match self {
            Reason::Checkmate
            | Reason::AllTaken
            | Reason::Blocked
            | Reason::Resignation
            | Reason::TimeForfeit
            | Reason::RulesInfraction => is_win,
            Reason::Stalemate => !is_win,
            Reason::InsufficientMaterial
            | Reason::Repetition
            | Reason::FivefoldRepetition
            | Reason::FiftyMoves
            | Reason::SeventyFiveMoves
            | Reason::Agreement
            | Reason::TimeForfeitNoMaterial => points == Points::DRAW,
            Reason::Adjudication | Reason::Unknown => true,
        }
    }

    /// Whether the reason follows from the moves alone, so that taking back the last move removes it.
    pub const fn is_shown_by_moves(self) -> bool {
        match self {
            Reason::Checkmate
            | Reason::Stalemate
            | Reason::InsufficientMaterial
            | Reason::AllTaken
            | Reason::Blocked
            | Reason::Repetition
            | Reason::FivefoldRepetition
            | Reason::FiftyMoves
            | Reason::SeventyFiveMoves => true,
            Reason::Agreement
            | Reason::Resignation
            | Reason::TimeForfeit
            | Reason::TimeForfeitNoMaterial
            | Reason::RulesInfraction
            | Reason::Adjudication
            | Reason::Unknown => false,
        }
    }
}

/// The English name: `checkmate`, `time forfeit`.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::AllTaken => "all pieces captured",
            Reason::Blocked => "blocked",
            Reason::InsufficientMaterial => "insufficient material",
            Reason::Repetition => "repetition",
            Reason::FivefoldRepetition => "fivefold repetition",
            Reason::FiftyMoves => "fifty moves",
            Reason::SeventyFiveMoves => "seventy-five moves",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
            Reason::TimeForfeit => "time forfeit",
            Reason::TimeForfeitNoMaterial => "time forfeit, no mating material",
            Reason::RulesInfraction => "rules infraction",
            Reason::Adjudication => "adjudication",
            Reason::Unknown => "unknown",
        })
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The points of each side.
    pub points: Points,
    /// `Unknown` for a result without one.
    pub reason: Reason,
}

/// Points and reason: `3/4-1/4, stalemate`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.points, self.reason)
    }
}

#[cfg(feature = "serde")]
crate::text_serde::text_serde! { Points: "the points of two sides" }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points() {
        let texts = Points::ALL.map(|points| points.to_string());
        assert_eq!(texts, ["1-0", "3/4-1/4", "1/2-1/2", "1/4-3/4", "0-1"]);
        for points in Points::ALL {
            assert_eq!(points.to_string().parse(), Ok(points));
            assert_eq!(points.for_color(Color::White) + points.for_color(Color::Black), 4);
        }
        assert_eq!("1-1".parse::<Points>(), Err(ParsePointsError));
        assert_eq!(Points::ONE_QUARTER.pgn_result(), "1/2-1/2");
        assert_eq!(Points::win(Color::Black), Points::BLACK_WINS);
    }
}
