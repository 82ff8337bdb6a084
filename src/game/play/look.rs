//! Looking at a game: moving the cursor, and editing variations.

use std::time::Duration;

use super::Game;
use crate::game::{Detached, IllegalMove, Move, NodeId};
use crate::sides::Reason;

/// Looking at the game.
impl Game {
    /// Moves the cursor. Does nothing, and returns `false`, for a node that is not in the game any more.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        let there = self.record.tree.contains(node);
        if there {
            self.cursor = node;
            self.position = self.record.tree.position(node);
        }
        there
    }

    /// To the start.
    pub fn go_first(&mut self) -> bool {
        self.cursor != NodeId::ROOT && self.go_to(NodeId::ROOT)
    }

    /// One move back; `false` at the start.
    pub fn go_previous(&mut self) -> bool {
        self.record.tree.parent(self.cursor).is_some_and(|node| self.go_to(node))
    }

    /// One move on along the main continuation; `false` at the end of the line.
    pub fn go_next(&mut self) -> bool {
        self.record.tree.next(self.cursor).is_some_and(|node| self.go_to(node))
    }

    /// To the end of the line the cursor is in.
    pub fn go_last(&mut self) -> bool {
        let end = self.record.tree.line_end(self.cursor);
        self.cursor != end && self.go_to(end)
    }

    /// To where the game stands.
    pub fn go_to_head(&mut self) -> bool {
        !self.at_head() && self.go_to(self.head)
    }

    /// To the next (`forward`) or previous variation beside the move at the cursor, around in a circle.
    pub fn go_sideways(&mut self, forward: bool) -> bool {
        let tree = &self.record.tree;
        let Some(parent) = tree.parent(self.cursor) else { return false };
        let siblings = tree.children(parent);
        let Some(index) = siblings.iter().position(|&id| id == self.cursor) else { return false };
        let step = if forward { 1 } else { siblings.len() - 1 };
        let node = siblings[(index + step) % siblings.len()];
        node != self.cursor && self.go_to(node)
    }

    /// Adds a variation at the cursor, or goes into the one that is there. The running game, its clock and
    /// its result are not touched.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if the rules do not allow the move.
    pub fn add_variation(&mut self, mv: Move) -> Result<NodeId, IllegalMove> {
        // The move that was taken back here is put back, with all that was said of it.
        if let Some(branch) = self.taken_back(self.cursor, mv) {
            self.record.tree.attach(branch);
        }
        let node = self.record.tree.add(self.cursor, mv)?;
        self.go_to(node);
        Ok(node)
    }

    /// Moves the variation the node is in one place up among its alternatives. A game whose line is no longer the main
    /// one keeps its result, but not a reason that its moves had shown.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let promoted = self.may_change_lines() && self.record.tree.promote(node);
        if promoted && !self.record.tree.is_mainline(self.head) {
            self.forget_shown_reason();
        }
        promoted
    }

    /// Deletes `node` and all that follows it; the cursor steps out of the way. The line of a game that is
    /// not over cannot be deleted; that of one that is over keeps its result, though no longer for a reason that its
    /// moves had shown. Returns what [`Self::undelete`] needs.
    pub fn delete(&mut self, node: NodeId) -> Option<Detached> {
        let tree = &self.record.tree;
        let holds_head = tree.ancestors(self.head).any(|id| id == node);
        if holds_head && !self.may_change_lines() {
            return None;
        }
        let parent = tree.parent(node)?;
        let holds_cursor = tree.ancestors(self.cursor).any(|id| id == node);
        let branch = self.record.tree.detach(node)?;
        if holds_head {
            self.head = parent;
            self.undone.clear();
            // The clock stands: see `may_change_lines`.
            self.set_clock_back(Duration::ZERO);
            self.forget_shown_reason();
        }
        if holds_cursor {
            self.go_to(parent);
        }
        Some(branch)
    }

    /// Undoes [`Self::delete`]. Where the same move had been played again and taken back, that one cannot be redone any
    /// more.
    pub fn undelete(&mut self, branch: Detached) -> bool {
        let mv = self.record.tree.move_at(branch.node());
        if let Some(other) = mv.and_then(|mv| self.taken_back(branch.parent(), mv))
            && other != branch
        {
            self.undone.clear();
        }
        self.record.tree.attach(branch)
    }

    /// The moves that showed why the game ended are not at its end any more.
    fn forget_shown_reason(&mut self) {
        if let Some(outcome) = self.record.result.as_mut().filter(|end| end.reason.is_shown_by_moves()) {
            outcome.reason = Reason::Unknown;
        }
    }

    /// Whether which line is the main one may change: not while a game is being played.
    fn may_change_lines(&self) -> bool {
        self.outcome().is_some() || !self.clock.is_running()
    }
}
