//! Quoting what was read in messages.

/// No message quotes more characters than this of one text.
const LENGTH: usize = 40;

/// The beginning of a text for a message, with what cannot be printed made visible.
pub(crate) fn excerpt(text: &str) -> String {
    let (mut shown, mut length) = (String::new(), 0);
    for c in text.chars() {
        let written = match c {
            '"' | '\'' | '\\' => c.to_string(),
            _ => c.escape_debug().to_string(),
        };
        length += written.chars().count();
        if length > LENGTH {
            return shown + "…";
        }
        shown += &written;
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::excerpt;

    #[test]
    fn short_texts_are_quoted_as_they_are() {
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
}
