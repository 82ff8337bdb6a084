//! The choice and the order of the games in a list, with the conditions that may be typed among its words.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::row::fold;
use super::{Column, Content, GameName, GameRow, Reached};
use crate::app::text::{Language, catalogue, keys};
use crate::game::Position;
use crate::sides::Color;

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

/// A condition on one column.
pub(super) struct Condition {
    column: Column,
    /// The order of the column and the value; `None` if the column must contain the value.
    order: Option<Ordering>,
    value: String,
}

impl Condition {
    /// Reads a folded word. The column may have its name in any of the languages, or the beginning of that name.
    pub(super) fn of(word: &str) -> Option<Condition> {
        let (name, value) = word.split_once(':')?;
        let names = |language: Language| {
            Column::ALL.map(|column| (column, fold(&catalogue(language).text(column.key(), &[]))))
        };
        let is_meant = |column: &str| {
            let column = column.trim_end_matches('.');
            !name.is_empty() && (column.starts_with(name) || name.starts_with(column))
        };
        let mut all = Language::ALL.into_iter().flat_map(names);
        let column = all.find_map(|(column, name)| is_meant(&name).then_some(column))?;
        let (order, value) = match (value.strip_prefix('<'), value.strip_prefix('>')) {
            (Some(value), _) => (Some(Ordering::Less), value),
            (_, Some(value)) => (Some(Ordering::Greater), value),
            _ => (None, value),
        };
        Some(Condition { column, order, value: value.to_owned() })
    }

    /// Whether a row fulfils the condition. Only as much of a text as the value has is compared: `date:>1984` begins with
    /// 1985.
    pub(super) fn holds(&self, row: &GameRow, index: usize) -> bool {
        let text = fold(&self.column.text(row, index));
        let Some(order) = self.order.filter(|_| !self.value.is_empty()) else {
            return text.contains(&self.value);
        };
        if let (Some(number), Ok(bound)) = (self.column.number(row, index), self.value.parse::<u64>()) {
            return number.cmp(&bound) == order;
        }
        let start: String = text.chars().take(self.value.chars().count()).collect();
        !start.contains('?') && start.as_str().cmp(self.value.as_str()) == order
    }
}

/// The pieces of the two sides at the end of a game: English letters, in order.
pub(super) struct Ending([Vec<char>; 2]);

impl Ending {
    /// Reads a folded word. The condition may have its name in any of the languages.
    pub(super) fn of(word: &str) -> Option<Ending> {
        let (name, value) = word.split_once(':')?;
        let is_name = |language: Language| fold(&catalogue(language).text("games-ending", &[])) == name;
        let second = value.rfind('k').filter(|&second| second > 0 && value.starts_with('k'))?;
        let is_right = value.chars().all(|letter| "kqrbnp".contains(letter));
        let sides = || [&value[..second], &value[second..]].map(|side| sorted(side.chars()));
        (is_right && Language::ALL.into_iter().any(is_name)).then(|| Ending(sides()))
    }

    /// Whether these are the pieces in a position, of either colour.
    pub(super) fn is_in(&self, position: &Position) -> bool {
        let side = |color: Color| {
            let pieces = position.pieces().filter(|(_, piece)| piece.color == color);
            sorted(pieces.map(|(_, piece)| piece.kind.char().to_ascii_lowercase()))
        };
        let [one, other] = &self.0;
        let [white, black] = Color::ALL.map(side);
        (&white, &black) == (one, other) || (&white, &black) == (other, one)
    }
}

fn sorted(letters: impl Iterator<Item = char>) -> Vec<char> {
    let mut letters: Vec<char> = letters.collect();
    letters.sort_unstable();
    letters
}
