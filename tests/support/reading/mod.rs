//! Games out of texts.
#![allow(dead_code, reason = "each test file uses some of it")]

use heksy::game::pgn::{PgnFile, ReadGame};

pub fn read_all(text: &str) -> Vec<ReadGame> {
    PgnFile::from_text(text.to_owned()).read_all().collect()
}

#[track_caller]
pub fn read_one(text: &str) -> ReadGame {
    let mut games = read_all(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}
