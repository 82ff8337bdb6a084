//! The games of a meeting as a file keeps them.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::error::OnlineError;
use crate::engine::Level;
use crate::game::{GameRecord, date, pgn};
use crate::online::Record;
use crate::sides::Color;

/// The record with its tags.
pub fn kept(record: &Record, own: Option<(Color, Option<Level>)>) -> GameRecord {
    let mut kept = record.game_record();
    kept.tags.set("Date", &date::today());
    kept.tags.set("Round", &(record.beginning().number + 1).to_string());
    if let Some((color, Some(level))) = own {
        let (kind, strength) = match color {
            Color::White => ("WhiteType", "HexWhiteLevel"),
            Color::Black => ("BlackType", "HexBlackLevel"),
        };
        kept.tags.set(kind, "program");
        kept.tags.set(strength, level.key());
    }
    kept
}

/// Writes the games to a file, or prints them.
pub fn write(games: &[GameRecord], file: Option<&Path>, out: &mut impl Write) -> Result<(), OnlineError> {
    if games.is_empty() {
        return Ok(());
    }
    let text = pgn::write_all(games);
    match file {
        Some(path) => fs::write(path, text).map_err(|error| OnlineError::Output(path.to_owned(), error)),
        None => Ok(write!(out, "\n{text}")?),
    }
}
