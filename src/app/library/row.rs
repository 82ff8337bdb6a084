//! The lines and the columns of the list of a file's games, and their text without case and accents.

use std::cmp::Ordering;

use icu_normalizer::DecomposingNormalizer;
use serde::{Deserialize, Serialize};

use super::club::PlayedGame;
use crate::app::settings::{Player, Seat};
use crate::app::text::{Text, keys, three_words, tr, words};
use crate::engine::Level;
use crate::excerpt;
use crate::game::Variant;
use crate::game::pgn::Outline;
use crate::sides::{Color, Points};
use crate::three::pgn::is_variant;

/// Stands between the names of Red and Black, who share a column.
const BETWEEN: &str = " – ";

/// The name of a game in a file.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GameName {
    /// A supported game.
    Known(Variant),
    /// The three-player game.
    Three,
    /// Another game, by its name in the file.
    Other(String),
}

impl GameName {
    /// The name.
    pub fn text(&self) -> Text {
        match self {
            GameName::Known(variant) => words::variant(*variant),
            GameName::Three => three_words::game(),
            GameName::Other(name) => Text::verbatim(name),
        }
    }
}

/// A game in the list of a file's games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    /// White's name; "?" if unknown. Names, here and below, are excerpts.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The name of the game.
    pub game: GameName,
    /// The number of moves; a move of each player counts as one.
    pub moves: usize,
    /// The result as it is shown: "1-0", "¾-¼", "*".
    pub result: String,
    /// The date.
    pub date: String,
    /// The event.
    pub event: String,
    /// The round; empty if unknown.
    pub round: String,
    /// The opening, as the file names it; empty if it does not.
    pub opening: String,
    /// The players' ratings, or the levels of computers; empty if both are unknown.
    pub ratings: String,
    /// The clock as in "15+10": minutes and seconds for each move; as the file has it where it is another kind. Empty if
    /// unknown.
    pub clock: String,
    /// The side of a person who played against a program.
    person: Option<Color>,
    /// The names of Red and Black in a game of three, who share a column.
    pair: Option<[String; 2]>,
    /// The sides that our engine played, in the order of moves.
    ours: [bool; 3],
    /// The folded text of all columns for the filter, except names of games, which depend on the language.
    searched: String,
}

impl GameRow {
    pub(super) fn of(outline: Outline) -> GameRow {
        let Outline { tags, plies, points, result } = outline;
        let [white, black, date, event] =
            ["White", "Black", "Date", "Event"].map(|tag| excerpt::start(tags.or_unknown(tag)));
        let variant = tags.get("Variant").map(str::trim).unwrap_or_default();
        // An unknown name is shown as the file has it.
        let game = match Variant::named_in(variant) {
            _ if is_variant(variant) => GameName::Three,
            Some(known) => GameName::Known(known),
            None if matches!(variant, "" | "?") => GameName::Known(Variant::default()),
            None => GameName::Other(excerpt::start(variant)),
        };
        let told = || excerpt::start(&result).replace("1/2", "½").replace("3/4", "¾").replace("1/4", "¼");
        let result = points.filter(|_| game != GameName::Three).map_or_else(told, words::points);
        let seats: &[&str] =
            if game == GameName::Three { &["White", "Red", "Black"] } else { &["White", "Black"] };
        let is_unknown = |value: &str| value.chars().all(|c| matches!(c, '?' | '-' | '.' | ' '));
        let known = |tag: &str| tags.get(tag).filter(|value| !is_unknown(value)).map(excerpt::start);
        let [round, opening] = ["Round", "Opening"].map(|tag| known(tag).unwrap_or_default());
        let rating = |seat: &&str| known(&format!("{seat}Elo")).or_else(|| known(&format!("Hex{seat}Level")));
        let ratings: Vec<Option<String>> = seats.iter().map(rating).collect();
        let is_rated = ratings.iter().any(Option::is_some);
        let ratings = ratings.into_iter().map(|rating| rating.unwrap_or_else(|| "?".to_owned()));
        let ratings = if is_rated { ratings.collect::<Vec<_>>().join(" – ") } else { String::new() };
        let pair = (game == GameName::Three).then(|| [excerpt::start(tags.or_unknown("Red")), black.clone()]);
        let black = pair.as_ref().map_or(black, |pair| pair.join(BETWEEN));
        let moves = plies.div_ceil(seats.len());
        let clock = known("TimeControl").map(|text| clock(&text)).unwrap_or_default();
        let is_program = |side: &str| tags.get(&format!("{side}Type")) == Some("program");
        let person = match Color::ALL.map(|color| is_program(&color.to_string())) {
            [false, true] => Some(Color::White),
            [true, false] => Some(Color::Black),
            _ => None,
        };
        let is_ours = |seat: &str| {
            let level = tags.get(&format!("Hex{seat}Level")).and_then(Level::from_key);
            let of_level = |level| Seat::of_record(tags.or_unknown(seat), Player::Computer(level));
            is_program(seat) && level.is_some_and(|level| of_level(level).unnamed_level().is_some())
        };
        let mut ours = [false; 3];
        for (ours, &seat) in ours.iter_mut().zip(seats) {
            *ours = is_ours(seat);
        }
        let other = match &game {
            GameName::Known(_) | GameName::Three => "",
            GameName::Other(name) => name,
        };
        let searched = [&white, &black, other, &result, &date, &event, &round, &opening, &ratings, &clock];
        let searched = searched.map(fold).join(" ");
        GameRow {
            white,
            black,
            game,
            moves,
            result,
            date,
            event,
            round,
            opening,
            ratings,
            clock,
            person,
            pair,
            ours,
            searched,
        }
    }

    /// The name of a side as it is shown: our engine is the computer, as at the board. In a game of three that of Black
    /// follows that of Red.
    pub fn name(&self, side: Color) -> String {
        let shown = |is_ours: bool, name: &str| if is_ours { tr("player-computer") } else { name.to_owned() };
        let [first, second, third] = self.ours;
        match (side, &self.pair) {
            (Color::White, _) => shown(first, &self.white),
            (Color::Black, Some([red, black])) => shown(second, red) + BETWEEN + &shown(third, black),
            (Color::Black, None) => shown(second, &self.black),
        }
    }

    /// The side of the player of this program, who is called by this name.
    pub fn own_side(&self, name: &str) -> Option<Color> {
        let is_own = |side: &String| !name.is_empty() && side == name;
        match [&self.white, &self.black].map(is_own) {
            [true, false] => Some(Color::White),
            [false, true] => Some(Color::Black),
            _ => self.person,
        }
    }

    /// The points that a side has in a finished game of two, compared with half a point.
    pub fn outcome(&self, side: Color) -> Option<Ordering> {
        let points = Points::ALL.into_iter().find(|&points| words::points(points) == self.result)?;
        Some(points.for_color(side).cmp(&points.for_color(!side)))
    }

    /// The part of a row that is equal in copies of a game.
    pub(super) fn identity(&self) -> ([String; 2], &GameName, usize, &str) {
        ([fold(&self.white), fold(&self.black)], &self.game, self.moves, &self.result)
    }

    /// The game for the books of a club; `None` unless two have finished it.
    pub(super) fn played(&self) -> Option<PlayedGame> {
        let points = Points::ALL.into_iter().find(|&points| words::points(points) == self.result);
        let names = [&self.white, &self.black].map(|name| name.trim().to_owned());
        let points = points.filter(|_| self.game != GameName::Three)?;
        let event = Some(self.event.clone()).filter(|event| event != "?").unwrap_or_default();
        Some(PlayedGame { names, event, date: self.date.clone(), points })
    }

    /// Whether each of these folded words is part of it; `games` are the folded names of all games, in the order of
    /// [`Variant::ALL`], and that for three last; `computer` is the folded name of our engine.
    pub(super) fn contains(&self, words: &[String], games: &[String], computer: &str) -> bool {
        let game = match self.game {
            GameName::Known(known) => Variant::ALL.iter().position(|&variant| variant == known),
            GameName::Three => Some(Variant::ALL.len()),
            GameName::Other(_) => None,
        };
        let name = game.and_then(|game| games.get(game)).map_or("", String::as_str);
        let computer = if self.ours.contains(&true) { computer } else { "" };
        words.iter().all(|word| {
            [self.searched.as_str(), name, computer].iter().any(|text| text.contains(word.as_str()))
        })
    }
}

/// A time control of a file as it is shown: seconds become minutes where they can.
fn clock(text: &str) -> String {
    let (base, more) = text.split_once('+').unwrap_or((text, "0"));
    match (base.parse::<u32>(), more.parse::<u32>()) {
        (Ok(base), Ok(more)) if base % 60 == 0 => format!("{}+{more}", base / 60),
        _ => text.to_owned(),
    }
}

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
    /// The clock. Only the player's games have it.
    Clock,
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
    Clock => "new-game-clock",
});

impl Column {
    /// The text of the column for the game of this number, from 0.
    pub fn text(self, row: &GameRow, index: usize) -> String {
        match self {
            Column::Number => (index + 1).to_string(),
            Column::White => row.name(Color::White),
            Column::Black => row.name(Color::Black),
            Column::Result => row.result.clone(),
            Column::Moves => row.moves.to_string(),
            Column::Date => row.date.clone(),
            Column::Game => row.game.text().to_string(),
            Column::Event => row.event.clone(),
            Column::Round => row.round.clone(),
            Column::Opening => row.opening.clone(),
            Column::Ratings => row.ratings.clone(),
            Column::Clock => row.clock.clone(),
        }
    }

    /// The columns of the player's games that are always there, in their order.
    pub(super) const OWN: [Column; 6] =
        [Column::Date, Column::White, Column::Black, Column::Result, Column::Game, Column::Moves];

    /// The number that the text of the column begins with; `None` for columns that do not go by numbers.
    pub(super) fn number(self, row: &GameRow, index: usize) -> Option<u64> {
        let text = match self {
            Column::Number => return Some(index as u64 + 1),
            Column::Moves => return Some(row.moves as u64),
            Column::Round => &row.round,
            Column::Ratings => &row.ratings,
            Column::Clock => &row.clock,
            _ => return None,
        };
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        text[..end].parse().ok()
    }
}

/// The text in lower case, without combining marks. Letters of the Latin alphabet that Unicode does not decompose are
/// replaced by those that are typed for them.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let lower = text.to_lowercase();
    let letters = DecomposingNormalizer::new_nfd();
    let mut folded = String::with_capacity(lower.len());
    for letter in letters.normalize_iter(lower.chars()) {
        match letter {
            // The block with the combining marks of these alphabets.
            '\u{300}'..='\u{36f}' => {}
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'ø' => folded.push('o'),
            'ħ' => folded.push('h'),
            'ŧ' => folded.push('t'),
            'ı' => folded.push('i'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            letter => folded.push(letter),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_alphabets_are_left_alone() {
        for (text, folded) in [("", ""), ("A–Ż ½", "a–z ½"), ("ЛАСЛО", "ласло"), ("İI", "ii")]
        {
            assert_eq!(fold(text), folded);
        }
    }
}
