//! What players write beside the standard's notation: the captured piece named, a pawn's target named by its file.

use std::borrow::Cow;
use std::fmt;

use super::pattern::{Pattern, TAKES, split_promotion};
use crate::chess::{Move, Position, Role, Variant};
use crate::excerpt::excerpt;
use crate::game::PieceLetters;

/// Ways to mark a capture en passant; `bp` is the Polish one (bicie w przelocie).
pub(in crate::game) const EN_PASSANT: [&str; 7] = ["e.p.", "e. p.", "ep.", "ep", "b.p.", "bp.", "bp"];

/// A move names another captured piece than the one it takes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{text}” names {}", Names(*said, *taken))]
pub struct CaptureMismatch {
    /// The text.
    pub text: String,
    /// The piece it names.
    pub said: Role,
    /// The piece that is taken; `None` if there is nothing to take.
    pub taken: Option<Role>,
}

struct Names(Role, Option<Role>);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Names(said, Some(taken)) => write!(f, "a {said}, but captures a {taken}"),
            Names(_, None) => f.write_str("a captured piece, but captures nothing"),
        }
    }
}

impl Pattern {
    /// What is wrong with the captured piece that the text names.
    pub(super) fn capture_mismatch(
        &self,
        position: &Position,
        mv: Move,
        text: &str,
    ) -> Option<CaptureMismatch> {
        let Self::Piece { captured: Some(said), .. } = *self else { return None };
        let taken = position.captured_at(mv).and_then(|cell| position.role_at(cell));
        (taken != Some(said)).then(|| CaptureMismatch { text: excerpt(text), said, taken })
    }
}

/// Cuts white space and what says nothing about which move it is: checks, marks, `e.p.`.
pub(super) fn strip_marks(text: &str) -> &str {
    let cut = |text: &str| text.trim_end_matches(['+', '#', '!', '?']).trim_end().len();
    let text = text.trim();
    let text = &text[..cut(text)];
    if !text.ends_with(['p', '.']) {
        return text;
    }
    let bare = EN_PASSANT.iter().find_map(|mark| text.strip_suffix(mark));
    bare.map_or(text, |bare| &bare[..cut(bare)])
}

/// Splits `xP` off the end of a text. It stands behind the target, as in `f7g6xP`, or before it, as in `Qc3xBf9`.
pub(super) fn split_captured(text: &str, letters: PieceLetters) -> (&str, Option<Role>) {
    let mut before = text.chars();
    let role = before.next_back().and_then(|letter| letters.role(letter));
    let before = before.as_str();
    match role {
        Some(_) if before.ends_with(TAKES) => (before.trim_end_matches(TAKES), role),
        _ => (text, None),
    }
}

/// Reads `fxe` and `gxf=Q`: a pawn of one file takes on another.
pub(super) fn parse_pawn_takes(text: &str, variant: Variant, letters: PieceLetters) -> Option<Pattern> {
    let mut chars = text.chars();
    let (from, sign, to) = (chars.next()?, chars.next()?, chars.next()?);
    let rest = chars.as_str();
    if !TAKES.contains(&sign) || rest.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let (rest, promotion) = split_promotion(rest, letters)?;
    let is_file = |file| variant.rules().board.iter().any(|cell| variant.cell_name(cell).file == file);
    (rest.is_empty() && is_file(from) && is_file(to)).then_some(Pattern::PawnTakes { from, to, promotion })
}

/// A move with English letters in the place of those of another language; any other word as it is.
///
/// It says the same of a move in every respect: what fits one fits the other.
pub(in crate::game) fn in_english(word: &str, variant: Variant, letters: PieceLetters) -> Cow<'_, str> {
    if matches!(Pattern::parse(word, variant, letters), None | Some(Pattern::Castle { .. })) {
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

/// The first name of a cell in a text, a small letter and a number, that is no cell of the board.
pub(super) fn missing_cell(text: &str, variant: Variant) -> Option<&str> {
    let starts = text.char_indices().filter(|(_, c)| c.is_ascii_lowercase());
    let names = starts.filter_map(|(start, _)| {
        let digits = text[start + 1..].bytes().take(3).take_while(u8::is_ascii_digit).count();
        (1..=2).contains(&digits).then(|| &text[start..=start + digits])
    });
    { names }.find(|name| variant.parse_cell(name).is_none())
}
