//! The list of moves, with variations and comments, in reading order.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::app::catalogue::tr_args;
use crate::app::words;
use crate::game::{GameRecord, GameTree, NodeId, Position, san};
use crate::sides::Color;

/// The list of moves, in reading order.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct MoveList {
    /// Moves, comments and brackets one after the other.
    pub items: Vec<MoveItem>,
    /// Another number whenever the items change, also from game to game, so that the window can keep what it has
    /// laid out.
    pub revision: u64,
    /// The moves' text, which costs a look at the legal moves: each is found once.
    texts: HashMap<NodeId, String>,
}

/// One thing in the list of moves.
#[derive(Debug, Clone, PartialEq)]
pub enum MoveItem {
    /// A move.
    Move(MoveText),
    /// A comment.
    Comment {
        /// Its text.
        text: String,
        /// How deep in variations; 0 is the game itself.
        depth: u32,
    },
    /// A variation begins, in place of the move before it.
    Open {
        /// How deep it is; 1 is a variation of the game itself.
        depth: u32,
    },
    /// It ends.
    Close {
        /// How deep it is.
        depth: u32,
    },
    /// The game's result, at the end of its own line.
    Result(String),
}

/// A move in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct MoveText {
    /// Where a click leads: [`ReplayAction::To`](crate::app::message::ReplayAction::To).
    pub node: NodeId,
    /// Who moved.
    pub color: Color,
    /// The number of the move.
    pub number: u32,
    /// Whether the number stands before it: before each move of White, and of Black where something came between.
    pub shows_number: bool,
    /// The move with its marks, as in "Qf6+!".
    pub text: String,
    /// How deep in variations; 0 is the game itself.
    pub depth: u32,
}

impl MoveList {
    /// Makes the list anew from the record.
    pub fn rebuild(&mut self, record: &GameRecord) {
        self.items.clear();
        self.revision = REVISIONS.fetch_add(1, Ordering::Relaxed);
        let tree = &record.tree;
        let mut builder = Builder { tree, list: self, depth: 0, was_interrupted: true };
        builder.comments(tree.notes(NodeId::ROOT).map_or(&[], |notes| &notes.after));
        builder.line(NodeId::ROOT, *tree.start());
        self.items.extend(record.result.map(|outcome| MoveItem::Result(words::points(outcome.points))));
    }

    /// The text of a node's move, without marks; empty for the start.
    pub fn text(&self, node: NodeId) -> &str {
        self.texts.get(&node).map_or("", String::as_str)
    }
}

/// The number of the next list.
static REVISIONS: AtomicU64 = AtomicU64::new(1);

struct Builder<'a> {
    tree: &'a GameTree,
    list: &'a mut MoveList,
    depth: u32,
    /// Whether the next move needs its number even if Black makes it.
    was_interrupted: bool,
}

impl Builder<'_> {
    /// All that follows `node`. The main continuation comes first, then what could have been played in its place,
    /// then how it goes on, as in print.
    fn line(&mut self, mut node: NodeId, mut position: Position) {
        loop {
            let children = self.tree.children(node);
            if let Some(&main) = children.first() {
                self.mv(main, &position);
            }
            for &other in children.iter().skip(1) {
                self.variation(other, position);
            }
            for kept in self.tree.kept(node) {
                let text = tr_args("moves-unread", &[("text", kept.as_str().into())]);
                self.comments(&[text]);
            }
            let Some((&main, mv)) = children.first().and_then(|main| Some((main, self.tree.move_at(*main)?)))
            else {
                return;
            };
            position.play_unchecked(mv);
            node = main;
        }
    }

    fn variation(&mut self, first: NodeId, mut position: Position) {
        self.depth += 1;
        self.list.items.push(MoveItem::Open { depth: self.depth });
        self.was_interrupted = true;
        self.mv(first, &position);
        if let Some(mv) = self.tree.move_at(first) {
            position.play_unchecked(mv);
        }
        self.line(first, position);
        self.list.items.push(MoveItem::Close { depth: self.depth });
        self.depth -= 1;
        self.was_interrupted = true;
    }

    /// A move with what is said about it. `position` is the one before it.
    fn mv(&mut self, node: NodeId, position: &Position) {
        let Some(mv) = self.tree.move_at(node) else { return };
        let notes = self.tree.notes(node);
        self.comments(notes.map_or(&[], |notes| &notes.before));
        let mut text = self.list.texts.entry(node).or_insert_with(|| san(position, mv)).clone();
        for nag in notes.map_or(&[][..], |notes| &notes.nags) {
            text += nag.sign().unwrap_or_default();
        }
        let color = position.turn();
        let shows_number = color == Color::White || self.was_interrupted;
        self.was_interrupted = false;
        let number = position.fullmove_number();
        self.list.items.push(MoveItem::Move(MoveText {
            node,
            color,
            number,
            shows_number,
            text,
            depth: self.depth,
        }));
        self.comments(notes.map_or(&[], |notes| &notes.after));
    }

    fn comments(&mut self, texts: &[String]) {
        for text in texts {
            self.list.items.push(MoveItem::Comment { text: text.clone(), depth: self.depth });
            self.was_interrupted = true;
        }
    }
}
