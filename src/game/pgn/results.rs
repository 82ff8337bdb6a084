//! The spellings of results.

use std::borrow::Cow;

use super::words::ends_symbol;
use crate::game::typeset::{is_ignorable, strip_word};
use crate::sides::{Color, Points};

/// The points of one side with their number of quarters. What begins as another one comes before it.
const SCORES: [(&str, u8); 15] = [
    ("1/2", 2),
    ("½", 2),
    ("0.5", 2),
    ("0,5", 2),
    ("1/4", 1),
    ("¼", 1),
    ("0.25", 1),
    ("0,25", 1),
    ("3/4", 3),
    ("¾", 3),
    ("0.75", 3),
    ("0,75", 3),
    ("1", 4),
    ("0", 0),
    // Files of draughts count two points a game.
    ("2", 8),
];

/// Words for a draw; `ź` is the result of an old code page for `½`.
const DRAWS: [&str; 3] = ["ź-ź", "remis", "remi"];

/// The text of each number of quarters.
const QUARTERS: [&str; 5] = ["0", "1/4", "1/2", "3/4", "1"];

/// The points of each side in quarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Score {
    /// `*`
    Open,
    Two([u8; 2]),
    Three([u8; 3]),
}

impl Score {
    /// The result that some sides' points make together.
    fn of(quarters: &[u8]) -> Option<Score> {
        match *quarters {
            [2] => Some(Score::Two([2, 2])),
            [white, black] if white + black == 4 => Some(Score::Two([white, black])),
            // Two points a game.
            [white @ (0 | 4 | 8), black] if white + black == 8 => Some(Score::Two([white / 2, black / 2])),
            [white, red, black] => {
                let mut sorted = [white, red, black];
                sorted.sort_unstable();
                let is_possible = [[0, 2, 4], [0, 3, 3], [1, 1, 4], [2, 2, 2]].contains(&sorted);
                is_possible.then_some(Score::Three([white, red, black]))
            }
            _ => None,
        }
    }
}

/// Length of the result at the beginning of `text`: `1-0`, `½–½`, `0,5 : 0,5`, `*` and the like.
pub(super) fn result_length(text: &str) -> Option<usize> {
    score_at(text).map(|(_, length)| length)
}

/// Reads a result of two players from a `Result` tag, a `HexScore` tag, or after the last move.
/// `None` for any other text, also for `*`.
pub(super) fn parse_points(text: &str) -> Option<Points> {
    match whole_score(text)? {
        Score::Two([white, _]) => Some(Points::with_quarters(Color::White, white)),
        Score::Open | Score::Three(_) => None,
    }
}

/// A result in its plain spelling, such as `1-0-1/2`; any other text as it is.
pub(crate) fn plain_result(text: &str) -> Cow<'_, str> {
    let joined = |quarters: &[u8]| {
        let texts: Vec<&str> =
            quarters.iter().map(|&quarters| QUARTERS[usize::from(quarters.min(4))]).collect();
        texts.join("-").into()
    };
    match whole_score(text) {
        Some(Score::Two(quarters)) => joined(&quarters),
        Some(Score::Three(quarters)) => joined(&quarters),
        Some(Score::Open) | None => text.into(),
    }
}

fn whole_score(text: &str) -> Option<Score> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || is_ignorable(c));
    score_at(text).filter(|&(_, length)| length == text.len()).map(|(score, _)| score)
}

/// The longest result at the beginning of `text`, and its length.
fn score_at(text: &str) -> Option<(Score, usize)> {
    let is_possible = match *text.as_bytes() {
        [b'*', ..] => return Some((Score::Open, 1)),
        [b'0'..=b'2', second, ..] => {
            matches!(second, b'-' | b'/' | b':' | b'.' | b',' | b' ' | b'\t' | 0x80..)
        }
        [b'3', second, ..] => second == b'/',
        [b'r', ..] => true,
        _ => text.starts_with(['½', '¼', '¾', 'ź']),
    };
    if !is_possible {
        return None;
    }
    if let Some(rest) = DRAWS.iter().find_map(|word| strip_word(text, word)).filter(|rest| ends_here(rest)) {
        return Some((Score::Two([2, 2]), text.len() - rest.len()));
    }
    let (mut quarters, mut rest, mut found) = (Vec::with_capacity(3), text, None);
    while let Some((one, behind)) =
        SCORES.iter().find_map(|(word, one)| Some((*one, strip_word(rest, word)?)))
    {
        quarters.push(one);
        if let Some(score) = Score::of(&quarters).filter(|_| ends_here(behind)) {
            found = Some((score, text.len() - behind.len()));
        }
        let separator = behind.trim_start_matches(is_blank);
        let next = strip_word(separator, "-").or_else(|| strip_word(separator, ":"));
        let Some(next) = next.filter(|_| quarters.len() < 3) else { break };
        rest = next.trim_start_matches(is_blank);
    }
    found
}

/// A space within a line.
fn is_blank(c: char) -> bool {
    is_ignorable(c) || c.is_whitespace() && !matches!(c, '\n' | '\r')
}

fn ends_here(rest: &str) -> bool {
    let next = rest.trim_start_matches(is_ignorable).chars().next();
    next.is_none_or(|c| ends_symbol(c) || c == ',')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_they_are_printed() {
        for (text, plain) in [
            ("1-0", "1-0"),
            ("1–0", "1-0"),
            ("0−1", "0-1"),
            ("1 - 0", "1-0"),
            ("1:0", "1-0"),
            ("0 : 1", "0-1"),
            ("2-0", "1-0"),
            ("1-1", "1/2-1/2"),
            ("½", "1/2-1/2"),
            ("1/2", "1/2-1/2"),
            ("½–½", "1/2-1/2"),
            ("½ - ½", "1/2-1/2"),
            ("1/2 - 1/2", "1/2-1/2"),
            ("1⁄2–1⁄2", "1/2-1/2"),
            ("0,5-0,5", "1/2-1/2"),
            ("0.5:0.5", "1/2-1/2"),
            ("remis", "1/2-1/2"),
            ("ź-ź", "1/2-1/2"),
            ("¾–¼", "3/4-1/4"),
            ("1/4 – 3/4", "1/4-3/4"),
            ("0,75-0,25", "3/4-1/4"),
            ("1 – 0 – ½", "1-0-1/2"),
            ("1-1/2-0", "1-1/2-0"),
            ("1/2-1/2-1/2", "1/2-1/2-1/2"),
            ("\u{200e}1-0\u{200f}", "1-0"),
        ] {
            assert_eq!(plain_result(text), plain, "{text}");
        }
        for text in ["3-0", "1-0x", "1-0-0", "1/2-0", "0-0", "10-0", "1", "remise", "", "1-", "12-0"] {
            assert_eq!(whole_score(text), None, "{text}");
        }
        assert_eq!((parse_points("*"), parse_points("3-0"), parse_points("1-0-1/2")), (None, None, None));
    }

    #[test]
    fn a_result_ends_where_the_text_goes_on() {
        for (text, length) in [
            ("1-0 f6", 3),
            ("1 - 0 [Event", 5),
            ("½ f6", 2),
            ("1/2 - x", 3),
            ("1-0-0", 0),
            ("*f6", 1),
            ("0-0", 0),
            ("1: 0-0", 0),
            ("1-0, then", 3),
        ] {
            assert_eq!(result_length(text).unwrap_or(0), length, "{text}");
        }
    }
}
