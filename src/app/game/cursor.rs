//! The displayed position of a game, and the end of the game there by the rules.

use std::time::Duration;

use super::action::ReplayAction;
use super::{CurrentPosition, Document};
use crate::app::text::{Check, require};
use crate::game::NodeId;
use crate::sides::Color;

impl Document {
    /// The time of a colour at the cursor, if the record has it.
    pub(in crate::app) fn noted_time(&self, color: Color) -> Option<Duration> {
        let base = || self.record().controls.as_ref()?[color].base();
        self.current().noted[color].or_else(base)
    }

    /// Moves the cursor to a node. Does nothing, and returns `false`, for one that was deleted.
    pub(in crate::app) fn go_to(&mut self, node: NodeId) -> bool {
        let is_there = self.record().tree.contains(node);
        if is_there && node != self.cursor() {
            self.current = CurrentPosition::at(&self.record().tree, node);
            self.find_ending();
            if self.moves.folds.reveal(&self.game.record().tree, node) {
                self.moves.rebuild(self.game.record(), self.draft.as_ref());
            }
        }
        is_there
    }

    /// Shows or hides, in the list of moves, the deep variation that begins with `first`. The cursor leaves one that is
    /// hidden.
    fn toggle_fold(&mut self, first: NodeId) {
        let tree = &self.game.record().tree;
        let is_inside = tree.ancestors(self.current.node).any(|node| node == first);
        if let Some(outside) = tree.parent(first).filter(|_| is_inside) {
            self.go_to(outside);
        }
        self.moves.folds.toggle(first);
        self.moves.rebuild(self.game.record(), self.draft.as_ref());
    }

    pub(in crate::app) fn replay(&mut self, action: ReplayAction) {
        let (tree, cursor) = (&self.record().tree, self.cursor());
        let node = match action {
            ReplayAction::First => Some(NodeId::ROOT),
            ReplayAction::Previous => tree.parent(cursor),
            ReplayAction::Next => tree.next(cursor),
            ReplayAction::Last => Some(self.current.line_end),
            ReplayAction::To(node) => Some(node),
            ReplayAction::Sideways { forward } => tree.sideways(cursor, forward),
            ReplayAction::Fold(first) => return self.toggle_fold(first),
            ReplayAction::Autoplay => None,
        };
        if let Some(node) = node {
            self.go_to(node);
        }
    }

    /// Whether such a step leads anywhere.
    pub(in crate::app) fn check_replay(&self, action: ReplayAction) -> Check {
        let (tree, cursor) = (&self.record().tree, self.cursor());
        match action {
            ReplayAction::First | ReplayAction::Previous => require(cursor != NodeId::ROOT, "why-start"),
            ReplayAction::Next | ReplayAction::Last => require(tree.next(cursor).is_some(), "why-end"),
            ReplayAction::To(node) | ReplayAction::Fold(node) => {
                require(tree.contains(node), "why-choose-move")
            }
            ReplayAction::Sideways { forward } => {
                require(tree.sideways(cursor, forward).is_some(), "why-no-variation")
            }
            ReplayAction::Autoplay => require(tree.next(NodeId::ROOT).is_some(), "why-no-moves"),
        }
    }
}
