//! Spellings beyond the standard's notation: the captured piece named, a pawn's target named by its file.

use super::origin::{TAKES, split_promotion};
use crate::chess::{Role, Variant};
use crate::game::PieceLetters;

/// Ways to mark a capture en passant; `bp` is the Polish one (bicie w przelocie).
pub(in crate::game) const EN_PASSANT: [&str; 7] = ["e.p.", "e. p.", "ep.", "ep", "b.p.", "bp.", "bp"];

/// Removes white space and the parts that do not identify the move: checks, marks, `e.p.`.
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

/// Splits `xP` off a text, which comes after the target, as in `f7g6xP`, or before it, as in `Qc3xBf9`.
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
pub(super) fn parse_pawn_takes(
    text: &str,
    variant: Variant,
    letters: PieceLetters,
) -> Option<(char, char, Option<Role>)> {
    let mut chars = text.chars();
    let (from, sign, to) = (chars.next()?, chars.next()?, chars.next()?);
    let rest = chars.as_str();
    if !TAKES.contains(&sign) || rest.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let (rest, promotion) = split_promotion(rest, letters)?;
    let is_file = |file| variant.rules().board.iter().any(|cell| variant.cell_name(cell).file == file);
    (rest.is_empty() && is_file(from) && is_file(to)).then_some((from, to, promotion))
}

/// The first text of a small letter and a number that is not a cell of the board.
pub(super) fn missing_cell(text: &str, variant: Variant) -> Option<&str> {
    let starts = text.char_indices().filter(|(_, c)| c.is_ascii_lowercase());
    let names = starts.filter_map(|(start, _)| {
        let digits = text[start + 1..].bytes().take(3).take_while(u8::is_ascii_digit).count();
        (1..=2).contains(&digits).then(|| &text[start..=start + digits])
    });
    { names }.find(|name| variant.parse_cell(name).is_none())
}
