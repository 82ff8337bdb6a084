//! The choice and the order of the games in a list.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Content, GameName, GameRow, Reached};
use crate::app::catalogue::keys;

/// The choice and the order of the games in a list.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Query {
    /// Words that a row must contain in any of its columns, or conditions on one column (`date:<1985`), without regard to
    /// case and accents.
    pub words: String,
    /// The only game to be listed.
    pub game: Option<GameName>,
    /// The only result to be listed.
    pub result: Option<ListedResult>,
    /// The only content to be listed.
    pub content: Option<Content>,
    /// The position or the pieces that the games must reach.
    pub at: Option<Box<Reached>>,
    /// The column that gives the order.
    pub by: Column,
    /// Whether the order is reversed.
    pub is_descending: bool,
}

impl Query {
    /// The query as the settings keep it.
    pub fn to_saved(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// A query that the settings keep; `None` if another version of the program has written it.
    pub fn from_saved(saved: &Value) -> Option<Query> {
        Query::deserialize(saved).ok()
    }
}

/// A column of a list of games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    /// The number, from 1. It gives the order of the file.
    #[default]
    Number,
    /// White's name.
    White,
    /// Black's name.
    Black,
    /// The result, as points.
    Result,
    /// The number of moves.
    Moves,
    /// The date.
    Date,
    /// The name of the game.
    Game,
    /// The occasion.
    Event,
}

keys!(impl Column {
    Number => "games-number",
    White => "color-white",
    Black => "color-black",
    Result => "games-result",
    Moves => "games-moves",
    Date => "games-date",
    Game => "new-game-game",
    Event => "games-event",
});

impl Column {
    /// The text of the column for the game of this number, from 0.
    pub fn text(self, row: &GameRow, index: usize) -> String {
        match self {
            Column::Number => (index + 1).to_string(),
            Column::White => row.white.clone(),
            Column::Black => row.black.clone(),
            Column::Result => row.result.clone(),
            Column::Moves => row.moves.to_string(),
            Column::Date => row.date.clone(),
            Column::Game => row.game.text().to_string(),
            Column::Event => row.event.clone(),
        }
    }
}

/// A kind of results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ListedResult {
    /// 1-0.
    WhiteWins,
    /// 0-1.
    BlackWins,
    /// ½-½.
    Draw,
    /// Any other points: those of a stalemate, those of three players.
    OtherPoints,
    /// A game without an end.
    Unfinished,
}

keys!(impl ListedResult {
    WhiteWins => "over-white-wins",
    BlackWins => "over-black-wins",
    Draw => "over-draw",
    OtherPoints => "games-other-points",
    Unfinished => "games-unfinished",
});

impl ListedResult {
    /// Whether a result is of this kind.
    pub fn is_of(self, result: &str) -> bool {
        self == match result {
            "1-0" => ListedResult::WhiteWins,
            "0-1" => ListedResult::BlackWins,
            "½-½" => ListedResult::Draw,
            "*" | "?" => ListedResult::Unfinished,
            _ => ListedResult::OtherPoints,
        }
    }
}
