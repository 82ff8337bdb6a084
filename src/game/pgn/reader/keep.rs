//! Keeping what cannot be read.

use std::borrow::Cow;

use super::{Line, Reader};
use crate::chess;
use crate::game::pgn::lexer::{Kind, Lexer};
use crate::game::read_move::in_english;
use crate::game::{PieceLetters, UnreadText};

impl Reader<'_> {
    /// Keeps the text from `start` to the end of the line being read.
    pub fn keep_line(&mut self, start: usize) {
        // Comments at the start of a variation would have no move to stand before.
        let in_place = self.has_node();
        let start = if in_place { start } else { self.line.start };
        if in_place {
            self.say_pending();
        } else {
            // What has been taken from this text is kept in it.
            self.line.pending.clear();
            self.record.header_lines.truncate(self.line.escapes);
        }
        let end = self.walk.line_end(start, self.outer.len());
        let text = self.text[start..end].trim();
        if !text.is_empty() {
            let text = self.in_english(text);
            self.record.tree.add_unread(self.line.node, UnreadText::new(&text));
        }
        self.walk.skip_to(end, self.outer.len());
    }

    /// Unread text with English letters, as the moves around it will be written: in those of another language it would
    /// be something else when it is read again.
    fn in_english<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let Some(variant) = self.line.position.chess().map(chess::Position::variant) else {
            return text.into();
        };
        if self.alphabet.letters == PieceLetters::English {
            return text.into();
        }
        let (mut english, mut done) = (String::with_capacity(text.len()), 0);
        for token in Lexer::in_moves(text, self.outer.len()).filter(|token| token.kind == Kind::Symbol) {
            english += &text[done..token.start];
            english += &in_english(&text[token.start..token.end], variant, self.alphabet.letters);
            done = token.end;
        }
        english += &text[done..];
        english.into()
    }

    /// Goes back to the main line and keeps the whole variation that left it as text. A part of it could not
    /// be kept in its place: alternatives to one move are all alike in the tree, however they are nested.
    pub fn keep_outermost_variation(&mut self) {
        self.outer.truncate(2);
        let (Some(variation), Some(main)) = (self.outer.pop(), self.outer.last()) else { return };
        let Some(parent) = self.record.tree.parent(main.node) else { return };
        self.record.tree.cut_branches(parent, variation.branches);
        self.line =
            Line { escapes: variation.escapes, ..Line::new(parent, variation.position, variation.start) };
        self.keep_line(variation.start);
    }
}
