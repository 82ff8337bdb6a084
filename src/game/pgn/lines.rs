//! Moves and comments as text in lines, broken between words.

use super::comment_text;
use super::unread::{UnreadText, before_in_first_column};

/// Lines are shorter than this.
const LINE_LENGTH: usize = 80;

/// Writes words into lines.
#[derive(Default)]
pub(crate) struct Lines {
    text: String,
    /// Characters on the last line of `text`.
    column: usize,
    /// The last word, which may still get a closing parenthesis.
    word: String,
    /// `(`, if the next word begins a variation.
    opening: &'static str,
}

impl Lines {
    /// Adds a word.
    pub fn put(&mut self, word: &str) {
        self.flush();
        self.word = format!("{}{word}", std::mem::take(&mut self.opening));
    }

    /// Begins a variation with the next word.
    pub fn open(&mut self) {
        self.opening = "(";
    }

    /// Ends a variation.
    pub fn close(&mut self) {
        self.word.push(')');
    }

    /// Adds a comment.
    pub fn comment(&mut self, text: &str) {
        let text = format!("{{{}}}", comment_text::without_braces(text));
        for (i, word) in text.split(' ').enumerate() {
            // At the beginning of a line these would look like an escape, a tag or the quote mark of a mail.
            if i > 0 && word.starts_with(['%', '[', '>']) {
                self.word.push(' ');
                self.word.push_str(word);
            } else {
                self.put(word);
            }
        }
    }

    /// Adds unread text as it was read, on lines of its own.
    pub fn unread(&mut self, before: &str, unread: &UnreadText) {
        self.end_line();
        for part in [before, unread.as_str(), "\n"] {
            self.text += part;
        }
    }

    /// Adds unread text that continues a line, which begins the moves if it `is_first`.
    pub fn unread_rest(&mut self, unread: &UnreadText, is_first: bool) {
        let text = unread.as_str();
        // Behind the tags a bracket would begin one of them.
        let before = if is_first && text.starts_with('[') { "1. " } else { before_in_first_column(text) };
        self.unread(before, unread);
    }

    /// Ends the line.
    pub fn end_line(&mut self) {
        self.flush();
        if self.column > 0 {
            self.text.push('\n');
        }
        self.column = 0;
    }

    /// The whole text, with a line feed at its end.
    pub fn finish(mut self) -> String {
        self.flush();
        self.text + "\n"
    }

    fn flush(&mut self) {
        let length = self.word.chars().count();
        if length == 0 {
            return;
        }
        if self.column > 0 {
            let fits = self.column + 1 + length < LINE_LENGTH;
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text += &std::mem::take(&mut self.word);
        self.column += length;
    }
}
