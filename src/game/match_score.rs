//! The running score of several games between two players.

use std::fmt;

use crate::sides::{Color, Points};

/// The score of a match: the quarter points of two players over several games, with either colour.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchScore {
    names: [String; 2],
    quarters: [u32; 2],
    games: u32,
}

impl MatchScore {
    /// A match without finished games.
    pub fn new(first: &str, second: &str) -> Self {
        Self { names: [first.to_owned(), second.to_owned()], quarters: [0; 2], games: 0 }
    }

    /// Adds the result of a game in which the player `white` had White.
    ///
    /// Returns `false`, and counts nothing, if neither player is called so.
    pub fn add(&mut self, white: &str, points: Points) -> bool {
        let Some(player) = self.names.iter().position(|name| name == white) else { return false };
        self.quarters[player] += u32::from(points.for_color(Color::White));
        self.quarters[1 - player] += u32::from(points.for_color(Color::Black));
        self.games += 1;
        true
    }

    /// `true` if these are the two players, in whichever order.
    pub fn is_between(&self, a: &str, b: &str) -> bool {
        let [first, second] = &self.names;
        (first == a && second == b) || (first == b && second == a)
    }

    /// The two players' names.
    pub fn names(&self) -> [&str; 2] {
        [&self.names[0], &self.names[1]]
    }

    /// The players' points in quarters.
    pub fn quarters(&self) -> [u32; 2] {
        self.quarters
    }

    /// Number of games counted.
    pub fn games(&self) -> u32 {
        self.games
    }
}

/// `Anna 1¾ - 2¼ Bob`
impl fmt::Display for MatchScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([first, second], [a, b]) = (self.names(), self.quarters);
        write!(f, "{first} {} - {} {second}", points_text(a), points_text(b))
    }
}

/// Quarter points as people write them: `0`, `¼`, `1½`.
pub fn points_text(quarters: u32) -> String {
    let fraction = ["", "¼", "½", "¾"][quarters as usize % 4];
    match quarters / 4 {
        0 if !fraction.is_empty() => fraction.to_owned(),
        whole => format!("{whole}{fraction}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_add_up_whoever_has_white() {
        let mut score = MatchScore::new("Anna", "Bob");
        assert_eq!(score.to_string(), "Anna 0 - 0 Bob");
        assert!(score.add("Anna", Points::THREE_QUARTERS));
        assert!(score.add("Bob", Points::WHITE_WINS));
        assert!(score.add("Bob", Points::BLACK_WINS));
        assert!(score.add("Anna", Points::DRAW));
        assert!(!score.add("Carl", Points::DRAW));
        assert_eq!(score.to_string(), "Anna 2¼ - 1¾ Bob");
        assert_eq!(score.games(), 4);
        assert!(score.is_between("Bob", "Anna") && !score.is_between("Anna", "Anna"));
    }
}
