//! Text from strangers: names and lines of chat, made harmless.

/// The longest name, in characters.
pub const MAX_NAME: usize = 40;
/// The longest line of chat, in characters.
pub const MAX_CHAT: usize = 280;

/// A name without control and direction characters, no longer than [`MAX_NAME`] characters; empty if nothing is left.
pub fn clean_name(text: &str) -> String {
    clean(text, MAX_NAME)
}

/// A line of chat without control and direction characters, no longer than [`MAX_CHAT`] characters.
pub fn clean_chat(text: &str) -> String {
    clean(text, MAX_CHAT)
}

fn clean(text: &str, longest: usize) -> String {
    // A line end parts words; all other characters that do not show are dropped.
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let kept: String = spaced.filter(|&c| !is_hidden(c)).take(longest).collect();
    kept.trim().to_owned()
}

/// Whether a character shows nothing, or turns others around: control characters, the marks of bidirectional text,
/// invisible operators, tags, private and unassigned ends of planes.
fn is_hidden(c: char) -> bool {
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
