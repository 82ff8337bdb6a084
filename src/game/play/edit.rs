//! Editing the record of a game: all of it in a study, otherwise variations and notes, but not the moves played.

use super::Game;
use crate::game::{Detached, EditError, Editable, NodeId, TreeEdit};

/// Editing.
impl Game {
    /// Whether an edit may be tried: in a study every one, otherwise one that leaves the moves played unchanged.
    pub fn allows(&self, edit: &TreeEdit) -> bool {
        self.is_studied || !self.changes_played(edit)
    }

    /// Carries out an edit and returns the edit that undoes it.
    ///
    /// # Errors
    ///
    /// [`EditError::Played`] if the edit is not allowed, otherwise as [`GameRecord::apply`](crate::game::GameRecord::apply).
    pub fn edit(&mut self, edit: TreeEdit) -> Result<TreeEdit, EditError> {
        if !self.allows(&edit) {
            return Err(EditError::Played);
        }
        let inverse = self.record.apply(edit)?;
        if self.is_studied {
            self.go_to_end();
        } else if self.undone.iter().any(|undone| self.is_replaced(undone.branch)) {
            self.undone.clear();
        }
        Ok(inverse)
    }

    /// Whether another branch with this move has replaced one that was taken back.
    fn is_replaced(&self, branch: Detached) -> bool {
        let tree = &self.record.tree;
        let there = tree.move_at(branch.node).and_then(|mv| tree.child_by_move(branch.parent, mv));
        there.is_some_and(|node| node != branch.node)
    }

    /// Whether an edit would change the moves played or the result, or play a move.
    fn changes_played(&self, edit: &TreeEdit) -> bool {
        let tree = &self.record.tree;
        let head = self.head();
        let is_played = |node: NodeId| node == NodeId::ROOT || tree.ancestors(head).any(|id| id == node);
        // A node behind which the game went on.
        let is_passed = |node: NodeId| node != head && is_played(node);
        match edit {
            TreeEdit::AddMove { at, .. } => *at == head && self.outcome().is_none(),
            TreeEdit::AddLine { at, moves, .. } => {
                let mut passed = (0..=moves.len()).map(|count| tree.follow(*at, &moves[..count]).0);
                self.outcome().is_none() && passed.any(|node| node == head)
            }
            TreeEdit::Delete { node } => is_played(*node),
            TreeEdit::DeleteAfter { node } => is_passed(*node),
            TreeEdit::Restore { parent, branches, .. } => {
                is_passed(*parent) && branches.iter().any(|branch| branch.index == 0)
            }
            TreeEdit::Reorder { node, index } => {
                let place = tree.contains(*node).then(|| tree.parent(*node)).flatten();
                place.is_some_and(is_passed) && (*index == 0 || is_played(*node))
            }
            TreeEdit::Result { .. } | TreeEdit::Start { .. } | TreeEdit::Tree { .. } => true,
            TreeEdit::All(edits) => edits.iter().any(|edit| self.changes_played(edit)),
            TreeEdit::Comment { .. }
            | TreeEdit::Glyphs { .. }
            | TreeEdit::Shapes { .. }
            | TreeEdit::Evaluation { .. }
            | TreeEdit::Tag { .. } => false,
        }
    }
}

impl Editable for Game {
    fn edit(&mut self, edit: TreeEdit) -> Result<TreeEdit, EditError> {
        Game::edit(self, edit)
    }
}
