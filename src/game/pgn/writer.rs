//! Writing games in canonical form.

use super::lines::Lines;
use super::tag_text::head_text;
use super::tags::ROSTER;
use super::write_tags::{result_text, tags};
use super::{commands, comment_text, ending};
use crate::game::{GameRecord, GameTree, NodeId, Notes, Position, UnreadText, san};
use crate::sides::{Color, Outcome};

/// Writes a game as text, ending with a line feed.
pub fn write(record: &GameRecord) -> String {
    let outcome = ending::outcome(record);
    let head = head_text(&tags(record, outcome), &ROSTER, &record.header_lines);
    head + &Moves { tree: &record.tree, lines: Lines::default() }.write(record, outcome)
}

/// Several games, with a blank line between them.
pub fn write_all<'a>(records: impl IntoIterator<Item = &'a GameRecord>) -> String {
    let games: Vec<String> = records.into_iter().map(write).collect();
    games.join("\n")
}

/// A line of moves from `node` on.
#[derive(Clone, Copy)]
struct Line {
    node: NodeId,
    /// The position before `node`.
    position: Position,
    /// Whether the number of a move of Black is written.
    numbered: bool,
    /// Whether to leave out the comments before the first move.
    said: bool,
}

/// A part that remains to be written.
enum Todo<'a> {
    Line(Line),
    Variation(Line),
    Unread(&'a UnreadText),
    /// The parenthesis of a variation.
    Close,
    /// The unread text at the end of a line.
    Kept(NodeId),
}

/// Writes the moves.
struct Moves<'a> {
    tree: &'a GameTree,
    lines: Lines,
}

impl<'a> Moves<'a> {
    fn write(mut self, record: &GameRecord, outcome: Option<Outcome>) -> String {
        let first = self.tree.next(NodeId::ROOT);
        self.after(NodeId::ROOT, first);
        match first {
            Some(node) => {
                let position = *self.tree.start();
                self.all_lines(Line { node, position, numbered: true, said: true });
            }
            None => self.kept_after(NodeId::ROOT),
        }
        if let Some(words) = outcome.and_then(|outcome| ending::words_to_write(record, outcome)) {
            self.lines.comment(&words);
        }
        self.lines.put(result_text(outcome));
        self.lines.finish()
    }

    /// Writes a line with all its variations, however deep they are nested.
    fn all_lines(&mut self, main: Line) {
        let mut todo = vec![Todo::Line(main)];
        while let Some(next) = todo.pop() {
            match next {
                Todo::Line(line) => self.line(line, &mut todo),
                Todo::Variation(line) => {
                    self.lines.open();
                    todo.push(Todo::Close);
                    self.line(line, &mut todo);
                }
                Todo::Unread(unread) => {
                    self.lines.unread("(", unread);
                    self.lines.close();
                }
                Todo::Close => self.lines.close(),
                Todo::Kept(node) => self.kept_after(node),
            }
        }
    }

    /// Writes a line up to a move that has alternatives, or up to its end with the unread text there. The rest is left
    /// on the stack.
    fn line(&mut self, line: Line, todo: &mut Vec<Todo<'a>>) {
        let Line { mut node, mut position, mut numbered, mut said } = line;
        while let Some(mv) = self.tree.move_at(node) {
            if !said {
                numbered |= self.before(node);
            }
            self.number(&position, numbered);
            self.lines.put(&san(&position, mv));
            let (before, next) = (position, self.tree.next(node));
            position.play_unchecked(mv);
            // Without a variation in between, comments before a move are read as comments after the last one.
            said = !self.has_alternatives(node);
            numbered = self.after(node, next.filter(|_| said)) || !said;
            if !said {
                let rest = next.map(|node| Todo::Line(Line { node, position, numbered, said }));
                todo.push(rest.unwrap_or(Todo::Kept(node)));
                return self.push_alternatives(node, before, todo);
            }
            match next {
                Some(next) => node = next,
                None => return self.kept_after(node),
            }
        }
    }

    /// Leaves the other moves in the place of `node` on the stack; `position` is the one before them.
    fn push_alternatives(&mut self, node: NodeId, position: Position, todo: &mut Vec<Todo<'a>>) {
        let tree = self.tree;
        let Some(parent) = tree.parent(node) else { return };
        todo.extend(tree.unread(parent).iter().rev().map(Todo::Unread));
        let variation = |&node| Todo::Variation(Line { node, position, numbered: true, said: false });
        todo.extend(tree.children(parent)[1..].iter().rev().map(variation));
    }

    fn has_alternatives(&self, node: NodeId) -> bool {
        let Some(parent) = self.tree.parent(node) else { return false };
        let (children, unread) = (self.tree.children(parent), self.tree.unread(parent));
        children.first() == Some(&node) && (children.len() > 1 || !unread.is_empty())
    }

    /// The unread text that continues the line behind `node`, which has no child.
    fn kept_after(&mut self, node: NodeId) {
        let tree = self.tree;
        for (i, unread) in tree.unread(node).iter().enumerate() {
            // Only one text can continue a line; others were variations of moves now deleted.
            if i == 0 {
                self.lines.unread_rest(unread, node == NodeId::ROOT);
            } else {
                self.lines.unread("(", unread);
                self.lines.close();
                // Read again it belongs to the text before it, behind which the line ends.
                self.lines.end_line();
            }
        }
    }

    fn number(&mut self, position: &Position, numbered: bool) {
        let number = position.fullmove_number();
        match position.turn() {
            Color::White => self.lines.put(&format!("{number}.")),
            Color::Black if numbered => self.lines.put(&format!("{number}...")),
            Color::Black => {}
        }
    }

    /// The comments before `node`; returns whether there are any.
    fn before(&mut self, node: NodeId) -> bool {
        let tree = self.tree;
        let texts = tree.notes(node).map_or(&[][..], |notes| &notes.before);
        self.comments(texts.iter().map(|text| comment_text::tidy(text)))
    }

    /// The marks and comments after `node`, and the comments before `next`; returns whether any comment was
    /// written.
    fn after(&mut self, node: NodeId, next: Option<NodeId>) -> bool {
        let tree = self.tree;
        let next = next.and_then(|next| tree.notes(next)).map_or(&[][..], |notes| &notes.before);
        if next.is_empty() && tree.notes(node).is_none() {
            return false;
        }
        let empty = Notes::default();
        let notes =
            commands::with_commands_taken(tree.notes(node).unwrap_or(&empty), next, tree.start().variant());
        for nag in &notes.nags {
            self.lines.put(&nag.to_string());
        }
        let mut texts = notes.after.iter().cloned();
        let first = [commands::write(&notes, tree.start().variant()), texts.next().unwrap_or_default()];
        // Other white space than this is there on purpose.
        let first = first.join(" ").trim_matches(' ').to_owned();
        self.comments([first].into_iter().chain(texts))
    }

    fn comments(&mut self, texts: impl Iterator<Item = String>) -> bool {
        let mut any = false;
        for text in texts.filter(|text| !text.is_empty()) {
            self.lines.comment(&text);
            any = true;
        }
        any
    }
}
