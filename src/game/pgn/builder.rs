//! The record of a game while it is being read: the lines that are open, and text that is kept.

use std::borrow::Cow;

use super::joined::spelled;
use super::lexer::Lexer;
use super::token::Kind;
use super::walk::Walk;
use super::{commands, comment_text};
use crate::chess;
use crate::game::read_move::in_english;
use crate::game::tree::Branches;
use crate::game::{GameRecord, Move, NodeId, PieceLetters, Position, UnreadText};

/// The main line or a variation, while it is being read.
#[derive(Debug)]
pub(super) struct Line {
    node: NodeId,
    /// The position at the end of the line.
    pub position: Position,
    /// The position before the last move: where a variation would begin.
    before_last: Option<Position>,
    /// Comments for the next move.
    pending: Vec<String>,
    /// Whether a variation came after the last move.
    after_variation: bool,
    /// The offset at which the text of the line begins.
    pub start: usize,
    /// The branches of the node a variation leaves, as they were before it.
    branches: Branches,
    /// Number of escaped lines found before it.
    escapes: usize,
}

/// A record and the lines of it that are open.
pub(super) struct Builder<'a> {
    text: &'a str,
    pub walk: Walk<'a>,
    letters: PieceLetters,
    pub record: GameRecord,
    pub line: Line,
    /// The lines around this one, the main line first.
    outer: Vec<Line>,
}

impl<'a> Builder<'a> {
    /// Starts with a game of these piece letters, which begins at a position.
    pub(super) fn new(text: &'a str, begins_line: bool, letters: PieceLetters, start: Position) -> Self {
        let (record, line) = (GameRecord::new(start), Line::new(NodeId::ROOT, start, 0));
        Self { text, walk: Walk::new(text, begins_line), letters, record, line, outer: Vec::new() }
    }

    /// Begins the record again at another start position.
    pub(super) fn begin(&mut self, start: Position) {
        (self.record, self.line) = (GameRecord::new(start), Line::new(NodeId::ROOT, start, 0));
    }

    /// The node of the last move, to which annotations belong; `None` at the start of a variation.
    pub(super) fn node(&self) -> Option<NodeId> {
        self.has_node().then_some(self.line.node)
    }

    /// The number of open variations.
    pub(super) fn depth(&self) -> usize {
        self.outer.len()
    }

    /// Adds a legal move.
    pub(super) fn push(&mut self, mv: Move) {
        let node = self.record.tree.push(self.line.node, mv);
        if !self.line.pending.is_empty() {
            self.record.tree.notes_mut(node).before = std::mem::take(&mut self.line.pending);
        }
        self.line.node = node;
        self.line.before_last = Some(self.line.position);
        self.line.position.play_unchecked(mv);
        self.line.after_variation = false;
    }

    /// Begins a variation that replaces the last move. Returns `false` before the first move.
    pub(super) fn open(&mut self, start: usize) -> bool {
        let before = self.line.before_last.zip(self.record.tree.parent(self.line.node));
        let Some((position, parent)) = before else { return false };
        let branches = self.record.tree.branches(parent);
        let escapes = self.record.header_lines.len();
        let variation = Line { branches, escapes, ..Line::new(parent, position, start + 1) };
        self.outer.push(std::mem::replace(&mut self.line, variation));
        true
    }

    pub(super) fn comment(&mut self, text: &str) {
        let text = comment_text::with_braces(text);
        if self.has_node() && !self.line.after_variation {
            self.say_after(&text);
        } else {
            let text = comment_text::tidy(&text);
            if !text.is_empty() {
                self.line.pending.push(text);
            }
        }
    }

    /// Whether notes belong to the line's last node: the start of the game, or a move of this line. At the
    /// start of a variation the last node is still that of the line around it.
    fn has_node(&self) -> bool {
        self.outer.is_empty() || self.line.before_last.is_some()
    }

    fn say_after(&mut self, text: &str) {
        let variant = self.record.variant();
        let notes = self.record.tree.notes_mut(self.line.node);
        let rest = commands::take(text, notes, variant);
        if !rest.is_empty() {
            notes.after.push(rest);
        }
    }

    /// Ends a variation and continues the line around it.
    pub(super) fn close_line(&mut self) {
        if self.line.before_last.is_some() {
            self.say_pending();
        }
        let Some(around) = self.outer.pop() else { return };
        let inner = std::mem::replace(&mut self.line, around);
        // Comments of a variation without moves.
        self.line.pending.extend(inner.pending);
        self.line.after_variation = true;
    }

    /// No move follows any more: comments that waited for one belong to the last.
    pub(super) fn say_pending(&mut self) {
        for text in std::mem::take(&mut self.line.pending) {
            self.say_after(&text);
        }
    }

    /// Keeps the text from `start` to the end of the line being read.
    pub(super) fn keep_line(&mut self, start: usize) {
        // At the start of a variation comments would have no move.
        let in_place = self.has_node();
        let start = if in_place { start } else { self.line.start };
        if in_place {
            self.say_pending();
        } else {
            // The kept text contains all that was read from it.
            self.line.pending.clear();
            self.record.header_lines.truncate(self.line.escapes);
        }
        let end = self.walk.line_end(start, self.outer.len());
        let text = self.text[start..end].trim();
        if !text.is_empty() {
            let text = self.in_english(text);
            let is_continued = self.outer.is_empty() && !self.record.tree.unread(self.line.node).is_empty();
            if is_continued {
                // A result in the middle of the text ended it; written in two lines it would be read as one.
                self.record.tree.join_unread(self.line.node, &text);
            } else {
                self.record.tree.add_unread(self.line.node, UnreadText::new(&text));
            }
        }
        self.walk.skip_to(end, self.outer.len());
    }

    /// Unread text with English letters, like the moves around it when they are written. With the letters of another
    /// language it would have a different meaning when read again.
    fn in_english<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let Some(variant) = self.line.position.chess().map(chess::Position::variant) else {
            return text.into();
        };
        if self.letters == PieceLetters::English {
            return text.into();
        }
        let (mut english, mut done) = (String::with_capacity(text.len()), 0);
        for token in Lexer::in_moves(text, self.outer.len()).filter(|token| token.kind == Kind::Symbol) {
            english += &text[done..token.start];
            let word = &text[token.start..token.end];
            let plain = spelled(word);
            let translated = in_english(&plain, variant, self.letters);
            english += if translated == plain { word } else { &translated };
            done = token.end;
        }
        english += &text[done..];
        english.into()
    }

    /// Goes back to the main line and keeps the whole variation that left it as text. A part of it could not
    /// be kept in its place: alternatives to one move are all alike in the tree, however they are nested.
    pub(super) fn keep_outermost_variation(&mut self) {
        self.outer.truncate(2);
        let (Some(variation), Some(main)) = (self.outer.pop(), self.outer.last()) else { return };
        let Some(parent) = self.record.tree.parent(main.node) else { return };
        self.record.tree.cut_branches(parent, variation.branches);
        self.line =
            Line { escapes: variation.escapes, ..Line::new(parent, variation.position, variation.start) };
        self.keep_line(variation.start);
    }
}

impl Line {
    fn new(node: NodeId, position: Position, start: usize) -> Self {
        let (pending, branches, escapes) = Default::default();
        Self { node, position, before_last: None, pending, after_variation: false, start, branches, escapes }
    }
}
