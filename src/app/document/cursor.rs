//! The displayed position of a game, and the end of the game there by the rules.

use super::{CurrentPosition, Document};
use crate::app::action::ReplayAction;
use crate::game::{Editable, NodeId};

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

    /// Goes back one move. Returns `false` at the start.
    pub(in crate::app) fn go_previous(&mut self) -> bool {
        let before = self.record().tree.parent(self.cursor());
        before.is_some_and(|node| self.go_to(node))
    }

    /// Goes forward one move along the main continuation. Returns `false` at the end of the line.
    pub(in crate::app) fn go_next(&mut self) -> bool {
        let next = self.record().tree.next(self.cursor());
        next.is_some_and(|node| self.go_to(node))
    }

    /// To the end of the line the cursor is in; `false` if it is there.
    pub(in crate::app) fn go_last(&mut self) -> bool {
        let end = self.line_end();
        self.cursor() != end && self.go_to(end)
    }

    /// Goes to the next (`forward`) or previous variation next to the move at the cursor. Returns `false` if that does
    /// not exist.
    pub(in crate::app) fn go_sideways(&mut self, forward: bool) -> bool {
        let other = self.record().tree.sideways(self.cursor(), forward);
        other.is_some_and(|node| self.go_to(node))
    }

    /// Replays a step of the game; returns whether the position on the board changed.
    pub(in crate::app) fn replay(&mut self, action: ReplayAction) -> bool {
        match action {
            ReplayAction::First => self.go_first(),
            ReplayAction::Previous => self.go_previous(),
            ReplayAction::Next => self.go_next(),
            ReplayAction::Last => self.go_last(),
            ReplayAction::To(node) => self.go_to(node),
            ReplayAction::Sideways { forward } => self.go_sideways(forward),
            ReplayAction::Fold(first) => self.toggle_fold(first),
            ReplayAction::Autoplay => false,
        }
    }

    /// Whether such a step leads anywhere.
    pub(in crate::app) fn can_replay(&self, action: ReplayAction) -> bool {
        let (tree, cursor) = (&self.record().tree, self.cursor());
        match action {
            ReplayAction::First | ReplayAction::Previous => cursor != NodeId::ROOT,
            ReplayAction::Next | ReplayAction::Last => tree.next(cursor).is_some(),
            ReplayAction::To(node) | ReplayAction::Fold(node) => tree.contains(node),
            ReplayAction::Sideways { forward } => tree.sideways(cursor, forward).is_some(),
            ReplayAction::Autoplay => tree.next(NodeId::ROOT).is_some(),
        }
    }
}
