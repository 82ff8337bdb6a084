//! A line in the list of a file's games.

use crate::app::words;
use crate::excerpt;
use crate::game::Variant;
use crate::game::pgn::PgnFile;

/// A game in the list of a file's games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    /// Its number, counted from 1.
    pub number: usize,
    /// Who played White; "?" if unknown. Of names, here and below, no more than an excerpt.
    pub white: String,
    /// Who played Black.
    pub black: String,
    /// Which game it is: "Gliński".
    pub game: String,
    /// How many moves it has; a move of White's and the answer count as one.
    pub moves: usize,
    /// The result as it is shown: "1-0", "¾-¼", "*".
    pub result: String,
    /// When it was played.
    pub date: String,
    /// On which occasion.
    pub event: String,
    /// All of it in small letters, for the filter.
    searched: String,
}

impl GameRow {
    pub(super) fn of(file: &PgnFile, index: usize) -> GameRow {
        let tags = file.tags(index);
        let result = tags.get("HexScore").unwrap_or(tags.or_unknown("Result"));
        let result = excerpt::start(result).replace("1/2", "½").replace("3/4", "¾").replace("1/4", "¼");
        let [white, black, date, event] =
            ["White", "Black", "Date", "Event"].map(|tag| excerpt::start(tags.or_unknown(tag)));
        let variant = tags.get("Variant").unwrap_or_default();
        // What no game here is called stands as the file has it.
        let game = match variant.parse() {
            Ok(known) => words::variant(known),
            Err(_) if variant.is_empty() => words::variant(Variant::default()),
            Err(_) => excerpt::start(variant),
        };
        let moves = file.plies(index).div_ceil(2);
        let searched =
            [&white, &black, &game, &result, &date, &event].map(|text| text.to_lowercase()).join(" ");
        GameRow { number: index + 1, white, black, game, moves, result, date, event, searched }
    }

    /// Whether each of these words, in small letters, is part of it.
    pub(super) fn contains(&self, words: &[String]) -> bool {
        words.iter().all(|word| self.searched.contains(word))
    }
}
