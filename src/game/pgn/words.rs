//! Lengths of words, comments and tags at the beginning of a text.

use crate::game::read_move::{EN_PASSANT, TAKES};

/// Game results as files spell them, then those of the three-player game.
const RESULTS: [&str; 31] = [
    "1-0", "0-1", "2-0", "0-2", "1-1", "1/2-1/2", "1/2", "½-½", "½", "0.5-0.5", "3/4-1/4", "1/4-3/4", "¾-¼",
    "¼-¾", "remi", "remis", "ź-ź", "*", "1-0-1/2", "1-1/2-0", "0-1-1/2", "0-1/2-1", "1/2-0-1", "1/2-1-0",
    "0-3/4-3/4", "3/4-0-3/4", "3/4-3/4-0", "1-1/4-1/4", "1/4-1-1/4", "1/4-1/4-1", "1/2-1/2-1/2",
];

/// Length of the comment at the beginning of `text`, and whether it is closed.
///
/// A comment that contains the head of another game lacks its closing brace and ends before that line. If the next
/// brace after the head is a closing one, the head is part of the comment.
pub(super) fn comment_length(text: &str) -> (usize, bool) {
    const NEXT_GAME: &[u8] = b"\n[Event \"";
    let bytes = text.as_bytes();
    for (i, &byte) in bytes.iter().enumerate() {
        match byte {
            b'}' => return (i + 1, true),
            b'\n' if bytes[i..].starts_with(NEXT_GAME) => {
                let brace = bytes[i..].iter().position(|byte| matches!(byte, b'{' | b'}'));
                let close = brace.map(|brace| i + brace).filter(|&brace| bytes[brace] == b'}');
                return close.map_or((i, false), |close| (close + 1, true));
            }
            _ => {}
        }
    }
    (text.len(), false)
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
    // Only as far as the tag goes: many tags may be on one line.
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

/// The result at the beginning of `text`.
pub(super) fn result_at(text: &str) -> Option<&'static str> {
    let may_be_result = match text.as_bytes().first() {
        // Most moves.
        Some(b'A'..=b'Z' | b'a'..=b'q') => false,
        // Most numbers of moves: the first points of a result are at most three characters.
        Some(b'0'..=b'9') => text.bytes().take(4).any(|byte| matches!(byte, b'-' | b'/')),
        _ => true,
    };
    may_be_result.then(|| RESULTS.into_iter().find(|result| starts_with_word(text, result)))?
}

pub(super) fn starts_with_word(text: &str, word: &str) -> bool {
    text.strip_prefix(word).is_some_and(|rest| word == "*" || rest.chars().next().is_none_or(ends_symbol))
}

pub(super) fn symbol_length(text: &str) -> usize {
    let behind_cell = |i: usize| i > 0 && matches!(text.as_bytes()[i - 1], b'0'..=b'9' | b'+' | b'#');
    let ends = |&(i, c): &(usize, char)| {
        ends_symbol(c) || matches!(c, 'e' | 'b') && behind_cell(i) && en_passant_length(&text[i..]).is_some()
    };
    text.char_indices().find(ends).map_or(text.len(), |(i, _)| i)
}

/// Length of `e.p.` and the like at the beginning of `text`, with the sign of a check behind it.
pub(super) fn en_passant_length(text: &str) -> Option<usize> {
    if !matches!(text.as_bytes().first(), Some(b'e' | b'b')) {
        return None;
    }
    let mut rests = EN_PASSANT.iter().filter_map(|mark| {
        let rest = text.strip_prefix(mark)?.trim_start_matches(['+', '#']);
        // Without its full stop it may be the beginning of a word.
        (mark.ends_with('.') || rest.chars().next().is_none_or(ends_symbol)).then_some(rest)
    });
    rests.next().map(|rest| text.len() - rest.len())
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
        '{' | '}' | '(' | ')' | '[' | ']' | '<' | '>' | ';' | '.' | '*' | '$' | '!' | '?' | '"' | '…' => {
            true
        }
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
