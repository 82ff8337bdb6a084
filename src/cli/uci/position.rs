//! The `position` command, moves as text, and the board as text.

use std::io::{self, Write};

use crate::game::{Figure, Move, Piece, Position, Variant};
use crate::hex::picture;
use crate::sides::Color;

/// The game that searches are about.
#[derive(Default)]
pub(super) struct Game {
    /// The start and the moves since; `None` until told.
    told: Option<(Position, Vec<Move>)>,
}

impl Game {
    /// Reads the words after `position`. If they are wrong, the game stays as it was.
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
        self.told = Some((start, moves));
        Ok(())
    }

    /// The start of the game and the moves since.
    pub fn request(&self, variant: Variant) -> (Position, Vec<Move>) {
        let told = self.told.clone().filter(|(start, _)| start.variant() == variant);
        told.unwrap_or_else(|| (Position::start(variant), Vec::new()))
    }

    /// The position after the moves.
    pub fn position(&self, variant: Variant) -> Position {
        let (mut position, moves) = self.request(variant);
        for m in moves {
            position.play_unchecked(m);
        }
        position
    }
}

/// Draws the board as it lies before White, in the letters of FEN; in checkers `o` is a man and `K` a king, White's
/// in capitals.
pub(super) fn draw(output: &mut impl Write, position: &Position) -> io::Result<()> {
    let symbol = |cell| position.piece_at(cell).map_or('.', letter);
    output.write_all(picture(position.variant().board(), symbol).as_bytes())
}

/// A man as a letter.
fn letter(piece: Piece) -> char {
    let letter = match piece.figure {
        Figure::Chess(role) => role.char(),
        Figure::Man => 'o',
        Figure::Crowned => 'k',
    };
    if piece.color == Color::White { letter.to_ascii_uppercase() } else { letter }
}
