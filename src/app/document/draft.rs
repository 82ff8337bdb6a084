//! A comment while it is typed. The record has it when it is accepted.

use super::Document;
use crate::game::{Comment, Editable, NodeId, TreeEdit};

/// A comment that is being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The move it is about, or the start of the game.
    pub node: NodeId,
    /// On which side of the move it stands.
    pub place: Comment,
    /// What has been typed; each line is a comment of its own.
    pub text: String,
}

impl<G: Editable + ?Sized> Document<G> {
    /// The comment that is being typed.
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// Whether there may be a comment: before every move, and behind it or behind the start of the game.
    pub fn can_comment(&self, node: NodeId, place: Comment) -> bool {
        self.record().tree.contains(node) && (place == Comment::After || node != NodeId::ROOT)
    }

    /// A comment is going to be typed, beginning with what is there.
    pub(in crate::app) fn begin_draft(&mut self, node: NodeId, place: Comment) {
        if self.can_comment(node, place) {
            let text = place.shown(&self.record().tree, node);
            self.go_to(node);
            self.draft = Some(Draft { node, place, text });
            self.look_again();
        }
    }

    /// Replaces the text of the draft.
    pub(in crate::app) fn type_draft(&mut self, text: String) {
        if let Some(draft) = &mut self.draft {
            draft.text = text;
        }
    }

    /// Ends the draft. Returns the edit that stores its comment in the record, or `None` if nothing changes.
    pub(in crate::app) fn end_draft(&mut self) -> Option<TreeEdit> {
        let Draft { node, place, text } = self.draft.take()?;
        self.look_again();
        TreeEdit::rewrite_comment(&self.record().tree, node, place, &text)
    }
}
