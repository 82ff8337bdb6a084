//! The letters of the pieces in moves that are typed.

use crate::chess::Role;
use crate::game::PieceLetters;

/// The letters that moves are typed with; English ones are understood besides.
pub(super) fn letters() -> PieceLetters {
    PieceLetters::English
}

/// The role that a letter stands for, capital or small.
pub fn role_of(letter: char) -> Option<Role> {
    let mut capital = letter.to_uppercase();
    let letter = capital.next().filter(|_| capital.next().is_none())?;
    letters().role(letter)
}
