//! The score of a match, next to the names and in a sentence.

use crate::app::document::Document;
use crate::app::settings::Match;
use crate::app::text::{Text, numbers, text};
use crate::sides::{Color, Outcome};

/// A row of the table of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchRow {
    /// The player.
    pub name: String,
    /// The points of each finished game.
    pub games: Vec<String>,
    /// The points of all of them.
    pub sum: String,
}

/// The table of a match of `document`'s players, White of the open game first. `open` is how the open game ended.
pub(in crate::app) fn table(running: &Match, document: &Document, open: Option<Outcome>) -> Vec<MatchRow> {
    let row = |color| MatchRow {
        name: document.name_at_board(color).to_string(),
        games: running.games_of(color, open).into_iter().map(numbers::quarters).collect(),
        sum: numbers::quarters(running.standing(open).quarters[color]),
    };
    Color::ALL.map(row).to_vec()
}

/// The points of both players: "Anna 1¾, Piotr ¼". `open` is how the open game ended.
pub(in crate::app) fn standing(running: &Match, document: &Document, open: Option<Outcome>) -> Text {
    let standing = running.standing(open);
    let [white, black] = Color::ALL.map(|color| document.name(color));
    let [of_white, of_black] = Color::ALL.map(|color| numbers::quarters(standing.quarters[color]));
    text!("match-standing", white, "white-points" = of_white, black, "black-points" = of_black)
}

/// The winner of the match, if the open game was its last one: "Anna wins the match. Anna 2½, Piotr 1½."
pub(in crate::app) fn verdict(running: &Match, document: &Document, open: Outcome) -> Option<Text> {
    if !running.is_over(open) {
        return None;
    }
    let quarters = running.standing(Some(open)).quarters;
    let score = standing(running, document, Some(open));
    let winner = match quarters[Color::White].cmp(&quarters[Color::Black]) {
        std::cmp::Ordering::Greater => Color::White,
        std::cmp::Ordering::Less => Color::Black,
        std::cmp::Ordering::Equal => return Some(text!("match-drawn", score)),
    };
    Some(text!("match-won", name = document.name(winner), score))
}

/// The place of the open game in the match: "Game 2 of 4"; `None` for a match without a length.
pub(in crate::app) fn round(running: &Match) -> Option<Text> {
    let length = running.length()?;
    Some(text!("match-round", game = running.round(), games = length.games))
}
