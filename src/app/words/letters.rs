//! The letters of the pieces in moves that are typed.

use crate::app::catalogue::{ShownLetters, shown};
use crate::chess::Role;
use crate::game::PieceLetters;

/// The letters for typed moves: those on screen, or the language's letters if figurines are on screen, because no
/// keyboard has them. English letters are accepted in addition.
pub(in crate::app) fn letters() -> PieceLetters {
    let shown = shown();
    match shown.letters {
        ShownLetters::Letters(letters) => letters,
        ShownLetters::Figurines => shown.language.letters(),
    }
}

/// The role of a letter, capital or small.
pub fn role_of(letter: char) -> Option<Role> {
    let mut capital = letter.to_uppercase();
    let letter = capital.next().filter(|_| capital.next().is_none())?;
    letters().role(letter).or_else(|| PieceLetters::English.role(letter))
}

/// The letter to type for a role.
pub fn letter_of(role: Role) -> &'static str {
    letters().letter(role)
}

/// An example of a typed move: "Nf4", in Polish "Sf4".
pub fn knight_example() -> String {
    format!("{}f4", letters().letter(Role::Knight))
}
