//! Splits the text of a file into tokens. Reads anything; never fails.

use crate::three::Points;

/// What a [`Token`] is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `[Name "value"]`
    Tag { name: String, value: String },
    /// `{...}`, or `;` to the end of the line.
    Comment(String),
    /// A brace that is not closed, with what follows.
    Unclosed(String),
    /// `(...)` with all that stands in it.
    Variation,
    /// A glyph: `$1`, `!?`.
    Nag(u8),
    /// The end of a game; `None` for `*`.
    Result(Option<Points>),
    /// Anything that may be a move.
    Word(String),
}

/// A token, and the byte at which it begins.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    pub start: usize,
}

/// The marks behind moves, by the numbers of their glyphs from 1 up.
const MARKS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The characters that end a word besides white space.
const ENDS: &[char] = &['{', '}', '(', ')', ';', '[', ']', '$', '!', '?'];

/// The tokens of a text.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let start = text.len() - rest.len();
        let begins_line = start == 0 || text[..start].ends_with(['\n', '\r']);
        let (kind, length) = match first {
            '%' if begins_line => (None, line(rest).len()),
            '[' => tag(rest),
            '{' => comment(rest),
            ';' => (Some(Kind::Comment(line(rest)[1..].trim().to_owned())), line(rest).len()),
            '(' => variation(rest),
            '$' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                (rest[1..=digits].parse().ok().map(Kind::Nag), 1 + digits)
            }
            '!' | '?' => mark(rest),
            _ if first.is_whitespace() || ENDS.contains(&first) => (None, first.len_utf8()),
            _ => word(rest),
        };
        tokens.extend(kind.map(|kind| Token { kind, start }));
        rest = &rest[length..];
    }
    tokens
}

fn line(text: &str) -> &str {
    &text[..text.find(['\n', '\r']).unwrap_or(text.len())]
}

/// A tag; a bracket that opens none is passed over.
fn tag(text: &str) -> (Option<Kind>, usize) {
    let line = line(text);
    let Some((name, quoted)) = line[1..].split_once('"') else { return (None, 1) };
    let (mut value, mut escaped) = (String::new(), false);
    for (at, c) in quoted.char_indices() {
        match c {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => {
                let end = line.len() - quoted.len() + at + 1;
                let close = line[end..].find(']').map_or(end, |close| end + close + 1);
                return (Some(Kind::Tag { name: name.trim().to_owned(), value }), close);
            }
            _ => {
                value.push(c);
                escaped = false;
            }
        }
    }
    (None, 1)
}

fn comment(text: &str) -> (Option<Kind>, usize) {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.find('}') {
        Some(close) => (Some(Kind::Comment(words(&text[1..close]))), close + 1),
        None => (Some(Kind::Unclosed(words(&text[1..]))), text.len()),
    }
}

/// A variation, up to the parenthesis that closes it; parentheses in comments do not count. One that is not closed is
/// passed over.
fn variation(text: &str) -> (Option<Kind>, usize) {
    let (mut depth, mut in_comment) = (0_usize, false);
    for (at, c) in text.char_indices() {
        match c {
            '{' => in_comment = true,
            '}' => in_comment = false,
            '(' if !in_comment => depth += 1,
            ')' if !in_comment => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return (Some(Kind::Variation), at + 1);
        }
    }
    (None, 1)
}

fn mark(text: &str) -> (Option<Kind>, usize) {
    let length = text.bytes().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let nag = MARKS.iter().zip(1..).find(|(mark, _)| **mark == &text[..length]).map(|(_, nag)| nag);
    (nag.map(Kind::Nag), length)
}

/// A move, a result, or the number of a round, which is passed over.
fn word(text: &str) -> (Option<Kind>, usize) {
    let ends = |c: char| c.is_whitespace() || ENDS.contains(&c);
    let word = &text[..text.find(ends).unwrap_or(text.len())];
    if word == "*" {
        return (Some(Kind::Result(None)), 1);
    }
    if let Ok(points) = word.parse() {
        return (Some(Kind::Result(Some(points))), word.len());
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let dots = word[digits..].bytes().take_while(|&byte| byte == b'.').count();
    if digits + dots > 0 && (dots > 0 || digits == word.len()) {
        return (None, digits + dots);
    }
    (Some(Kind::Word(word.to_owned())), word.len())
}
