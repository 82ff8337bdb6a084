//! Text outside of games: a letter around them, a heading between two of them.

use super::joined::{is_like_move, joined};
use super::results::result_length;
use super::tag_text::parse_tag;
use super::words::{is_separator, near_tag, symbol_length};
use super::wrapping::{forum_tag_length, is_fence};
use crate::game::typeset::plain;

/// Ways to write a null move.
pub(super) const NULL_MOVES: [&str; 5] = ["--", "Z0", "@@@@", "0000", "null"];

/// Whether the moves of a game begin here: a move, or the number of one and a move behind it.
pub(super) fn begins_moves(text: &str) -> bool {
    let length = symbol_length(text);
    let is_move = |text: &str, length: usize| {
        length > 0 && (is_like_move(&plain(&text[..length])) || joined(text, length, true).is_some())
    };
    if is_move(text, length) {
        return true;
    }
    let number = text.trim_start_matches('#').trim_start_matches(|c: char| c.is_ascii_digit());
    let behind = number.trim_start_matches(|c: char| matches!(c, '.' | '…' | ':' | ')') || c.is_whitespace());
    if behind.len() == text.len() {
        return false;
    }
    let length = symbol_length(behind);
    is_move(behind, length) || NULL_MOVES.contains(&&behind[..length]) || behind.starts_with('(')
}

/// Length of the text outside of games at the beginning of `text`: up to a tag, a comment, or the first move.
pub(super) fn remark_length(text: &str) -> usize {
    let (mut end, mut begins_line, mut begins_word) = (0, false, false);
    for (at, c) in text.char_indices() {
        let rest = &text[at..];
        let is_quote = begins_line && matches!(c, '>' | ' ' | '\t');
        let ends = match c {
            '{' => true,
            '[' => forum_tag_length(rest).is_some() || parse_tag(near_tag(rest)).is_some(),
            '%' => begins_line,
            '=' | '`' => {
                begins_line && (is_fence(rest) || is_separator(rest.lines().next().unwrap_or_default()))
            }
            '1' if begins_word && is_first_move(rest) => true,
            '0'..='9' | '*' | '½' | '¼' | '¾' => begins_line && is_line_of_result(rest),
            _ => false,
        };
        if ends {
            break;
        }
        if !c.is_whitespace() && !is_quote {
            end = at + c.len_utf8();
        }
        begins_word = c.is_whitespace() || is_quote;
        begins_line = matches!(c, '\n' | '\r') || is_quote;
    }
    end
}

/// Whether a result has a line of its own.
fn is_line_of_result(text: &str) -> bool {
    result_length(text).is_some_and(|length| {
        let behind = text[length..].trim_start_matches([' ', '\t']);
        behind.is_empty() || behind.starts_with(['\n', '\r'])
    })
}

/// Whether a text begins with the number 1 and a move.
fn is_first_move(text: &str) -> bool {
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    text.len() - behind.len() == 1 && behind.starts_with(['.', '…', ':', ')', ' ']) && begins_moves(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_ends_where_a_game_begins() {
        for (text, remark) in [
            ("Dear Anna,\nmy move:\n\n[Event \"x\"]", "Dear Anna,\nmy move:"),
            ("Here is my game: 1. f6 e6 2. g5", "Here is my game:"),
            ("Anna wrote:\n> > 1. f6 e6", "Anna wrote:"),
            ("Anna wrote:\n> [White \"A\"]", "Anna wrote:"),
            ("I play f6! {x", "I play f6!"),
            ("Regards\n====\n", "Regards"),
            ("Regards\n```pgn\n", "Regards"),
            ("see [there] in 12. f6", "see [there] in 12. f6"),
            ("* milk\n* eggs", "* milk\n* eggs"),
            ("x\n1-0 \n", "x"),
        ] {
            assert_eq!(&text[..remark_length(text)], remark);
        }
    }

    #[test]
    fn moves_are_told_from_words() {
        for text in [
            "f6 e6", "1. f6", "1... e6", "55-56", "1. 55 - 56", "Nc3", "N c3", "1.O-O", "12: f6", "1. --",
            "e4xd5", "1. fxe",
        ] {
            assert!(begins_moves(text), "{text}");
        }
        for text in ["Dear Anna", "1. First", "2 games", "B12 is", "H2O", "mp3", "Xy77", "--\nAnna", "N", "x"]
        {
            assert!(!begins_moves(text), "{text}");
        }
    }
}
