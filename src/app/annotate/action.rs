//! Steps in annotating a game.

use crate::game::{Comment, NodeId};

/// A step in annotating a game: comments and the header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnnotateAction {
    /// Open the draft of a comment, with the present text.
    Comment {
        /// The move it is about, or the start of the game.
        node: NodeId,
        /// On which side of the move.
        place: Comment,
    },
    /// Change the comment being typed.
    Type(String),
    /// Accept the comment. Any other step of the player accepts it, too.
    Accept,
    /// Discard the changes of the comment.
    Cancel,
    /// Ask for names, event, date, result and all other tags.
    Header,
}
