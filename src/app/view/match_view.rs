//! The score of a match, next to the names and in a sentence.

use crate::app::catalogue::Text;
use crate::app::document::Document;
use crate::app::setup::Match;
use crate::app::words;
use crate::sides::{Color, Outcome};

/// The points of both players: "Anna 1¾, Piotr ¼". `open` is how the open game ended.
pub(in crate::app) fn standing(running: &Match, document: &Document, open: Option<Outcome>) -> Text {
    let standing = running.standing(open);
    let points = |color| words::quarters(standing.of(color)).into();
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
    let all = running.standing(Some(open));
    let score = standing(running, document, Some(open));
    let winner = match all.white.cmp(&all.black) {
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
