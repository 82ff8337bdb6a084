//! Unread text of a file, kept to be written back.

use super::lexer::Lexer;
use super::token::Kind;

/// Unread text of a game: an illegal move and the rest of its line.
///
/// The text is unchanged, except for added brackets that close its comments and variations, so that text written after
/// it stays separate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadText(String);

impl UnreadText {
    /// Unread text, trimmed, with missing closing brackets added.
    pub(crate) fn new(text: &str) -> Self {
        let text = text.trim();
        Self(text.to_owned() + &missing_ends(text))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The brace and the parentheses `text` lacks at its end.
fn missing_ends(text: &str) -> String {
    let (mut depth, mut ends) = (0_usize, String::new());
    // A result among unread moves does not end the game. What parts games is not in the text.
    for token in Lexer::in_moves(text, 1) {
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            Kind::Comment { closed: false } => ends.push('}'),
            // A parenthesis added behind it would be part of it.
            Kind::LineComment | Kind::Escape if token.end == text.len() && depth > 0 => ends.push('\n'),
            _ => {}
        }
    }
    ends + &")".repeat(depth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unread_text_gets_its_open_brackets_closed() {
        for (text, unread) in [
            (" Rf9 x ", "Rf9 x"),
            ("Rf9 {a", "Rf9 {a}"),
            ("Rf9 (f5 (f6", "Rf9 (f5 (f6))"),
            ("Rf9 (f5 {a", "Rf9 (f5 {a})"),
            ("Rf9 (f5 ;a", "Rf9 (f5 ;a\n)"),
            ("Rf9 ) x", "Rf9 ) x"),
        ] {
            assert_eq!(UnreadText::new(text).as_str(), unread);
            assert_eq!(UnreadText::new(unread).as_str(), unread);
        }
    }
}
