//! The finished games of a session, and the file for them.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use crate::cli::error::ToolError;
use crate::engine::Level;
use crate::game::{GameRecord, date, pgn};
use crate::online::Record;
use crate::sides::Color;

/// The record with its tags, among them those of the engine that played a colour here.
pub fn kept(record: &Record, own: Option<(Color, Level)>) -> GameRecord {
    let mut kept = record.game_record();
    kept.tags.set("Date", &date::today());
    kept.tags.set("Round", &(record.beginning().number + 1).to_string());
    if let Some((color, level)) = own {
        let (kind, strength) = match color {
            Color::White => ("WhiteType", "HexWhiteLevel"),
            Color::Black => ("BlackType", "HexBlackLevel"),
        };
        kept.tags.set(kind, "program");
        kept.tags.set(strength, level.key());
    }
    kept
}

/// The destination of finished games: appended to a file one by one, or printed at the end.
#[derive(Debug)]
pub struct Output {
    file: Option<PathBuf>,
    /// The games to print: all of them, or those that could not be written.
    unwritten: Vec<String>,
    /// The error of the file.
    problem: Option<io::Error>,
}

impl Output {
    /// An output to this file.
    pub fn new(file: Option<PathBuf>) -> Self {
        Self { file, unwritten: Vec::new(), problem: None }
    }

    /// Keeps a game. One that was found again as it had been left is not appended a second time.
    pub fn add(&mut self, game: &GameRecord, is_found_again: bool) {
        let text = pgn::write(game);
        if let Err(error) = self.append(&text, is_found_again) {
            self.problem = Some(error);
            self.unwritten.push(text);
        }
    }

    fn append(&mut self, text: &str, is_found_again: bool) -> io::Result<()> {
        let Some(path) = &self.file else {
            self.unwritten.push(text.to_owned());
            return Ok(());
        };
        let is_there = is_found_again && fs::read(path).is_ok_and(|bytes| bytes.ends_with(text.as_bytes()));
        if is_there {
            return Ok(());
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        let gap = if file.metadata()?.len() > 0 { "\n" } else { "" };
        file.write_all(format!("{gap}{text}").as_bytes())?;
        file.sync_data()
    }

    /// Prints the games that are in no file.
    ///
    /// # Errors
    /// A file could not be written, or the output.
    pub fn finish(self, out: &mut impl Write) -> Result<(), ToolError> {
        if !self.unwritten.is_empty() {
            write!(out, "\n{}", self.unwritten.join("\n"))?;
            out.flush()?;
        }
        match (self.file, self.problem) {
            (Some(path), Some(error)) => {
                Err(ToolError::Refused(format!("cannot write {}: {error}", path.display())))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;
    use crate::online::{Beginning, Event, EventKind, Terms};
    use crate::sides::ByColor;

    fn game(number: u32) -> GameRecord {
        let names = ByColor::from_fn(|color| format!("{color}"));
        let terms = Terms::new(Variant::Glinski);
        let mut record = Record::new(Beginning { terms, host: Color::White, number, names });
        record.push(Event::new(Color::White, EventKind::Resign)).unwrap();
        kept(&record, None)
    }

    #[test]
    fn games_are_appended_to_the_file_and_only_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        for numbers in [0..2, 2..3] {
            let mut output = Output::new(Some(path.clone()));
            numbers.for_each(|number| output.add(&game(number), false));
            let mut printed = Vec::new();
            output.finish(&mut printed).unwrap();
            assert!(printed.is_empty());
        }
        let mut again = Output::new(Some(path.clone()));
        again.add(&game(2), true);
        again.add(&game(1), true);
        again.finish(&mut Vec::new()).unwrap();
        let rounds = [0, 1, 2, 1].map(game);
        assert_eq!(fs::read_to_string(path).unwrap(), pgn::write_all(&rounds));
    }

    #[test]
    fn games_that_cannot_be_written_are_printed_with_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let mut output = Output::new(Some(folder.path().to_owned()));
        output.add(&game(0), false);
        let mut printed = Vec::new();
        let error = output.finish(&mut printed).unwrap_err();
        assert!(error.to_string().contains("cannot write"), "{error}");
        assert_eq!(String::from_utf8(printed).unwrap(), format!("\n{}", pgn::write(&game(0))));
    }
}
