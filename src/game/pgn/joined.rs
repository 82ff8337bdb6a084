//! Moves whose parts are set apart, as in print: `N c3`, `e7 x d6`, `e10 = Q`, `e10 (Q)`, `Q 0 – 0`.

use std::borrow::Cow;
use std::ops::Range;

use super::words::{ends_symbol, is_ascii_space, is_wide_space, symbol_length};
use crate::game::read_move::TAKES;
use crate::game::typeset::{is_ignorable, plain, plain_char};
use crate::game::{Nag, PieceLetters};

/// Maximum number of characters of a glyph, with invisible ones.
const LONGEST_GLYPH: usize = 12;

/// A move of several parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Joined {
    pub length: usize,
    /// The length of the first part, if it may mean something alone.
    pub first: Option<usize>,
}

/// The move of several parts at the beginning of `text`, whose first word is `length` long. If `is_strict` a letter can
/// only belong to the cell behind it, not to the move before.
pub(super) fn joined(text: &str, length: usize, is_strict: bool) -> Option<Joined> {
    if let Some(length) = castling_length(text) {
        return Some(Joined { length, first: None });
    }
    let word = plain(&text[..length]);
    let last = word.chars().next_back()?;
    let bare = word.trim_end_matches(is_stroke);
    if is_piece_letter(bare) {
        let first = (!is_strict && is_mark_letter(&word)).then_some(length);
        let has_stroke = bare.len() < word.len();
        return behind_letter(text, length, has_stroke).map(|length| Joined { length, first });
    }
    if is_origin(bare) {
        let end = if bare.len() < word.len() { length } else { stroke_end(text, length)? };
        return cell_end(text, length, end).map(|length| Joined { length, first: None });
    }
    let is_number = word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_digit());
    if last.is_ascii_digit() && (is_number || has_cell(&word)) {
        let mut end = length;
        while let Some(longer) = longer(text, end, is_number) {
            end = longer;
        }
        return (end > length).then_some(Joined { length: end, first: (!is_number).then_some(length) });
    }
    if is_stroke(last) && has_cell(bare) && bare.ends_with(|c: char| c.is_ascii_digit()) {
        let next = next_word(text, length).filter(|next| begins_with_cell(&plain(&text[next.clone()])))?;
        return Some(Joined { length: next.end, first: None });
    }
    if last == '=' && has_cell(&word) {
        let end = promotion_letter(text, length).or_else(|| bracketed_letter(text, length))?;
        return Some(Joined { length: end, first: None });
    }
    None
}

/// The end of the target of a piece whose letter ends at `end`.
fn behind_letter(text: &str, end: usize, has_stroke: bool) -> Option<usize> {
    let next = next_word(text, end)?;
    let word = plain(&text[next.clone()]);
    if word.chars().count() == 1 && word.chars().all(is_stroke) && !has_stroke {
        let cell = next_word(text, next.end).filter(|cell| begins_with_cell(&plain(&text[cell.clone()])))?;
        return Some(cell.end);
    }
    if !has_stroke && is_place(word.trim_end_matches(is_stroke)) {
        let end = if word.ends_with(is_stroke) { next.end } else { stroke_end(text, next.end)? };
        return cell_end(text, next.end, end);
    }
    let begins = |c: char| matches!(c, 'a'..='l' | '1'..='9') || is_stroke(c);
    (word.starts_with(begins) && has_cell(&word)).then_some(next.end)
}

/// The end of the cell behind a sign of a capture, which ends at `end` and began behind `from`; it may be stuck to it.
fn cell_end(text: &str, from: usize, end: usize) -> Option<usize> {
    if has_cell(&plain(&text[from..end])) {
        return Some(end);
    }
    let cell = next_word(text, end).filter(|cell| begins_with_cell(&plain(&text[cell.clone()])))?;
    Some(cell.end)
}

/// Whether a word is no more than where a move comes from: the file of a pawn, or a piece and its file or rank.
fn is_origin(word: &str) -> bool {
    let rests = PieceLetters::ALL.iter().map(|letters| letters.split(word).1);
    let place = rests.min_by_key(|rest| rest.len()).unwrap_or(word);
    is_place(place) && (place.len() < word.len() || place.starts_with(|c: char| c.is_alphabetic()))
}

/// Whether a word is a file or a rank.
fn is_place(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'l' | b'1'..=b'9'] | [b'1', b'0'..=b'1'])
}

/// The end of a sign of a capture behind `end`, and of a cell that is stuck to it.
fn stroke_end(text: &str, end: usize) -> Option<usize> {
    let next = next_word(text, end)?;
    let word = plain(&text[next.clone()]);
    let cell = word.strip_prefix(TAKES)?;
    (cell.is_empty() || begins_with_cell(cell)).then_some(next.end)
}

/// The end of a further part of a move that ends with a cell at `end`: another cell behind a stroke, or a promotion.
fn longer(text: &str, end: usize, is_number: bool) -> Option<usize> {
    let next = skip_blank(text, end)?;
    let first = plain_char(text[next..].chars().next()?);
    if first == '(' && !is_number {
        return bracketed_letter(text, end);
    }
    if !(is_stroke(first) || matches!(first, '=' | '/')) || next == end {
        return None;
    }
    let part = next..next + symbol_length(&text[next..]);
    let word = plain(&text[part.clone()]);
    let rest = &word[first.len_utf8().min(word.len())..];
    if !is_stroke(first) {
        return match rest {
            "" => promotion_letter(text, part.end).or_else(|| bracketed_letter(text, part.end)),
            _ => is_piece_letter(rest.trim_end_matches(['+', '#'])).then_some(part.end),
        };
    }
    let is_target = |word: &str| {
        let cell =
            PieceLetters::ALL.iter().map(|letters| letters.split(word).1).min_by_key(|rest| rest.len());
        if is_number { is_two_digits(word) } else { begins_with_cell(cell.unwrap_or(word)) }
    };
    if !rest.is_empty() {
        return is_target(rest).then_some(part.end);
    }
    let cell = next_word(text, part.end)?;
    is_target(&plain(&text[cell.clone()])).then_some(cell.end)
}

/// The end of a piece letter alone behind `end`.
fn promotion_letter(text: &str, end: usize) -> Option<usize> {
    let next = next_word(text, end)?;
    is_piece_letter(plain(&text[next.clone()]).trim_end_matches(['+', '#'])).then_some(next.end)
}

/// The end of a piece letter in parentheses behind `end`, and of the sign of a check behind them.
fn bracketed_letter(text: &str, end: usize) -> Option<usize> {
    let open = skip_blank(text, end)?;
    let inside = text[open..].strip_prefix('(')?;
    let inside = inside.trim_start_matches(' ').trim_start_matches('=').trim_start_matches(' ');
    let close = inside.bytes().take(8).position(|byte| byte == b')')?;
    let letter = plain(&inside[..close]);
    let behind = inside[close + 1..].trim_start_matches(['+', '#', '†', '‡']);
    is_piece_letter(letter.trim_end()).then_some(text.len() - behind.len())
}

/// Length of castling whose parts are apart, such as `Q 0-0`, `Q - O - O` and `0 - 0`.
fn castling_length(text: &str) -> Option<usize> {
    let first = text.chars().next().filter(|c| c.is_ascii_uppercase() || *c == '0')?;
    let is_zero = |c: char| matches!(c, 'O' | '0');
    let (mut at, mut zeros) = (first.len_utf8(), usize::from(is_zero(first)));
    let has_letter = zeros == 0;
    let is_apart = |at: usize| text[at..].starts_with(|c| is_blank(c) || is_ignorable(c));
    let (mut is_loose, mut end) = (false, at);
    loop {
        let next = text[at..].trim_start_matches(|c| is_blank(c) || is_ignorable(c));
        let dash = next.strip_prefix(|c| plain_char(c) == '-');
        let is_first = zeros == 0;
        if dash.is_none() && !(is_first && has_letter) {
            break;
        }
        let zero = dash.unwrap_or(next).trim_start_matches(|c| is_blank(c) || is_ignorable(c));
        let Some(rest) = zero.strip_prefix(is_zero) else { break };
        let dash_end = dash.map_or(at, |dash| text.len() - dash.len());
        is_loose |= is_apart(at) || is_apart(dash_end) || dash.is_none();
        at = text.len() - rest.len();
        zeros += 1;
        if zeros > 3 {
            return None;
        }
        end = at;
    }
    let is_castling = matches!(zeros, 2 | 3) && is_loose;
    let behind = text[end..].trim_start_matches(is_ignorable).chars().next();
    (is_castling && behind.is_none_or(|c| ends_symbol(c) || matches!(c, '+' | '#' | ','))).then_some(end)
}

/// A move with plain characters and without what is between its parts.
pub(super) fn spelled(text: &str) -> Cow<'_, str> {
    if text.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'>') {
        return text.into();
    }
    let is_part = |c: &char| !c.is_whitespace() && !c.is_control() && !is_ignorable(*c) && *c != '>';
    text.chars().filter(is_part).map(plain_char).collect()
}

/// The byte at which a known glyph begins that is stuck to the end of a move, as in `f6±`.
pub(super) fn glyph_at(word: &str) -> Option<usize> {
    let last = plain(word).chars().next_back()?;
    if last.is_ascii_alphanumeric() || matches!(last, '#' | ')') {
        return None;
    }
    // Whatever the length of the word, a glyph is short.
    let ends = word.char_indices().map(|(start, _)| start).rev().take(LONGEST_GLYPH);
    let found = ends.filter(|&start| start > 0 && is_sign(&plain(&word[start..])));
    found.filter(|&start| is_whole(&plain(&word[..start]))).last()
}

fn is_sign(text: &str) -> bool {
    Nag::from_sign(text).is_some() || Nag::is_observation(text)
}

/// Whether a text may be a whole move: a cell or castling, and what comes behind.
fn is_whole(word: &str) -> bool {
    let ends = word.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '+' | '#' | ')'));
    ends && (has_cell(word) || word.contains("O-O") || word.contains("0-0"))
}

/// The length of the move before a letter stuck to its end that may be a mark: `g5N` is a novelty where `g5` does not
/// promote.
pub(super) fn before_mark_letter(word: &str) -> Option<usize> {
    let before = word.trim_end_matches(is_ignorable).strip_suffix(['N', 'D'])?.trim_end_matches(is_ignorable);
    before.ends_with(|c: char| c.is_ascii_digit() || matches!(c, '+' | '#')).then_some(before.len())
}

/// Whether a move has its letter apart from its cell, as no mark of the move before would be; `None` if it may be one, or
/// has no letter.
pub(super) fn has_letter_apart(word: &str) -> Option<bool> {
    let end = word.find(|c: char| c.is_whitespace()).unwrap_or(word.len());
    let (first, rest) = word.split_at(end);
    if !first.starts_with(char::is_uppercase) {
        return None;
    }
    let is_letter = is_piece_letter(&plain(first));
    let may_be_mark = is_mark_letter(&plain(first)) && begins_with_cell(&spelled(rest));
    (!may_be_mark).then_some(is_letter)
}

/// Whether a word is the letter of a piece in any language.
pub(super) fn is_piece_letter(word: &str) -> bool {
    word.starts_with(|c: char| c.is_uppercase() || matches!(c, '♔'..='♟'))
        && PieceLetters::ALL.iter().any(|letters| matches!(letters.split(word), (Some(_), "")))
}

/// Whether a letter behind a move may be a mark: `N` of a novelty, `D` of a diagram.
pub(super) fn is_mark_letter(word: &str) -> bool {
    matches!(word, "N" | "D")
}

/// Whether a word has the form of a move: it has a cell of a board, or castles.
pub(super) fn is_like_move(word: &str) -> bool {
    let is_checkers =
        word.len() >= 5 && word.split(is_stroke).count() > 1 && word.split(is_stroke).all(is_two_digits);
    // A pawn's capture by its files.
    let takes = matches!(word.as_bytes(), [b'a'..=b'l', b'x' | b':', b'a'..=b'l', ..]);
    is_checkers || takes || word.contains("O-O") || word.contains("0-0") || has_cell(word)
}

fn is_two_digits(word: &str) -> bool {
    word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The cell at the beginning of a text: a small letter and a number up to 11.
fn begins_with_cell(word: &str) -> bool {
    if !matches!(word.as_bytes().first(), Some(b'a'..=b'l')) {
        return false;
    }
    // A third digit makes no rank.
    let digits = word.bytes().skip(1).take(3).take_while(u8::is_ascii_digit).count();
    word[1..=digits].parse().is_ok_and(|rank: u32| (1..=11).contains(&rank))
}

fn has_cell(word: &str) -> bool {
    word.char_indices().any(|(start, _)| begins_with_cell(&word[start..]))
}

/// Whether a character is between two cells of a move.
fn is_stroke(c: char) -> bool {
    c == '-' || TAKES.contains(&c)
}

/// The word behind byte `end`.
fn next_word(text: &str, end: usize) -> Option<Range<usize>> {
    let start = skip_blank(text, end)?;
    let length = symbol_length(&text[start..]);
    (length > 0).then_some(start..start + length)
}

/// The first byte behind `from` that is not blank, in the same line or the next one.
fn skip_blank(text: &str, from: usize) -> Option<usize> {
    let blank = |c: char| is_blank(c) || is_ignorable(c);
    let rest = text[from..].trim_start_matches(blank);
    let below = rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix(['\n', '\r']));
    // The next line may be quoted in a mail.
    let rest = below.map_or(rest, |below| below.trim_start_matches(|c| blank(c) || c == '>'));
    let is_end = rest.is_empty() || rest.starts_with(['\n', '\r']);
    (!is_end).then_some(text.len() - rest.len())
}

/// White space within a line.
fn is_blank(c: char) -> bool {
    !matches!(c, '\n' | '\r') && (c.is_ascii() && is_ascii_space(c as u8) || is_wide_space(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str, is_strict: bool) -> Option<(&str, Option<&str>)> {
        let found = joined(text, symbol_length(text), is_strict)?;
        Some((&text[..found.length], found.first.map(|first| &text[..first])))
    }

    #[test]
    fn parts_of_a_move_are_found_again() {
        for (text, whole, first) in [
            ("N c3 e6", "N c3", None),
            ("♘\u{a0}c3", "♘\u{a0}c3", None),
            ("N x d6", "N x d6", None),
            ("Nx d6", "Nx d6", None),
            ("e x d6", "e x d6", None),
            ("ex d6", "ex d6", None),
            ("e xd6+ f6", "e xd6+", None),
            ("Rc x f8", "Rc x f8", None),
            ("R10 xf8", "R10 xf8", None),
            ("W c x f8", "W c x f8", None),
            ("W cx f8", "W cx f8", None),
            ("S\nc3 e6", "S\nc3", None),
            ("e7 x d6 f6", "e7 x d6", Some("e7")),
            ("Nd1 – c3", "Nd1 – c3", Some("Nd1")),
            ("Nd1- c3", "Nd1- c3", None),
            ("e10 = Q *", "e10 = Q", Some("e10")),
            ("e10(Q) *", "e10(Q)", Some("e10")),
            ("e10=(Q)+ *", "e10=(Q)+", None),
            ("e10 (Q)", "e10 (Q)", Some("e10")),
            ("e10= Q", "e10= Q", None),
            ("33 x 53 x 73 1-0", "33 x 53 x 73", None),
            ("Q 0-0 Nf6", "Q 0-0", None),
            ("Q O – O – O", "Q O – O – O", None),
            ("0 - 0 f6", "0 - 0", None),
        ] {
            assert_eq!(parts(text, true), Some((whole, first)), "{text}");
        }
        assert_eq!(parts("N c3", false), Some(("N c3", Some("N"))));
        assert_eq!(parts("S c3", false), Some(("S c3", None)));
        for text in [
            "f6 e6", "Nc3 e6", "N\n\nc3", "N 2. c3", "f6 (e5)", "f6 = Nc3", "12 f6", "N Nc3", "N e.p.",
            "Q-0-0 f6", "B 0-1", "a 0-0", "f6 - 1-0",
        ] {
            assert_eq!(parts(text, true), None, "{text}");
        }
    }

    #[test]
    fn signs_part_from_the_move_they_are_stuck_to() {
        let parted = |word: &str| glyph_at(word).map(|at| word.split_at(at)).map(|(a, b)| format!("{a} {b}"));
        for (word, apart) in [
            ("f6±", "f6 ±"),
            ("f6⩲", "f6 ⩲"),
            ("f6+=", "f6 +="),
            ("f6=+", "f6 =+"),
            ("e6+/-", "e6 +/-"),
            ("e6−+", "e6 −+"),
            ("Nc3+-", "Nc3 +-"),
            ("Nc3+±", "Nc3+ ±"),
            ("f6=", "f6 ="),
            ("f11=Q=", "f11=Q ="),
            ("f6∞", "f6 ∞"),
            ("f6→", "f6 →"),
        ] {
            assert_eq!(parted(word).as_deref(), Some(apart));
        }
        for word in ["Nc3", "Nc3+", "f11=Q", "f11=Q+", "Q-O-O", "±", "f6-", "e10(Q)"] {
            assert_eq!(parted(word), None, "{word}");
        }
    }
}
