//! The `position` command.

use crate::game::{Move, Position, Variant};

/// The current game.
#[derive(Default)]
pub(super) struct Game {
    /// The start position and the moves since; `None` before the first command.
    current: Option<(Position, Vec<Move>)>,
}

impl Game {
    /// Parses the words after `position`. An invalid command leaves the game unchanged; the caller searches nothing then.
    pub fn set(&mut self, variant: Variant, arguments: &str) -> Result<(), String> {
        let words: Vec<&str> = arguments.split_whitespace().collect();
        let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
        let start = match words[..split].split_first() {
            Some((&"startpos", [])) => Position::start(variant),
            Some((&"fen", fen)) => {
                Position::from_fen(variant, &fen.join(" ")).map_err(|error| error.to_string())?
            }
            _ => return Err("position wants: startpos or fen FEN, then moves MOVE...".into()),
        };
        let mut position = start;
        let mut moves = Vec::new();
        for text in words[split..].iter().skip(1) {
            let m = position
                .find_coordinates(text)
                .ok_or_else(|| format!("{text} is not a legal move in {}", position.to_fen()))?;
            position.play_unchecked(m);
            moves.push(m);
        }
        self.current = Some((start, moves));
        Ok(())
    }

    /// The start position and the moves since.
    pub fn request(&self, variant: Variant) -> (Position, Vec<Move>) {
        let current = self.current.clone().filter(|(start, _)| start.variant() == variant);
        current.unwrap_or_else(|| (Position::start(variant), Vec::new()))
    }

    /// The position after the moves.
    pub fn position(&self, variant: Variant) -> Position {
        let (position, moves) = self.request(variant);
        position.after(&moves)
    }
}
