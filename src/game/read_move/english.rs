//! Moves of another language with English letters.

use std::borrow::Cow;

use super::Pattern;
use super::origin::TAKES;
use crate::chess::{Role, Variant};
use crate::game::PieceLetters;

/// A move with English letters in the place of those of another language; any other word as it is.
///
/// Both texts fit the same moves.
pub(in crate::game) fn in_english(word: &str, variant: Variant, letters: PieceLetters) -> Cow<'_, str> {
    if matches!(Pattern::parse(word, variant, letters), None | Some(Pattern::Castle(_))) {
        return word.into();
    }
    let (role, rest) = letters.split(word);
    let first = &word[..word.len() - rest.len()];
    let mut text = match role {
        Some(role) if role != Role::Pawn && first.starts_with(char::is_alphabetic) => {
            PieceLetters::English.letter(role).to_owned()
        }
        _ => first.to_owned(),
    };
    let (mut before, mut chars) = (' ', rest.chars().peekable());
    while let Some(c) = chars.next() {
        let is_file = c.is_lowercase() && chars.peek().is_some_and(char::is_ascii_digit);
        let promotes = matches!(before, '=' | '(' | '/' | '0'..='9') && !is_file;
        let is_captured = c.is_uppercase() && TAKES.contains(&before);
        match english_letter(c, letters).filter(|_| promotes || is_captured) {
            Some(letter) => text += letter,
            None => text.push(c),
        }
        before = c;
    }
    text.into()
}

/// The English letter for that of a captured piece or of a promotion; `None` if it is English already, or none.
fn english_letter(letter: char, letters: PieceLetters) -> Option<&'static str> {
    let capital = letter.to_uppercase().next()?;
    if !letter.is_alphabetic() || letter.is_lowercase() && PieceLetters::English.role(capital).is_some() {
        return None;
    }
    letters.role(capital).map(|role| PieceLetters::English.letter(role)).filter(|letter| !letter.is_empty())
}
