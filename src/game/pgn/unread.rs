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

    /// Adds unread text of the same line of moves, in a line of its own.
    pub(crate) fn join(&mut self, text: &str) {
        let text = text.trim();
        *self = Self::new(&[self.as_str(), "\n", before_in_first_column(text), text].concat());
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text that must stand before `text` in the first column, so that it is unread there, too.
pub(super) fn before_in_first_column(text: &str) -> &'static str {
    match text.chars().next() {
        // Spaces or not, this would be the quote mark of a mail.
        Some('>') => "1. ",
        // A tag, an escaped line, lines between games.
        Some('[' | '%' | '=' | '`') => " ",
        _ => "",
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
            // One that is cut by the head of a game in it cannot be closed behind that.
            Kind::Comment { closed: false } if token.end == text.len() => ends.push('}'),
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
            ("Rf9 ({a\n[Event \"x\"]\n)", "Rf9 ({a\n[Event \"x\"]\n)"),
            ("Rf9 ({a\n[Event \"x\"]\n{b", "Rf9 ({a\n[Event \"x\"]\n{b})"),
        ] {
            assert_eq!(UnreadText::new(text).as_str(), unread);
            assert_eq!(UnreadText::new(unread).as_str(), unread);
        }
    }
}
