//! Sanitising of names and chat from the peer.

/// Maximum length of a name, in characters.
pub const MAX_NAME: usize = 40;
/// Maximum length of a line of chat, in characters.
pub const MAX_CHAT: usize = 280;

/// Removes control and direction characters from a name and limits it to [`MAX_NAME`] characters. The result may be
/// empty.
pub fn clean_name(text: &str) -> String {
    clean(text, MAX_NAME)
}

/// Removes control and direction characters from a line of chat and limits it to [`MAX_CHAT`] characters.
pub fn clean_chat(text: &str) -> String {
    clean(text, MAX_CHAT)
}

fn clean(text: &str, longest: usize) -> String {
    // White space, line ends included, separates words; all other invisible characters are dropped.
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let kept: String = spaced.filter(|&c| !is_hidden(c)).take(longest).collect();
    kept.trim().to_owned()
}

/// Whether a character is invisible or changes the order of others: control characters, bidirectional marks,
/// invisible operators, tags, private and unassigned ends of planes.
pub(super) fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
        || (c as u32 & 0xfffe) == 0xfffe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_what_can_be_read_and_lose_the_rest() {
        assert_eq!(clean_name("  Władysław\tGliński\n"), "Władysław Gliński");
        assert_eq!(clean_name("a\u{202e}b\u{0}c\u{1b}[31md\u{200b}"), "abc[31md");
        assert_eq!(clean_name("\u{2066}\u{e0041}\u{ffff}"), "");
        assert_eq!(clean_name(&"ß".repeat(100)).chars().count(), MAX_NAME);
        assert_eq!(clean_chat(&"x".repeat(1000)).len(), MAX_CHAT);
    }
}
