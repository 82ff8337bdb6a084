//! The `position` command.

use crate::game::{Move, Position, Variant};
use crate::three;

/// The current game.
#[derive(Default)]
pub(super) struct Game {
    /// The starting position and the moves since; `None` before the first command.
    current: Option<(Position, Vec<Move>)>,
}

impl Game {
    /// Parses the words after `position`. An invalid command leaves the game unchanged; the caller searches nothing then.
    pub fn set(&mut self, variant: Variant, arguments: &str) -> Result<(), String> {
        let (fen, texts) = split(arguments)?;
        let start = match fen {
            None => Position::start(variant),
            Some(fen) => Position::from_fen(variant, &fen).map_err(|error| error.to_string())?,
        };
        let mut position = start;
        let mut moves = Vec::new();
        for text in texts {
            let m = position
                .find_coordinates(text)
                .ok_or_else(|| format!("{text} is not a legal move in {}", position.to_fen()))?;
            position.play_unchecked(m);
            moves.push(m);
        }
        self.current = Some((start, moves));
        Ok(())
    }

    /// The starting position and the moves since.
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

/// Parses the words after `position` in the three-player game, whose positions are texts of `heksy::three`.
pub(super) fn game_of_three(arguments: &str) -> Result<three::Game, String> {
    let (fen, texts) = split(arguments)?;
    let start = match fen {
        None => three::Position::start(),
        Some(fen) => fen.parse().map_err(|error| format!("{error}"))?,
    };
    let mut game = three::Game::new(start);
    for text in texts {
        let mv = game.position().read_move(text).map_err(|error| error.to_string())?;
        game.play(mv).map_err(|error| format!("{text}: {error}"))?;
    }
    Ok(game)
}

/// The FEN of a `position` command, or `None` for the start of the game, and its moves.
fn split(arguments: &str) -> Result<(Option<String>, Vec<&str>), String> {
    let mut words = arguments.split_whitespace();
    let start: Vec<&str> = words.by_ref().take_while(|&word| word != "moves").collect();
    let fen = match start.split_first() {
        Some((&"startpos", [])) => None,
        Some((&"fen", fen)) => Some(fen.join(" ")),
        _ => return Err("position wants: startpos or fen FEN, then moves MOVE...".into()),
    };
    Ok((fen, words.collect()))
}
