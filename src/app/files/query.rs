//! The choice and the order of the games in a list.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Column, Content, GameName, Reached};
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
