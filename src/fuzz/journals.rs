//! Fuzz targets for journals of a program that was killed.

use std::path::Path;

use super::sealed;
use crate::app::game::saved::{Found, read};
use crate::game::pgn;
use crate::three;

/// The journal of a game of any kind, a line of JSON for each state: the last whole one is read, and the game can be
/// written.
pub fn journal(bytes: &[u8]) {
    let bytes = sealed(bytes);
    let Found::Game(game) = read(Path::new("journal"), &bytes) else { return };
    assert!((1..=bytes.len()).contains(&game.len), "{} of {}", game.len, bytes.len());
    assert!(!game.summary().to_string().is_empty());
    if let Some(document) = game.document() {
        assert!(!pgn::write(document.record()).is_empty());
    }
    if let Some(three) = game.three() {
        assert!(!three::pgn::write(three.record()).is_empty());
    }
}

/// The journal of a meeting of two computers.
pub fn meeting(bytes: &[u8]) {
    crate::online::fuzz::journal(&sealed(bytes));
}
