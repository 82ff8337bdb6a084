//! Writing the moves of every game.

use super::{Move, Notation, PieceLetters, Position};

/// A legal move as it stands in files: in English short notation, in checkers with every cell it lands on.
pub fn san(position: &Position, mv: Move) -> String {
    move_text(position, mv, Notation::Short, PieceLetters::English)
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
