//! Parts of messages: texts from outside, cut to what a person would read, and counted nouns.

#[cfg(feature = "app")]
use std::path::Path;

/// No error quotes more characters than this of one text.
const QUOTED: usize = 40;

/// More characters of a text than these are never shown.
#[cfg(feature = "app")]
const SHOWN: usize = 100;

/// "1 row", "7 rows".
pub(crate) fn counted(count: impl Into<u64>, one: &str, many: &str) -> String {
    let count = count.into();
    format!("{count} {}", if count == 1 { one } else { many })
}

/// The beginning of a text for the message of an error, with what cannot be printed made visible.
pub(crate) fn excerpt(text: &str) -> String {
    let (mut shown, mut length) = (String::new(), 0);
    for c in text.chars() {
        let written = match c {
            '"' | '\'' | '\\' => c.to_string(),
            _ => c.escape_debug().to_string(),
        };
        length += written.chars().count();
        if length > QUOTED {
            return shown + "…";
        }
        shown += &written;
    }
    shown
}

/// The beginning of a text, with an ellipsis where more follows.
#[cfg(feature = "app")]
pub(crate) fn start(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// As much of a person's name as a file may be named after.
#[cfg(feature = "app")]
pub(crate) fn name(text: &str) -> &str {
    const BYTES: usize = 100;
    text[..text.floor_char_boundary(BYTES)].trim_end()
}

/// A path, or its end behind an ellipsis: the name of the file and the folders around it.
#[cfg(feature = "app")]
pub(crate) fn path(path: &Path) -> String {
    let text = path.display().to_string();
    match text.char_indices().rev().nth(SHOWN) {
        Some((before, c)) => format!("…{}", &text[before + c.len_utf8()..]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_texts_are_quoted_unchanged() {
        for text in ["", "Nd4", "[White \"A\\B'\"]", "Białymi gra Żółw", &"x".repeat(40)] {
            assert_eq!(excerpt(text), text);
        }
    }

    #[test]
    fn long_texts_are_cut_and_control_characters_shown() {
        assert_eq!(excerpt(&"ż".repeat(41)), "ż".repeat(40) + "…");
        assert_eq!(excerpt("a\u{7}\nb\u{202e}"), "a\\u{7}\\nb\\u{202e}");
        assert!(excerpt(&"\u{7}".repeat(1_000_000)).chars().count() <= 41);
    }

    #[cfg(feature = "app")]
    #[test]
    fn long_texts_keep_their_beginning_and_long_paths_their_end() {
        let exact = "ł".repeat(SHOWN);
        assert_eq!(start(&exact), exact);
        assert_eq!(start(&format!("{exact}x")), format!("{exact}…"));
        assert_eq!(name(&exact), "ł".repeat(50));
        assert_eq!(name("Ewa"), "Ewa");
        assert_eq!(path(Path::new(&exact)), exact);
        assert_eq!(path(Path::new(&format!("x{exact}"))), format!("…{exact}"));
    }
}
