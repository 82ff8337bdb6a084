//! The nodes of the tree.

use std::sync::Arc;

use crate::game::{Move, Notes, Position, UnreadText};

/// The identifier of a node of a [`GameTree`]: the position after a move, or the start.
///
/// An id stays valid, and keeps its meaning, while other nodes are added, moved or deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of the game, before any move.
    pub const ROOT: NodeId = NodeId(0);

    /// The node after `plies` moves of a game without variations.
    pub fn nth(plies: usize) -> NodeId {
        NodeId(u32::try_from(plies).unwrap_or(u32::MAX))
    }

    /// The number of the node. In a game without variations it is the number of moves before it.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    pub mv: Option<Move>,
    pub parent: Option<NodeId>,
    /// The main continuation first.
    pub children: Vec<NodeId>,
    pub notes: Option<Box<Notes>>,
    pub unread: Vec<UnreadText>,
}

/// Moves from a start position, with variations and notes. Every move in it is legal.
///
/// A record is built by [`Self::add`], [`Self::notes_mut`] and [`Self::add_unread`]. Changes that can be undone are
/// made by [`TreeEdit`](crate::game::TreeEdit), which also deletes and reorders moves.
///
/// Copies share their nodes until one of them changes: a long study is copied at each edit, for the disk.
#[derive(Clone, Debug)]
pub struct GameTree {
    start: Position,
    nodes: Vec<Arc<Node>>,
}

impl GameTree {
    /// A tree without moves.
    pub fn new(start: Position) -> Self {
        Self { start, nodes: vec![Arc::default()] }
    }

    pub(super) fn node_mut(&mut self, node: NodeId) -> &mut Node {
        Arc::make_mut(&mut self.nodes[node.index()])
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The move that led to `node`; `None` at the root.
    pub fn move_at(&self, node: NodeId) -> Option<Move> {
        self.nodes[node.index()].mv
    }

    /// The node before `node`; `None` at the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.index()].parent
    }

    /// All continuations of `node`, the main one first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.index()].children
    }

    /// The main continuation of `node`.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        self.children(node).first().copied()
    }

    /// The child of `node` reached by `mv`.
    pub fn child_by_move(&self, node: NodeId, mv: Move) -> Option<NodeId> {
        self.children(node).iter().copied().find(|&child| self.move_at(child) == Some(mv))
    }

    /// The notes of `node`, if any.
    pub fn notes(&self, node: NodeId) -> Option<&Notes> {
        self.nodes[node.index()].notes.as_deref()
    }

    /// The notes of `node`, to be written while a record is built.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        self.node_mut(node).notes.get_or_insert_default()
    }

    /// The unread text in the place of continuations of `node`.
    ///
    /// While `node` has no child, the first text continues its line; the others are variations.
    pub fn unread(&self, node: NodeId) -> &[UnreadText] {
        &self.nodes[node.index()].unread
    }

    /// Adds unread text in the place of a continuation of `node`.
    pub fn add_unread(&mut self, node: NodeId, text: UnreadText) {
        self.node_mut(node).unread.push(text);
    }

    /// Appends a line to the last unread text of `node`, if it has one.
    pub(in crate::game) fn join_unread(&mut self, node: NodeId, text: &str) {
        if let Some(last) = self.node_mut(node).unread.last_mut() {
            last.join(text);
        }
    }

    /// As [`Self::add`], for a move known to be legal; always adds a node.
    pub(in crate::game) fn push(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Arc::new(Node { mv: Some(mv), parent: Some(parent), ..Node::default() }));
        self.node_mut(parent).children.push(id);
        id
    }

    /// Whether any node has several continuations.
    pub(super) fn has_variations(&self) -> bool {
        self.nodes.iter().any(|node| node.children.len() > 1)
    }

    /// The number of moves ever added.
    pub(in crate::game) fn size(&self) -> usize {
        self.nodes.len() - 1
    }

    /// The index of `node` among the continuations of its parent; `None` for the root and for a deleted node.
    pub fn sibling_index(&self, node: NodeId) -> Option<usize> {
        self.children(self.parent(node)?).iter().position(|&id| id == node)
    }
}
