//! Changes of the tree: branches taken out, put back, moved and merged.

use super::{GameTree, NodeId};
use crate::game::UnreadText;

/// A branch that was taken out of a [`GameTree`], for putting it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detached {
    /// The first node of the branch.
    pub(in crate::game) node: NodeId,
    /// The node that it continued.
    pub(in crate::game) parent: NodeId,
    /// The index of the branch among the continuations of that node.
    pub(in crate::game) index: usize,
}

/// The number of continuations of a node at one moment, to which [`GameTree::cut_branches`] goes back.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::game) struct Branches {
    children: usize,
    unread: usize,
}

impl GameTree {
    /// Drops the unread text at `node`, and returns it.
    pub(in crate::game) fn take_unread(&mut self, node: NodeId) -> Vec<UnreadText> {
        std::mem::take(&mut self.node_mut(node).unread)
    }

    /// The number of continuations of `node`.
    pub(in crate::game) fn branches(&self, node: NodeId) -> Branches {
        Branches { children: self.children(node).len(), unread: self.unread(node).len() }
    }

    /// Deletes the continuations of `node` added since [`Self::branches`].
    pub(in crate::game) fn cut_branches(&mut self, node: NodeId, branches: Branches) {
        let node = self.node_mut(node);
        node.children.truncate(branches.children);
        node.unread.truncate(branches.unread);
    }

    /// Makes the line through `node` the main line of the game.
    pub(in crate::game) fn promote_to_main(&mut self, node: NodeId) {
        while let Some(first) = self.variation_start(node) {
            let (Some(parent), Some(index)) = (self.parent(first), self.sibling_index(first)) else { return };
            self.node_mut(parent).children[..=index].rotate_right(1);
        }
    }

    /// Removes `node` with all nodes after it. Returns the data for [`Self::attach`] to undo it; `None` for the root
    /// and for a deleted node.
    pub(in crate::game) fn detach(&mut self, node: NodeId) -> Option<Detached> {
        let (parent, index) = (self.parent(node)?, self.sibling_index(node)?);
        self.node_mut(parent).children.remove(index);
        Some(Detached { node, parent, index })
    }

    /// Puts a branch back where it was. Does nothing if it is there, or if its parent has got the same
    /// move again since; returns whether it is now in the tree.
    pub(in crate::game) fn attach(&mut self, branch: Detached) -> bool {
        let Detached { node, parent, index } = branch;
        let taken = self.move_at(node).and_then(|mv| self.child_by_move(parent, mv));
        if taken.is_none() {
            let children = &mut self.node_mut(parent).children;
            children.insert(index.min(children.len()), node);
        }
        taken.is_none_or(|child| child == node)
    }

    /// Deletes everything after `node`, unread text included. Returns the branches taken out, last first.
    pub(in crate::game) fn truncate(&mut self, node: NodeId) -> Vec<Detached> {
        self.take_unread(node);
        let children = self.children(node).to_vec();
        children.into_iter().rev().filter_map(|child| self.detach(child)).collect()
    }

    /// Makes `node` the end of its line: its continuations go behind a variation that repeats its move.
    pub(in crate::game) fn end_line(&mut self, node: NodeId) {
        let (Some(parent), Some(mv)) = (self.parent(node), self.move_at(node)) else { return };
        let after = std::mem::take(&mut self.node_mut(node).children);
        if after.is_empty() {
            return;
        }
        let is_copy = |&other: &NodeId| other != node && self.move_at(other) == Some(mv);
        let copy = self.children(parent).iter().copied().find(is_copy);
        let copy = copy.unwrap_or_else(|| self.push(parent, mv));
        for &child in &after {
            self.node_mut(child).parent = Some(copy);
        }
        self.node_mut(copy).children.extend(after);
    }

    /// Puts `node` at `index` among the continuations of its parent, or last; returns where it was.
    pub(in crate::game) fn reorder(&mut self, node: NodeId, index: usize) -> Option<usize> {
        let (parent, before) = (self.parent(node)?, self.sibling_index(node)?);
        let children = &mut self.node_mut(parent).children;
        children.remove(before);
        children.insert(index.min(children.len()), node);
        Some(before)
    }

    /// Whether [`Self::attach`] would put the branch back.
    pub(in crate::game) fn can_attach(&self, branch: Detached) -> bool {
        let taken = self.move_at(branch.node).and_then(|mv| self.child_by_move(branch.parent, mv));
        self.contains(branch.parent) && taken.is_none()
    }

    /// Merges continuations of a node that begin with the same move into the first of them: their continuations,
    /// annotations and unread text.
    ///
    /// The end of the main line stays the end: a longer duplicate of it is not merged, because it shows how the game
    /// might have continued.
    pub(in crate::game) fn merge_duplicates(&mut self) {
        if !self.has_variations() {
            return;
        }
        let mut todo = vec![(NodeId::ROOT, true)];
        while let Some((node, is_main)) = todo.pop() {
            if self.children(node).len() > 1 {
                self.merge_children(node, is_main);
            }
            let children = self.children(node).iter().enumerate();
            todo.extend(children.map(|(i, &child)| (child, is_main && i == 0)));
        }
    }

    fn merge_children(&mut self, parent: NodeId, is_main: bool) {
        let mut kept: Vec<NodeId> = Vec::new();
        for child in std::mem::take(&mut self.node_mut(parent).children) {
            let may_end = |other| is_main && kept.first() == Some(&other);
            let is_duplicate = |&other: &NodeId| {
                self.move_at(other) == self.move_at(child)
                    && !(may_end(other) && self.goes_further(child, other))
            };
            match kept.iter().copied().find(is_duplicate) {
                Some(duplicate) => self.merge_into(duplicate, child),
                None => kept.push(child),
            }
        }
        self.node_mut(parent).children = kept;
    }

    /// Whether there is something behind `node`, but no move behind `other`.
    fn goes_further(&self, node: NodeId, other: NodeId) -> bool {
        self.children(other).is_empty() && !(self.children(node).is_empty() && self.unread(node).is_empty())
    }

    fn merge_into(&mut self, target: NodeId, node: NodeId) {
        let from = self.node_mut(node);
        let (children, unread, notes) =
            (std::mem::take(&mut from.children), std::mem::take(&mut from.unread), from.notes.take());
        for &child in &children {
            self.node_mut(child).parent = Some(target);
        }
        let target = self.node_mut(target);
        target.children.extend(children);
        target.unread.extend(unread);
        if let Some(notes) = notes {
            target.notes.get_or_insert_default().merge(*notes);
        }
    }
}
