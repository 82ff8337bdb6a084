//! Writing the moves of every game.

use super::{Move, Notation, PieceLetters, Position};
use crate::sides::Color;

/// A legal move as it stands in files: in English short notation, in checkers with every cell it lands on.
pub fn san(position: &Position, mv: Move) -> String {
    move_text(position, mv, Notation::Short, PieceLetters::English)
}

/// A legal move with its number, as in `12. Qf6` or `12... Qe3`.
pub fn numbered_san(position: &Position, mv: Move) -> String {
    let dots = if position.turn() == Color::White { "." } else { "..." };
    format!("{}{dots} {}", position.fullmove_number(), san(position, mv))
}

/// A legal move as text. Checkers has one notation only.
pub fn move_text(position: &Position, mv: Move, notation: Notation, letters: PieceLetters) -> String {
    match (position, mv) {
        (Position::Chess(position), Move::Chess(mv)) => {
            super::san::move_text(position, mv, notation, letters)
        }
        _ => position.coordinates(mv),
    }
}
