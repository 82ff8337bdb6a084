//! Games of people, as a source of puzzles.

use std::io;
use std::path::Path;

use crate::game::pgn::PgnFile;
use crate::game::{Move, PieceLetters, Position, Tags, Variant};

/// The fewest moves of a game that makes puzzles.
const LEAST: usize = 4;

/// A game that people played.
pub(super) struct Recorded {
    /// Each position with the move that led to it.
    pub positions: Vec<(Position, Option<Move>)>,
    /// The players, the event and the year.
    pub source: String,
}

/// The games of a file that name both players.
///
/// # Errors
/// If the file cannot be read.
pub(super) fn read(path: &Path, variant: Variant) -> io::Result<Vec<Recorded>> {
    let file = PgnFile::from_bytes(std::fs::read(path)?)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?
        .with_default_variant(variant);
    let game = |index: usize| {
        let source = source(&file.tags(index))?;
        let record = file.read(index, PieceLetters::English)?.record;
        let start = *record.tree.start();
        let mut positions = vec![(start, None)];
        for mv in record.main_moves() {
            let before = positions[positions.len() - 1].0;
            positions.push((before.after(&[mv]), Some(mv)));
        }
        let is_it = start.variant() == variant && positions.len() > LEAST;
        is_it.then_some(Recorded { positions, source })
    };
    Ok((0..file.len()).filter_map(game).collect())
}

/// The players, the event and the year, as far as they are known; `None` without both players.
fn source(tags: &Tags) -> Option<String> {
    let known = |name| {
        let text = tags.get(name)?.trim();
        (!text.chars().all(|letter| matches!(letter, '?' | '.' | ' '))).then(|| text.replace(',', ""))
    };
    let players = format!("{} – {}", known("White")?, known("Black")?);
    let year = known("Date").map(|date| date.chars().take_while(char::is_ascii_digit).collect());
    Some([Some(players), known("Event"), year].into_iter().flatten().collect::<Vec<String>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_source_of_a_puzzle_is_the_players_the_event_and_the_year() {
        let tags = |white: &str| {
            let mut tags = Tags::default();
            for (name, value) in
                [("White", white), ("Black", "B, C"), ("Event", "The Cup"), ("Date", "1986.??.??")]
            {
                tags.set(name, value);
            }
            source(&tags)
        };
        assert_eq!(tags("A").as_deref(), Some("A – B C, The Cup, 1986"));
        assert_eq!(tags("?"), None, "a game without players has no source");
    }
}
