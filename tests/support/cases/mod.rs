//! The positions of `tests/positions`, each made for one corner of the rules.
#![allow(dead_code, reason = "each test file uses some of it")]

use serde::Deserialize;

/// A position and what is true of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Unique within its file.
    pub name: String,
    /// The purpose of the position; printed when a check fails.
    pub why: String,
    pub fen: String,
    /// The number of games of one, two and three plies.
    pub perft: [u64; 3],
    /// Whether the side to move is in check.
    pub check: bool,
    /// Coordinates of moves that must be legal.
    pub legal: Vec<String>,
    /// Coordinates of moves that must not be.
    pub illegal: Vec<String>,
    /// How the game has ended, if it has.
    pub result: Option<Ending>,
}

/// A result as it is printed: `3/4-1/4`, `stalemate`.
#[derive(Deserialize, PartialEq, Eq, Debug)]
pub struct Ending {
    pub score: String,
    pub reason: String,
}

/// The cases of a game by its lower-case name.
pub fn of(game: &str) -> Vec<Case> {
    let text = match game {
        "glinski" => include_str!("../../positions/glinski.json"),
        "mccooey" => include_str!("../../positions/mccooey.json"),
        "shafran" => include_str!("../../positions/shafran.json"),
        "checkers" => include_str!("../../positions/checkers.json"),
        _ => panic!("there are no positions of a game {game}"),
    };
    let cases: Vec<Case> = serde_json::from_str(text).unwrap_or_else(|error| panic!("{game}.json: {error}"));
    assert!(!cases.is_empty(), "{game}: there is no case");
    for (i, case) in cases.iter().enumerate() {
        assert!(
            cases[..i].iter().all(|other| other.name != case.name),
            "{game}: two cases named {}",
            case.name
        );
    }
    cases
}
