//! The two tables of a club, row by row.

use super::ClubBooks;
use crate::app::text::{keys, numbers, tr};

/// With more players the cross table has no columns for their results against each other.
const MOST_COLUMNS: usize = 30;
/// More results against one opponent are shown as a sum.
const MOST_RESULTS: usize = 4;

/// A way to show the players of a club.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ClubTable {
    /// The players' points and their results against each other.
    #[default]
    Cross,
    /// The players by Elo rating.
    Ratings,
}

keys!(impl ClubTable {
    Cross => "club-cross",
    Ratings => "club-ratings",
});

impl ClubTable {
    /// The number of the columns for results against single players.
    pub fn opponents(self, books: &ClubBooks) -> usize {
        let players = books.players.len();
        if self == ClubTable::Cross && players <= MOST_COLUMNS { players } else { 0 }
    }

    /// The names of the columns: the number, the name, three sums, then results against single players.
    pub fn heads(self, books: &ClubBooks) -> Vec<String> {
        let (opponents, rest) = match self {
            ClubTable::Cross => (self.opponents(books), ["club-points", "club-games", "club-tie-break"]),
            ClubTable::Ratings => (0, ["club-rating", "club-games", "club-points"]),
        };
        let heads = ["games-number", "club-player"].into_iter().map(tr);
        let opponents = (1..=opponents).map(|number| number.to_string());
        heads.chain(rest.into_iter().map(tr)).chain(opponents).collect()
    }

    /// A row, with points as a person writes them, or as `plain` numbers with a decimal point.
    pub fn row(self, books: &ClubBooks, row: usize, plain: bool) -> Option<Vec<String>> {
        let index = if self == ClubTable::Ratings { *books.by_rating.get(row)? } else { row };
        let player = books.players.get(index)?;
        let points = |quarters: u32| {
            if plain { (f64::from(quarters) / 4.0).to_string() } else { numbers::quarters(quarters) }
        };
        let tie_break = player.tie_break as f64 / 16.0;
        let tie_break = if plain { tie_break.to_string() } else { numbers::number(tie_break, 0..=4) };
        let (own, games) = (points(player.quarters), player.games.to_string());
        let rest = match self {
            ClubTable::Cross => [own, games, tie_break],
            ClubTable::Ratings => [format!("{:.0}", player.rating), games, own],
        };
        let against = |other| match books.results(index, other) {
            _ if other == index => "×".to_owned(),
            won if won.len() > MOST_RESULTS => {
                format!("{}/{}", numbers::quarters(won.iter().sum()), won.len())
            }
            won => won.iter().map(|&won| numbers::quarters(won)).collect::<Vec<_>>().join(" "),
        };
        let head = [(row + 1).to_string(), player.name.clone()];
        let opponents = (0..self.opponents(books)).map(against);
        Some(head.into_iter().chain(rest).chain(opponents).collect())
    }
}

/// The numbers of games and players.
pub fn summary(books: &ClubBooks) -> String {
    tr!("club-summary", games = books.games, players = books.players.len())
}

/// Both tables as lines of cells, with `separator` between them: a comma for CSV, a tabulator for the clipboard.
pub fn to_text(books: &ClubBooks, separator: char) -> String {
    let mut text = String::new();
    for table in ClubTable::ALL {
        text += if text.is_empty() { "" } else { "\n" };
        let rows = (0..books.players.len()).filter_map(|row| table.row(books, row, separator == ','));
        for row in std::iter::once(table.heads(books)).chain(rows) {
            let cells: Vec<String> = row.iter().map(|cell| quoted(cell, separator)).collect();
            text += &(cells.join(&separator.to_string()) + "\n");
        }
    }
    text
}

/// A cell, in quotes where it would be taken for several ones.
fn quoted(cell: &str, separator: char) -> String {
    if cell.contains([separator, '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
