//! Changes of a record.

use crate::game::{Detached, Eval, GameTree, IllegalMove, Move, Nag, NodeId, Position, Shape, UnreadText};
use crate::sides::Outcome;

/// A change of a record.
#[derive(Clone, Debug)]
pub enum TreeEdit {
    /// Adds a continuation: the first becomes the main one, others become the last variation. Does nothing for an
    /// existing one.
    AddMove {
        /// The node it is played at.
        at: NodeId,
        /// A legal move.
        mv: Move,
    },
    /// Adds the moves of a line one after the other, each as [`TreeEdit::AddMove`] would.
    AddLine {
        /// The node the first one is played at.
        at: NodeId,
        /// Legal moves, one after the other.
        moves: Vec<Move>,
        /// The evaluation of the position after the first of them, from White's side; `None` leaves it as it is.
        eval: Option<Eval>,
    },
    /// Removes a node with all nodes after it.
    Delete {
        /// The first of the deleted nodes.
        node: NodeId,
    },
    /// Removes all continuations of a node, and the unread text after it.
    DeleteAfter {
        /// The node that becomes the end of its line.
        node: NodeId,
    },
    /// Puts back the branches and text that [`TreeEdit::Delete`] or [`TreeEdit::DeleteAfter`] removed.
    Restore {
        /// The node that the branches continued.
        parent: NodeId,
        /// The branches, in the order they were taken out.
        branches: Vec<Detached>,
        /// The unread text behind the node.
        unread: Vec<UnreadText>,
    },
    /// Gives a node another place among the continuations of its parent; the first is the main continuation.
    Reorder {
        /// The node after the move; the root for the start of the game.
        node: NodeId,
        /// The new index, from 0.
        index: usize,
    },
    /// Replaces the comments at a node.
    Comment {
        /// The node after the move; the root for the start of the game.
        node: NodeId,
        /// Before or after the move.
        place: Comment,
        /// The comments; a file has braces around each.
        texts: Vec<String>,
    },
    /// Replaces the glyphs of a move.
    Glyphs {
        /// The node the move leads to.
        node: NodeId,
        /// The glyphs.
        nags: Vec<Nag>,
    },
    /// Replaces the arrows and coloured cells at a node.
    Shapes {
        /// The node after the move; the root for the start of the game.
        node: NodeId,
        /// Arrows and cells.
        shapes: Vec<Shape>,
    },
    /// Replaces the stored evaluation of a node.
    Evaluation {
        /// The node after the move; the root for the start of the game.
        node: NodeId,
        /// The evaluation, from White's side.
        eval: Option<Eval>,
    },
    /// Sets or removes a tag.
    Tag {
        /// The name of the tag in a file.
        name: String,
        /// The value; `None` removes the tag.
        value: Option<String>,
    },
    /// Replaces the result.
    Result {
        /// How the game ended; `None` during the game.
        outcome: Option<Outcome>,
    },
    /// Restarts the record at another position, without its moves. Undoing restores them.
    Start {
        /// The new start.
        position: Box<Position>,
    },
    /// Replaces all moves: the inverse of [`TreeEdit::Start`].
    Tree {
        /// The moves, with start and notes.
        tree: Box<GameTree>,
    },
    /// Several edits that are done and undone together.
    All(Vec<TreeEdit>),
}

/// The side of a move on which a comment is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comment {
    /// Before the move: at the start of a variation.
    Before,
    /// After the move.
    After,
}

/// The reason why an edit was rejected. The record is then as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// The node was deleted or never existed.
    #[error("this move is no longer in the game")]
    NoSuchNode,
    /// The start of a game has no move to delete, reorder or mark.
    #[error("the start of the game is not a move")]
    Root,
    /// The game is being played: its moves and its result are made by playing.
    #[error("the moves that have been played stay as they are")]
    Played,
    /// The rules do not allow the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl TreeEdit {
    /// Replaces the comments on one side of a move by one text; an empty text removes them.
    pub fn comment(node: NodeId, place: Comment, text: &str) -> TreeEdit {
        let text = text.trim();
        let texts = if text.is_empty() { Vec::new() } else { vec![text.to_owned()] };
        TreeEdit::Comment { node, place, texts }
    }

    /// Replaces the mark of a move (`!`, `?!` ...) and keeps its other glyphs; `None` removes it.
    pub fn move_mark(tree: &GameTree, node: NodeId, mark: Option<Nag>) -> TreeEdit {
        let nags = tree.notes(node).map_or(&[][..], |notes| &notes.nags);
        let others = nags.iter().copied().filter(|nag| !nag.is_move_mark());
        TreeEdit::Glyphs { node, nags: mark.into_iter().chain(others).collect() }
    }

    /// Moves the variation of `node` one place up among its alternatives; `None` on the main line.
    pub fn promote(tree: &GameTree, node: NodeId) -> Option<TreeEdit> {
        let first = tree.variation_start(node)?;
        let index = tree.sibling_index(first)?.checked_sub(1)?;
        Some(TreeEdit::Reorder { node: first, index })
    }

    /// Moves the line of `node` one place down among its alternatives, counted from the nearest move that has any;
    /// `None` for the last alternative.
    pub fn demote(tree: &GameTree, node: NodeId) -> Option<TreeEdit> {
        tree.ancestors(node).find_map(|id| {
            let siblings = tree.children(tree.parent(id)?).len();
            let index = tree.sibling_index(id)? + 1;
            (index < siblings).then_some(TreeEdit::Reorder { node: id, index })
        })
    }

    /// The node to show after the edit; `None` if the edit concerns no node, or one that is not in the game.
    pub fn place(&self, tree: &GameTree) -> Option<NodeId> {
        let node = match self {
            TreeEdit::AddMove { at, mv } => tree.child_by_move(*at, *mv).unwrap_or(*at),
            TreeEdit::AddLine { at, moves, .. } => tree.follow(*at, moves).0,
            TreeEdit::Delete { node } => tree.parent(*node)?,
            TreeEdit::Restore { parent, branches, .. } => branches.last().map_or(*parent, |last| last.node),
            TreeEdit::Start { .. } | TreeEdit::Tree { .. } => NodeId::ROOT,
            TreeEdit::DeleteAfter { node }
            | TreeEdit::Reorder { node, .. }
            | TreeEdit::Comment { node, .. }
            | TreeEdit::Glyphs { node, .. }
            | TreeEdit::Shapes { node, .. }
            | TreeEdit::Evaluation { node, .. } => *node,
            TreeEdit::All(edits) => {
                let mut places = edits.iter().filter_map(|edit| edit.place(tree));
                let first = places.next()?;
                // Edits all over the tree, such as those of a report, are nowhere in particular.
                return places.all(|place| tree.ancestors(first).any(|node| node == place)).then_some(first);
            }
            TreeEdit::Tag { .. } | TreeEdit::Result { .. } => return None,
        };
        tree.contains(node).then_some(node)
    }

    /// Whether the edit changes the name of a player.
    pub fn renames_player(&self) -> bool {
        match self {
            TreeEdit::Tag { name, .. } => matches!(name.as_str(), "White" | "Black"),
            TreeEdit::All(edits) => edits.iter().any(TreeEdit::renames_player),
            _ => false,
        }
    }

    /// Makes the line through `node` the main line; `None` if it is.
    pub fn promote_to_main(tree: &GameTree, node: NodeId) -> Option<TreeEdit> {
        let is_variation = |id: &NodeId| tree.sibling_index(*id).is_some_and(|index| index > 0);
        let steps = tree.ancestors(node).filter(is_variation);
        let edits: Vec<_> = steps.map(|node| TreeEdit::Reorder { node, index: 0 }).collect();
        (!edits.is_empty()).then_some(TreeEdit::All(edits))
    }
}
