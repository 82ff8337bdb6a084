//! The edits that a player can make, and the draft of a comment.

use crate::game::{Comment, Nag, NodeId};

/// An edit of the open record. Edits that would change played moves do nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditAction {
    /// Move the variation of this node one place up among its alternatives.
    Promote(NodeId),
    /// Move the line of this node one place down among its alternatives.
    Demote(NodeId),
    /// Make the line through this node the main line.
    MakeMainLine(NodeId),
    /// Delete this node and all nodes after it.
    Delete(NodeId),
    /// Delete all nodes after this one.
    DeleteAfter(NodeId),
    /// Add a glyph to the move of this node, or remove it.
    Glyph(NodeId, Nag),
    /// Remove the arrows and circles at this node.
    ClearShapes(NodeId),
}

impl EditAction {
    /// The node of the edit.
    pub fn node(self) -> NodeId {
        match self {
            EditAction::Promote(node)
            | EditAction::Demote(node)
            | EditAction::MakeMainLine(node)
            | EditAction::Delete(node)
            | EditAction::DeleteAfter(node)
            | EditAction::Glyph(node, _)
            | EditAction::ClearShapes(node) => node,
        }
    }
}

/// The draft of a comment: its text while the player edits it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The node of the comment: a move, or the start of the game.
    pub node: NodeId,
    /// The side of the move on which the comment appears, before or after.
    pub place: Comment,
    /// The typed text; each line is a comment of its own.
    pub text: String,
}
