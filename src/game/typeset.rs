//! Characters of printed text that mean the same as plain ones in a move or a result.

use std::borrow::Cow;

/// Whether a character is invisible and means nothing: soft hyphens, joiners, direction marks, variation selectors.
pub(crate) fn is_ignorable(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
    )
}

/// The plain character for a typographic one: hyphens, dashes and minus signs; the daggers of a check; slashes.
pub(crate) fn plain_char(c: char) -> char {
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => '-',
        '\u{2044}' | '\u{2215}' => '/',
        '\u{2236}' => ':',
        '†' => '+',
        '‡' | '≠' => '#',
        _ => c,
    }
}

/// A text with plain characters in the place of typographic ones, without the invisible ones.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || text.chars().all(|c| !is_ignorable(c) && plain_char(c) == c) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter(|&c| !is_ignorable(c)).map(plain_char).collect())
}

/// The text behind `word`, which may be spelt with typographic characters and invisible ones.
pub(crate) fn strip_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    word.chars().try_fold(text, |rest, wanted| {
        let rest = rest.trim_start_matches(is_ignorable);
        rest.strip_prefix(|c| plain_char(c) == wanted)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typographic_characters_become_plain() {
        for (typeset, expected) in [
            ("Q–0—0", "Q-0-0"),
            ("Nd1‑c3", "Nd1-c3"),
            ("0−1", "0-1"),
            ("1⁄2", "1/2"),
            ("Nc3†", "Nc3+"),
            ("♘\u{fe0e}c3", "♘c3"),
            ("\u{200b}f6\u{200e}", "f6"),
            ("exf5", "exf5"),
            ("½", "½"),
        ] {
            assert_eq!(plain(typeset), expected);
        }
    }
}
