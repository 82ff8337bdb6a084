//! The edits a player can ask for, and a comment while it is typed.

use crate::game::{Comment, Nag, NodeId};

/// An edit of the open record. Those that would change what has been played in a game do nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditAction {
    /// The variation of this node goes one place up among its alternatives.
    Promote(NodeId),
    /// The line of this node goes one place down among its alternatives.
    Demote(NodeId),
    /// The line through this node becomes the main line.
    MakeMainLine(NodeId),
    /// Delete this node and all nodes after it.
    Delete(NodeId),
    /// All that follows this node goes.
    DeleteAfter(NodeId),
    /// The move of this node gets a glyph, or loses it if it has it.
    Glyph(NodeId, Nag),
    /// The arrows and circles at this node go.
    ClearShapes(NodeId),
}

impl EditAction {
    /// The node that it is about.
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
    /// The move it is about, or the start of the game.
    pub node: NodeId,
    /// The side of the move on which the comment appears, before or after.
    pub place: Comment,
    /// The typed text; each line is a comment of its own.
    pub text: String,
}
