//! Folding of variations in the list of moves: deep variations are folded until the player opens them.

use std::collections::HashSet;

use crate::game::{GameTree, NodeId};

/// Variations deeper than this are folded.
const DEEPEST_SHOWN: u32 = 3;

/// The open ones of the deep variations, each by its first move.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Folds {
    open: HashSet<NodeId>,
}

impl Folds {
    /// Whether variations of this depth can be folded; 1 is a variation of the game itself.
    pub fn can_fold(depth: u32) -> bool {
        depth > DEEPEST_SHOWN
    }

    /// Whether the variation that begins with `first` is folded now.
    pub fn hides(&self, first: NodeId, depth: u32) -> bool {
        Folds::can_fold(depth) && !self.open.contains(&first)
    }

    /// Opens the variation that begins with `first`, or folds it again.
    pub fn toggle(&mut self, first: NodeId) {
        if !self.open.remove(&first) {
            self.open.insert(first);
        }
    }

    /// Opens every variation that `node` is in. Returns whether one of them was folded.
    pub fn reveal(&mut self, tree: &GameTree, node: NodeId) -> bool {
        let begins_variation = |&node: &NodeId| {
            tree.parent(node).is_some_and(|parent| tree.children(parent).first() != Some(&node))
        };
        let mut firsts: Vec<NodeId> = tree.ancestors(node).filter(begins_variation).collect();
        firsts.reverse();
        let mut was_folded = false;
        for first in firsts.into_iter().skip(DEEPEST_SHOWN as usize) {
            was_folded |= self.open.insert(first);
        }
        was_folded
    }
}
