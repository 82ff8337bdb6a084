//! The columns of a list of games.

use serde::{Deserialize, Serialize};

use super::GameRow;
use crate::app::catalogue::keys;

/// A column of a list of games.
#[allow(missing_docs)]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    /// The number, from 1. It gives the order of the file.
    #[default]
    Number,
    White,
    Black,
    /// The result, as points.
    Result,
    Moves,
    Date,
    Game,
    Event,
    Round,
    Opening,
    /// The players' ratings, or the levels of computers.
    Ratings,
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
    Round => "header-round",
    Opening => "games-opening",
    Ratings => "games-ratings",
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
            Column::Round => row.round.clone(),
            Column::Opening => row.opening.clone(),
            Column::Ratings => row.ratings.clone(),
        }
    }

    /// Whether the column is left out of lists in which no game has something in it.
    pub(super) fn is_optional(self) -> bool {
        matches!(self, Column::Round | Column::Opening | Column::Ratings)
    }

    /// The number that the text of the column begins with; `None` for columns that do not go by numbers.
    pub(super) fn number(self, row: &GameRow, index: usize) -> Option<u64> {
        let text = match self {
            Column::Number => return Some(index as u64 + 1),
            Column::Moves => return Some(row.moves as u64),
            Column::Round => &row.round,
            Column::Ratings => &row.ratings,
            _ => return None,
        };
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        text[..end].parse().ok()
    }
}
