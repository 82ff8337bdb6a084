//! The points of each side.

use std::fmt;
use std::str::FromStr;

use super::{BySeat, Seat, Seats};

/// The points of the third, second and first place, in quarters.
const PLACES: [u8; 3] = [0, 2, 4];

/// The result of a game: each side's points, in quarters.
///
/// The first place is worth 1 point, the second ½, the third 0. Sides that draw share the points of their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Points(BySeat<u8>);

impl Points {
    /// All three draw: ½ each.
    pub const DRAW: Points = Points(BySeat::new(2, 2, 2));

    /// The result of a game by the order of elimination: first the sides that were eliminated first, last those that
    /// are left. Sides of one set share the points of their places.
    pub fn by_going_out(order: impl IntoIterator<Item = Seats>) -> Points {
        let mut points = BySeat::default();
        let mut places = PLACES.into_iter();
        for seats in order.into_iter().filter(|seats| !seats.is_empty()) {
            let sum: u8 = places.by_ref().take(seats.len() as usize).sum();
            for seat in seats.iter() {
                points[seat] = sum / seats.len() as u8;
            }
        }
        Points(points)
    }

    /// A side's points in quarters, 0 to 4.
    pub fn quarters(self, seat: Seat) -> u8 {
        self.0[seat]
    }

    /// The score of a side: its points as a number, 0 to 1.
    pub fn score(self, seat: Seat) -> f64 {
        f64::from(self.0[seat]) / 4.0
    }

    /// Whether three sides can share places so.
    fn is_possible(self) -> bool {
        let mut sorted = Seat::ALL.map(|seat| self.0[seat]);
        sorted.sort_unstable();
        [[0, 2, 4], [0, 3, 3], [1, 1, 4], [2, 2, 2]].contains(&sorted)
    }
}

const QUARTERS: [&str; 5] = ["0", "1/4", "1/2", "3/4", "1"];

/// White's, Red's and Black's points: `1-0-1/2`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [white, red, black] = Seat::ALL.map(|seat| QUARTERS[usize::from(self.0[seat].min(4))]);
        f.pad(&format!("{white}-{red}-{black}"))
    }
}

/// The text is not a result of a three-player game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "not a result of a three-player game; write the points of White, Red and Black, for example 1-0-1/2, 0-3/4-3/4 or 1/2-1/2-1/2"
)]
pub struct ParsePointsError;

impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Points, ParsePointsError> {
        let quarters = |part: &str| QUARTERS.iter().position(|text| *text == part).map(|found| found as u8);
        let parts: Option<Vec<u8>> = text.split('-').map(quarters).collect();
        let Some([white, red, black]) = parts.as_deref() else { return Err(ParsePointsError) };
        let points = Points(BySeat::new(*white, *red, *black));
        Some(points).filter(|points| points.is_possible()).ok_or(ParsePointsError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(order: &[&str]) -> String {
        let seats = |letters: &&str| letters.chars().filter_map(Seat::from_char).collect::<Seats>();
        Points::by_going_out(order.iter().map(seats)).to_string()
    }

    #[test]
    fn places_are_shared() {
        assert_eq!(points(&["r", "b", "w"]), "1-0-1/2");
        assert_eq!(points(&["r", "wb"]), "3/4-0-3/4");
        assert_eq!(points(&["wrb"]), "1/2-1/2-1/2");
        assert_eq!(points(&["", "wr", "b"]), "1/4-1/4-1");
        assert_eq!(points(&["wrb"]), Points::DRAW.to_string());
    }

    #[test]
    fn texts_both_ways() {
        for text in ["1-0-1/2", "0-3/4-3/4", "1/2-1/2-1/2", "1/4-1-1/4"] {
            assert_eq!(text.parse::<Points>().map(|points| points.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "1-0", "1-0-0", "1-1-1", "1-0-1/2-0", "1/2-1/2-1/4", "2-0-0", "1-0-½", "0-0-0"] {
            assert_eq!(text.parse::<Points>(), Err(ParsePointsError), "{text}");
        }
    }
}
