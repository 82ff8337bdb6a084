//! Lengths of words, comments and tags at the beginning of a text.

use crate::game::read_move::{EN_PASSANT, TAKES};
use crate::game::typeset::{is_ignorable, plain_char, strip_word};

/// Length of the comment at the beginning of `text`, and whether it is closed.
///
/// A comment that contains the head of another game lacks its closing brace and ends before that head. If the next
/// brace after the head is a closing one, the head is part of the comment.
pub(super) fn comment_length(text: &str) -> (usize, bool) {
    let bytes = text.as_bytes();
    for (i, &byte) in bytes.iter().enumerate() {
        match byte {
            b'}' => return (i + 1, true),
            b'[' if begins_head(text, i) => {
                let brace = bytes[i..].iter().position(|byte| matches!(byte, b'{' | b'}'));
                let close = brace.map(|brace| i + brace).filter(|&brace| bytes[brace] == b'}');
                return close.map_or((line_before(text, i).unwrap_or(i), false), |close| (close + 1, true));
            }
            _ => {}
        }
    }
    (text.len(), false)
}

/// How the head of a game begins.
pub(super) const EVENT: &str = "[Event \"";

/// Whether the head of a game is at byte `at`: at the beginning of a line, or with another tag or an empty line below it.
fn begins_head(text: &str, at: usize) -> bool {
    if !text[at..].starts_with(EVENT) {
        return false;
    }
    if line_before(text, at).is_some() {
        return true;
    }
    let behind = text[at + near_tag(&text[at..]).len()..].trim_start_matches([' ', '\t']);
    let below = behind.strip_prefix("\r\n").or_else(|| behind.strip_prefix('\n'));
    below.is_some_and(|below| below.starts_with(['[', '\n', '\r']))
}

/// The tag at the beginning of `text`, cut where it is longer than any would be.
pub(super) fn near_tag(text: &str) -> &str {
    const LONGEST: usize = 1 << 12;
    let near = &text[..text.floor_char_boundary(LONGEST)];
    &near[..tag_length(near)]
}

/// The end of the line before the one that begins at byte `at`, but for the quote marks of a mail.
fn line_before(text: &str, at: usize) -> Option<usize> {
    text[..at].trim_end_matches([' ', '\t', '>']).strip_suffix('\n').map(str::len)
}

/// Length of the tag at the beginning of `text`: to the bracket that closes it, or to the end of the line.
pub(super) fn tag_length(text: &str) -> usize {
    let Some(first) = text.find(['"', ']', '\n', '\r']) else { return text.len() };
    match text.as_bytes()[first] {
        b'"' => {}
        // A value without quotes.
        b']' => return first + 1,
        _ => return first,
    }
    let mut from = first + 1;
    // Only as far as the tag goes: many tags may be on one line. One whose last quote is escaped goes on to the line end.
    while let Some(i) = text[from..].find(['"', '\n', '\r']) {
        let at = from + i;
        if text.as_bytes()[at] != b'"' {
            return at;
        }
        let rest = text[at + 1..].trim_start_matches([' ', '\t']);
        if rest.starts_with(']') && !is_escaped(&text[first + 1..at]) {
            return text.len() - rest.len() + 1;
        }
        from = at + 1;
    }
    text.len()
}

/// `true` if the backslashes at the end of `text` escape the character after it.
pub(super) fn is_escaped(text: &str) -> bool {
    text.bytes().rev().take_while(|&byte| byte == b'\\').count() % 2 == 1
}

/// Length of what may be a move at the beginning of `text`: up to a space, a bracket, or a mark such as `e.p.` and `ch`.
pub(super) fn symbol_length(text: &str) -> usize {
    // The last character that is seen.
    let mut last = ' ';
    for (at, c) in text.char_indices() {
        let rest = &text[at..];
        let is_behind_cell = last.is_ascii_digit() || matches!(last, '+' | '#');
        let ends = match c {
            ',' => is_behind_cell || last.is_uppercase() || matches!(last, '♔'..='♟'),
            'e' | 'b' | '/' => is_behind_cell && en_passant_length(rest).is_some(),
            'c' | 'd' | 'm' => is_behind_cell && check_length(rest).is_some(),
            _ => ends_symbol(c),
        };
        if ends {
            return at;
        }
        if !is_ignorable(c) {
            last = plain_char(c);
        }
    }
    text.len()
}

/// Words for a check that are written without a space behind the move, too.
const CHECKS: [&str; 6] = ["ch", "check", "mate", "dblch", "disch", "dbl"];

/// Length of `ch` and the like at the beginning of `text`.
fn check_length(text: &str) -> Option<usize> {
    let mut rests = CHECKS.iter().filter_map(|word| strip_word(text, word)).filter(|rest| ends_word(rest));
    rests.next().map(|rest| text.len() - rest.len())
}

/// Length of `e.p.`, `/ep` and the like at the beginning of `text`, with the sign of a check behind it.
pub(super) fn en_passant_length(text: &str) -> Option<usize> {
    if !matches!(text.as_bytes().first(), Some(b'e' | b'b' | b'/')) {
        return None;
    }
    let bare = text.strip_prefix('/').unwrap_or(text);
    let mut rests = EN_PASSANT.iter().filter_map(|mark| {
        let rest = strip_word(bare, mark)?.trim_start_matches(['+', '#']);
        // Without its full stop it may be the beginning of a word.
        (mark.ends_with('.') || ends_word(rest)).then_some(rest)
    });
    rests.next().map(|rest| text.len() - rest.len())
}

/// Whether a word ends before `rest`.
fn ends_word(rest: &str) -> bool {
    rest.trim_start_matches(is_ignorable).chars().next().is_none_or(|c| ends_symbol(c) || c == ',')
}

/// Whether a word may be a move though no rank is named: castling, or a pawn's capture such as `fxe`.
pub(super) fn is_move_without_digits(word: &str) -> bool {
    let mut chars = word.chars();
    let begins = |c: char| c.is_ascii_lowercase();
    word.contains("O-O")
        || chars.next().is_some_and(begins) && chars.next().is_some_and(|c| TAKES.contains(&c))
}

/// Length of the word at the beginning of `text`, whose first part is `length` long: `dbl.ch.` is one word.
pub(super) fn word_length(text: &str, mut length: usize) -> usize {
    if !text[..length].chars().all(char::is_alphabetic) {
        return length;
    }
    while let Some(rest) = text[length..].strip_prefix('.') {
        let letters = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        // In `ch.Nf6` the next move begins behind the full stop.
        let is_part = letters > 0 && rest[letters..].chars().next().is_none_or(ends_symbol);
        length += 1;
        if !is_part {
            break;
        }
        length += letters;
    }
    length
}

/// Length of `<..>` at the beginning of `text`, for moves left out.
pub(super) fn omission_length(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('<')?.trim_start_matches(['.', '…', '-', ' ']);
    inside.starts_with('>').then(|| text.len() - inside.len() + 1)
}

/// Whether a line parts two games.
pub(super) fn is_separator(line: &str) -> bool {
    let line = line.trim_end();
    line.len() >= 3 && line.bytes().all(|byte| byte == b'=')
}

pub(super) fn ends_symbol(c: char) -> bool {
    match c {
        'a'..='z' | 'A'..='Z' | '0'..='9' => false,
        '{' | '}' | '(' | ')' | '[' | ']' | '<' | '>' | ';' | '.' | '*' | '$' | '!' | '?' | '"' | '&'
        | '`' | '…' | '‼' | '⁇' | '⁈' | '⁉' => true,
        _ if c.is_ascii() => is_ascii_space(c as u8),
        _ => is_wide_space(c),
    }
}

/// White space and the control characters that stray into files.
pub(super) fn is_ascii_space(byte: u8) -> bool {
    byte <= b' ' || byte == 0x7f
}

/// White space beyond ASCII, or a byte-order mark in the middle of joined files.
pub(super) fn is_wide_space(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}
