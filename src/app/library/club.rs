//! The two tables of a club, counted from finished games, as text and as a page to print.

use std::cmp::Reverse;
use std::collections::HashMap;

use indexmap::IndexMap;
use skillratings::elo::{EloRating, expected_score};

use crate::app::print::{Page, Part, Run, Sheet, Table};
use crate::app::text::{keys, numbers, tr};
use crate::sides::{Color, Points};

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

    /// A row, with points as a person writes them, or as `plain` numbers with decimals.
    pub fn row(self, books: &ClubBooks, row: usize, plain: bool) -> Option<Vec<String>> {
        let index = if self == ClubTable::Ratings { *books.by_rating.get(row)? } else { row };
        let player = books.players.get(index)?;
        let points = |quarters: u32| {
            if plain {
                numbers::number(f64::from(quarters) / 4.0, 0..=2)
            } else {
                numbers::quarters(quarters)
            }
        };
        let tie_break = numbers::number(player.tie_break as f64 / 16.0, 0..=4);
        let (own, games) = (points(player.quarters), player.games.to_string());
        let rest = match self {
            ClubTable::Cross => [own, games, tie_break],
            ClubTable::Ratings => [format!("{:.0}", player.rating), games, own],
        };
        let against = |other: &ClubPlayer| match player.results.get(&other.name) {
            _ if other.name == player.name => "×".to_owned(),
            Some(won) if won.len() > MOST_RESULTS => {
                format!("{}/{}", numbers::quarters(won.iter().sum()), won.len())
            }
            won => won.into_iter().flatten().map(|&won| numbers::quarters(won)).collect::<Vec<_>>().join(" "),
        };
        let head = [(row + 1).to_string(), player.name.clone()];
        let opponents = books.players[..self.opponents(books)].iter().map(against);
        Some(head.into_iter().chain(rest).chain(opponents).collect())
    }
}

/// The numbers of games and players.
pub fn summary(books: &ClubBooks) -> String {
    tr!("club-summary", games = books.games, players = books.players.len())
}

/// Both tables as CSV. Between cells is what a spreadsheet in this language expects: a semicolon where numbers have a
/// decimal comma, otherwise a comma.
pub fn to_csv(books: &ClubBooks) -> String {
    to_text(books, if tr("decimal-separator") == "," { ';' } else { ',' }, true)
}

/// Both tables for the clipboard, with tabulators between cells and points as a person writes them.
pub fn to_clipboard(books: &ClubBooks) -> String {
    to_text(books, '\t', false)
}

fn to_text(books: &ClubBooks, separator: char, plain: bool) -> String {
    let mut text = String::new();
    for table in ClubTable::ALL {
        text += if text.is_empty() { "" } else { "\n" };
        let rows = (0..books.players.len()).filter_map(|row| table.row(books, row, plain));
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

/// The rating before the first game.
const FIRST_RATING: f64 = 1_500.0;
/// A rating changes by at most this much in each of the first games, and in each later game.
const LARGEST_CHANGES: [f64; 2] = [40.0, 20.0];
/// The number of first games.
const FIRST_GAMES: usize = 30;

/// A finished game of two players.
#[derive(Debug, Clone)]
pub struct PlayedGame {
    /// The names of White and Black.
    pub names: [String; 2],
    /// The event; empty if it is unknown.
    pub event: String,
    /// The date as PGN has it.
    pub date: String,
    /// The points of both players.
    pub points: Points,
}

/// A player with the sums of all games.
#[derive(Debug, Clone, PartialEq)]
pub struct ClubPlayer {
    /// As in the tags of the games.
    pub name: String,
    /// The number of games.
    pub games: usize,
    /// The points, in quarters.
    pub quarters: u32,
    /// The Sonneborn-Berger score, in sixteenths: the points won from each opponent times the points of the opponent.
    pub tie_break: u64,
    /// The Elo rating.
    pub rating: f64,
    /// The quarter points in each game against another player, by name.
    results: HashMap<String, Vec<u32>>,
}

/// Points and ratings of the players of a list of games.
#[derive(Debug, Clone)]
pub struct ClubBooks {
    /// The players: by points, then by the Sonneborn-Berger score, then by name.
    pub players: Vec<ClubPlayer>,
    /// The numbers of the players, the highest rating first.
    pub by_rating: Vec<usize>,
    /// The number of games.
    pub games: usize,
    /// The event of all games; empty if there are several.
    pub event: String,
    /// The first day and the last one; empty if they are unknown.
    pub days: String,
}

impl ClubBooks {
    /// Counts the games. Games of unknown players, and of a player against the same one, do not count.
    pub fn of(mut played: Vec<PlayedGame>) -> ClubBooks {
        let is_known = |name: &String| !name.is_empty() && name != "?";
        played.retain(|game| game.names.iter().all(is_known) && game.names[0] != game.names[1]);
        played.sort_by(|one, other| one.date.cmp(&other.date));
        let event = played.first().map(|game| game.event.clone());
        let event = event.filter(|event| played.iter().all(|game| game.event == *event)).unwrap_or_default();
        let mut players: IndexMap<String, ClubPlayer> = IndexMap::new();
        for PlayedGame { names: [white, black], points, .. } in &played {
            let ratings = [white, black].map(|name| {
                let player = players.entry(name.clone()).or_insert_with(|| ClubPlayer::new(name));
                EloRating { rating: player.rating }
            });
            let expected = expected_score(&ratings[0], &ratings[1]);
            for (own, other, color, expected) in
                [(white, black, Color::White, expected.0), (black, white, Color::Black, expected.1)]
            {
                players[own].add(u32::from(points.for_color(color)), expected, other);
            }
        }
        for index in 0..players.len() {
            let won = players[index].results.iter();
            let won = won
                .map(|(other, won)| u64::from(won.iter().sum::<u32>()) * u64::from(players[other].quarters));
            players[index].tie_break = won.sum();
        }
        players.sort_by_cached_key(|name, player| {
            (Reverse(player.quarters), Reverse(player.tie_break), name.clone())
        });
        let players: Vec<ClubPlayer> = players.into_values().collect();
        let mut by_rating: Vec<usize> = (0..players.len()).collect();
        by_rating.sort_by(|&one, &other| players[other].rating.total_cmp(&players[one].rating));
        ClubBooks { games: played.len(), event, days: days(&played), players, by_rating }
    }
}

/// The first and the last day of games in the order of their dates; empty if no date is whole.
fn days(played: &[PlayedGame]) -> String {
    let mut days: Vec<String> = played
        .iter()
        .filter(|game| !game.date.contains('?'))
        .map(|game| game.date.replace('.', "-"))
        .collect();
    days.dedup();
    match days.as_slice() {
        [] => String::new(),
        [day] => day.clone(),
        [first, .., last] => format!("{first} – {last}"),
    }
}

impl ClubPlayer {
    fn new(name: &str) -> ClubPlayer {
        let (name, results) = (name.to_owned(), HashMap::new());
        ClubPlayer { name, games: 0, quarters: 0, tie_break: 0, rating: FIRST_RATING, results }
    }

    /// Counts a game against `other`, in which the player was expected to get this part of the point.
    fn add(&mut self, quarters: u32, expected: f64, other: &str) {
        let largest = LARGEST_CHANGES[usize::from(self.games >= FIRST_GAMES)];
        self.rating += largest * (f64::from(quarters) / 4.0 - expected);
        self.games += 1;
        self.quarters += quarters;
        self.results.entry(other.to_owned()).or_default().push(quarters);
    }
}

/// A table with more players needs the width of a sheet on its side.
const MOST_UPRIGHT: usize = 12;

/// Both tables to print, below the event and the days of the games.
pub fn page(books: &ClubBooks) -> Page {
    let title = if books.event.is_empty() { tr("club-title") } else { books.event.clone() };
    let facts = [("header-date", books.days.clone()), ("club-games", books.games.to_string())];
    let facts = facts.into_iter().filter(|(_, value)| !value.is_empty());
    let mut parts =
        vec![Part::Title(title.clone()), Part::Facts(facts.map(|(key, value)| (tr(key), value)).collect())];
    for table in ClubTable::ALL {
        let columns = vec!["number", "name", "sum", "sum", "sum"];
        let rows = (0..books.players.len()).filter_map(|row| table.row(books, row, false)).collect();
        let heads = table.heads(books);
        parts.extend([
            Part::Heading(tr(table.key())),
            Part::Table(Table { class: "cross", columns, heads, rows }),
        ]);
    }
    parts.push(Part::Text(vec![Run::Plain(tr("club-hint"))]));
    let is_wide = ClubTable::Cross.opponents(books) > MOST_UPRIGHT;
    Page { title, sheets: vec![Sheet { is_wide, parts }] }
}
