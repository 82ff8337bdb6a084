//! Steps in annotating a game.

use crate::game::{Comment, NodeId};

/// Something is said about the game: a comment is typed, or its header is edited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnnotateAction {
    /// Begin to type a comment, with what is there.
    Comment {
        /// The move it is about, or the start of the game.
        node: NodeId,
        /// On which side of the move.
        place: Comment,
    },
    /// The comment being typed was changed.
    Type(String),
    /// It is done. Whatever else the player does accepts it, too.
    Accept,
    /// It stays as it was.
    Cancel,
    /// Ask for names, event, date, result and all other tags.
    Header,
}
