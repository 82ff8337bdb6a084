//! Moves as text.

use super::{says_something, text};
use crate::game::{Notation, PieceLetters, Position, Variant, move_text, read_move, read_typed_move};
use crate::three;

/// The first line names the game, the second is the start, each further one a move. A move that is read is legal, and read the
/// same when it is written.
pub fn moves(bytes: &[u8]) {
    let text = text(bytes);
    let mut lines = text.lines();
    let game = lines.next().unwrap_or_default();
    let start = lines.next().unwrap_or_default();
    match game.parse::<Variant>() {
        Ok(variant) => {
            let position = Position::from_fen(variant, start).unwrap_or_else(|_| Position::start(variant));
            of_two(position, lines);
        }
        Err(error) => {
            says_something(error);
            of_three(start.parse().unwrap_or_else(|_| three::Position::start()), lines);
        }
    }
}

fn of_two<'a>(mut position: Position, lines: impl Iterator<Item = &'a str>) {
    for line in lines {
        let legal = position.legal_moves();
        let mut played = None;
        for letters in PieceLetters::ALL {
            for result in [read_move(&position, line, letters), read_typed_move(&position, line, letters)] {
                match result {
                    Ok(mv) => {
                        assert!(legal.contains(&mv), "{line:?} in {}", position.to_fen());
                        for notation in [Notation::Short, Notation::Long, Notation::Coordinates] {
                            let text = move_text(&position, mv, notation, letters);
                            let back = read_move(&position, &text, letters);
                            assert_eq!(back.as_ref(), Ok(&mv), "{text} in {}", position.to_fen());
                        }
                        played = Some(mv);
                    }
                    Err(error) => says_something(error),
                }
            }
        }
        if let Some(mv) = played {
            position.play_unchecked(mv);
        }
    }
}

fn of_three<'a>(start: three::Position, lines: impl Iterator<Item = &'a str>) {
    let mut game = three::Game::new(start);
    for line in lines {
        let position = *game.position();
        match position.read_move(line) {
            Ok(mv) => {
                let text = position.san(mv).to_string();
                assert_eq!(position.read_move(&text), Ok(mv), "{text} in {position}");
                if game.end().is_none() {
                    game.play(mv).expect("what is read is legal");
                }
            }
            Err(error) => says_something(error),
        }
    }
}
