//! The score of a match, next to the names and in a sentence.

use crate::app::catalogue::Text;
use crate::app::document::{Document, ThreeDocument};
use crate::app::setup::{Match, ThreeMatch};
use crate::app::words;
use crate::sides::{Color, Outcome};
use crate::three::Seat;

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
        games: running.games_of(color, open).into_iter().map(words::quarters).collect(),
        sum: words::quarters(running.standing(open).quarters[color]),
    };
    Color::ALL.map(row).to_vec()
}

/// The table of a match of three; empty before the end of its first game.
pub(in crate::app) fn three_table(document: &ThreeDocument, played: &ThreeMatch) -> Vec<MatchRow> {
    if document.setup().match_length.is_none() && played.results().is_empty() {
        return Vec::new();
    }
    let all = played.clone().with(document.end().map(|end| end.points));
    let row = |seat| {
        let games = || all.results().iter().map(|game| u32::from(game[seat]));
        MatchRow {
            name: document.setup().name_at_board(seat).to_string(),
            games: games().map(words::quarters).collect(),
            sum: words::quarters(games().sum()),
        }
    };
    if all.results().is_empty() { Vec::new() } else { Seat::ALL.map(row).to_vec() }
}

/// The points of both players: "Anna 1¾, Piotr ¼". `open` is how the open game ended.
pub(in crate::app) fn standing(running: &Match, document: &Document, open: Option<Outcome>) -> Text {
    let standing = running.standing(open);
    let points = |color| words::quarters(standing.quarters[color]).into();
    let args = [
        ("white", document.name(Color::White).into()),
        ("white-points", points(Color::White)),
        ("black", document.name(Color::Black).into()),
        ("black-points", points(Color::Black)),
    ];
    Text::new("match-standing", args)
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
        std::cmp::Ordering::Equal => return Some(Text::new("match-drawn", [("score", score.into())])),
    };
    let args = [("name", document.name(winner).into()), ("score", score.into())];
    Some(Text::new("match-won", args))
}

/// Which game of the match is open: "Game 2 of 4"; `None` where the match has no length.
pub(in crate::app) fn round(running: &Match) -> Option<Text> {
    let length = running.length()?;
    Some(Text::new("match-round", [("game", running.round().into()), ("games", length.games.into())]))
}
