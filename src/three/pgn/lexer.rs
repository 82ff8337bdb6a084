//! Splits the text of a file into tokens. Reads anything; never fails.

use std::collections::HashMap;

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
    let closings = closings(text);
    let mut tokens = Vec::new();
    let mut rest = text;
    // Tags begin lines, or follow others.
    let mut in_header = true;
    while let Some(first) = rest.chars().next() {
        let start = text.len() - rest.len();
        let begins_line = start == 0 || text[..start].ends_with(['\n', '\r']);
        let (kind, length) = match first {
            _ if first.is_whitespace() => (None, first.len_utf8()),
            '%' if begins_line => (None, line(rest).len()),
            '[' if begins_line || in_header => tag(rest),
            '{' => comment(rest),
            ';' => (Some(Kind::Comment(line(rest)[1..].trim().to_owned())), line(rest).len()),
            '(' => match closings.get(&start) {
                Some(close) => (Some(Kind::Variation), close + 1 - start),
                None => (None, 1),
            },
            '$' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                (rest[1..=digits].parse().ok().map(Kind::Nag), 1 + digits)
            }
            '!' | '?' => mark(rest),
            _ if ENDS.contains(&first) => (None, 1),
            _ => word(rest),
        };
        in_header = matches!(kind, Some(Kind::Tag { .. })) || first.is_whitespace() && in_header;
        tokens.extend(kind.map(|kind| Token { kind, start }));
        rest = &rest[length..];
    }
    tokens
}

/// Where the parentheses that are closed are closed; those in comments do not count.
fn closings(text: &str) -> HashMap<usize, usize> {
    let (mut open, mut closings, mut in_comment) = (Vec::new(), HashMap::new(), false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => in_comment = true,
            b'}' => in_comment = false,
            b'(' if !in_comment => open.push(at),
            b')' if !in_comment => closings.extend(open.pop().map(|open| (open, at))),
            _ => {}
        }
    }
    closings
}

fn line(text: &str) -> &str {
    &text[..text.find(['\n', '\r']).unwrap_or(text.len())]
}

/// A tag; a bracket that opens none is passed over.
fn tag(text: &str) -> (Option<Kind>, usize) {
    let name_end = text[1..].find(['"', '[', ']', '\n', '\r']).map(|end| end + 1);
    let Some(quote) = name_end.filter(|&end| text[end..].starts_with('"')) else { return (None, 1) };
    let (mut value, mut escaped) = (String::new(), false);
    for (at, c) in text[quote + 1..].char_indices() {
        match c {
            '\n' | '\r' => break,
            '\\' if !escaped => escaped = true,
            '"' if !escaped => {
                let end = quote + 1 + at + 1;
                let spaces = text[end..].bytes().take_while(|&byte| byte == b' ').count();
                let close = usize::from(text[end + spaces..].starts_with(']'));
                let kind = Kind::Tag { name: text[1..quote].trim().to_owned(), value };
                return (Some(kind), end + (spaces + 1) * close);
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
