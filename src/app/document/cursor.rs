//! The place in the game that is looked at, and how the rules end the game there.

use super::{CurrentPosition, Document};
use crate::game::{Editable, NodeId};
use crate::sides::{DrawRules, Outcome};

/// The cursor.
impl<G: Editable + ?Sized> Document<G> {
    /// Looks at another node. Does nothing, and returns `false`, for one that is not in the game any more.
    pub(in crate::app) fn go_to(&mut self, node: NodeId) -> bool {
        let is_there = self.record().tree.contains(node);
        if is_there && node != self.cursor() {
            self.current = CurrentPosition::at(&self.record().tree, node);
            self.find_ending();
            if self.moves.reveal(&self.game.record().tree, node) {
                self.moves.rebuild(self.game.record(), self.draft.as_ref());
            }
        }
        is_there
    }

    /// Shows or hides, in the list of moves, the deep variation that begins with `first`. The cursor leaves one that is
    /// hidden; returns whether it did.
    pub(in crate::app) fn toggle_fold(&mut self, first: NodeId) -> bool {
        let tree = &self.game.record().tree;
        let is_inside = tree.ancestors(self.current.node).any(|node| node == first);
        let outside = tree.parent(first).filter(|_| is_inside);
        let has_moved = outside.is_some_and(|node| self.go_to(node));
        self.moves.toggle_fold(first);
        self.moves.rebuild(self.game.record(), self.draft.as_ref());
        has_moved
    }

    /// To the start; `false` if the cursor is there.
    pub(in crate::app) fn go_first(&mut self) -> bool {
        self.cursor() != NodeId::ROOT && self.go_to(NodeId::ROOT)
    }

    /// One move back; `false` at the start.
    pub(in crate::app) fn go_previous(&mut self) -> bool {
        let before = self.record().tree.parent(self.cursor());
        before.is_some_and(|node| self.go_to(node))
    }

    /// One move on along the main continuation; `false` at the end of the line.
    pub(in crate::app) fn go_next(&mut self) -> bool {
        let next = self.record().tree.next(self.cursor());
        next.is_some_and(|node| self.go_to(node))
    }

    /// To the end of the line the cursor is in; `false` if it is there.
    pub(in crate::app) fn go_last(&mut self) -> bool {
        let end = self.line_end();
        self.cursor() != end && self.go_to(end)
    }

    /// To the next (`forward`) or previous variation beside the move at the cursor; `false` where there is none.
    pub(in crate::app) fn go_sideways(&mut self, forward: bool) -> bool {
        let other = self.record().tree.sideways(self.cursor(), forward);
        other.is_some_and(|node| self.go_to(node))
    }

    pub(super) fn find_ending(&mut self) {
        self.ending = self.ending_at(self.current.node);
    }

    /// How the rules end the game at a node.
    pub(in crate::app) fn ending_at(&self, node: NodeId) -> Option<Outcome> {
        let tree = &self.game.record().tree;
        let draws = self.setup.draws();
        if tree.children(node).is_empty() {
            tree.outcome(node, draws)
        } else {
            // Draws by counting had to be claimed, or the game would not have gone on.
            let draws = DrawRules { fifty_automatic: false, ..draws };
            let current = &self.current;
            let position = if node == current.node { current.position } else { tree.position(node) };
            position.terminal(&draws)
        }
    }
}
