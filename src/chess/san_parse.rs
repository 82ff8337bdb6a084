//! Reading algebraic notation in its standard form.

use std::str::FromStr;

use super::{CellName, Role, San, SanKind, Suffix};

/// The text does not have the form of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a move in short algebraic notation; write for example Nf4, exf5, R10f10, f11=Q# or Q-O-O")]
pub struct ParseSanError;

/// Reads the standard form with English letters only.
impl FromStr for San {
    type Err = ParseSanError;

    fn from_str(text: &str) -> Result<San, ParseSanError> {
        let suffix = match text.chars().next_back() {
            Some('+') => Some(Suffix::Check),
            Some('#') => Some(Suffix::Checkmate),
            _ => None,
        };
        let text = &text[..text.len() - usize::from(suffix.is_some())];
        let kind = text.parse().map(SanKind::Castle).ok().or_else(|| parse_normal(text));
        kind.map(|kind| San { kind, suffix }).ok_or(ParseSanError)
    }
}

fn parse_normal(text: &str) -> Option<SanKind> {
    let (role, rest) = split_role(text);
    let (rest, promotion) = match rest.split_once('=') {
        Some((rest, letter)) => (rest, Some(promotion(letter)?)),
        None => (rest, None),
    };
    let digits = rest.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (rest, to) = rest.split_at_checked(rest.len().checked_sub(digits + 1)?)?;
    let to = to.parse().ok()?;
    let (from, capture) = rest.strip_suffix('x').map_or((rest, false), |from| (from, true));
    let (file, rank) = origin(from)?;
    let is_written_so = match role {
        Role::Pawn => rank.is_none() && file.is_some() == capture,
        _ => promotion.is_none(),
    };
    is_written_so.then_some(SanKind::Normal { role, file, rank, capture, to, promotion })
}

/// The letter of the piece; pawns have none.
fn split_role(text: &str) -> (Role, &str) {
    let capital = text.chars().next().filter(char::is_ascii_uppercase);
    match capital.and_then(Role::from_char) {
        Some(role) if role != Role::Pawn => (role, &text[1..]),
        _ => (Role::Pawn, text),
    }
}

fn promotion(letter: &str) -> Option<Role> {
    Role::PROMOTIONS.into_iter().find(|role| letter.chars().eq([role.char().to_ascii_uppercase()]))
}

/// The disambiguation: nothing, the file, the rank or both.
fn origin(text: &str) -> Option<(Option<char>, Option<u8>)> {
    if text.is_empty() {
        return Some((None, None));
    }
    if let Ok(CellName { file, rank }) = text.parse() {
        return Some((Some(file), Some(rank)));
    }
    let mut chars = text.chars();
    match (chars.next(), chars.as_str()) {
        (Some(file @ 'a'..='z'), "") => Some((Some(file), None)),
        (Some('1'..='9'), _) => text.parse().ok().map(|rank| (None, Some(rank))),
        _ => None,
    }
}
