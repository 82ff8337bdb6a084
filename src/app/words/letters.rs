//! The letters of the pieces in moves that are typed.

use crate::app::catalogue::{ShownLetters, shown};
use crate::chess::Role;
use crate::game::PieceLetters;

/// The letters that moves are typed with, those that moves are shown with; English ones are understood besides.
/// Figurines are on no keyboard: with them it is the letters of the language.
pub(in crate::app) fn letters() -> PieceLetters {
    let shown = shown();
    match shown.letters {
        ShownLetters::Letters(letters) => letters,
        ShownLetters::Figurines => shown.language.letters(),
    }
}

/// The role that a letter stands for, capital or small.
pub fn role_of(letter: char) -> Option<Role> {
    let mut capital = letter.to_uppercase();
    let letter = capital.next().filter(|_| capital.next().is_none())?;
    letters().role(letter).or_else(|| PieceLetters::English.role(letter))
}

/// The letter that a role is typed with.
pub fn letter_of(role: Role) -> &'static str {
    letters().letter(role)
}

/// A knight's move as it is typed: "Nf4", in Polish "Sf4".
pub fn knight_example() -> String {
    format!("{}f4", letters().letter(Role::Knight))
}
