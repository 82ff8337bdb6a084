//! Writing the moves of every game.

use super::{Move, PieceLetters, Position};

/// How a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Notation {
    /// `Bxf4+`: standard algebraic notation.
    #[default]
    Short,
    /// `Bf1xf4+`: with the cell it comes from.
    Long,
    /// `f1f4`: the two cells, and a small letter for a promotion; the same in every language.
    Coordinates,
}

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
