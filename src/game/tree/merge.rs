//! Variations that begin with the same move are one variation.

use super::{GameTree, NodeId};

impl GameTree {
    /// Merges continuations of a node that begin with the same move into the first of them: what follows them, what is
    /// said of them, the text that could not be read.
    ///
    /// The end of the main line stays the end: a duplicate of it that goes on is left alone, for it tells how the game
    /// might have gone on.
    pub(in crate::game) fn merge_duplicates(&mut self) {
        if self.nodes.iter().all(|node| node.children.len() < 2) {
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
        for child in std::mem::take(&mut self.nodes[parent.index()].children) {
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
        self.nodes[parent.index()].children = kept;
    }

    /// Whether there is something behind `node`, but no move behind `other`.
    fn goes_further(&self, node: NodeId, other: NodeId) -> bool {
        self.children(other).is_empty() && !(self.children(node).is_empty() && self.unread(node).is_empty())
    }

    fn merge_into(&mut self, target: NodeId, node: NodeId) {
        let from = &mut self.nodes[node.index()];
        let (children, unread, notes) =
            (std::mem::take(&mut from.children), std::mem::take(&mut from.unread), from.notes.take());
        for &child in &children {
            self.nodes[child.index()].parent = Some(target);
        }
        let target = &mut self.nodes[target.index()];
        target.children.extend(children);
        target.unread.extend(unread);
        if let Some(notes) = notes {
            target.notes.get_or_insert_default().merge(*notes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Position, Variant};

    #[test]
    fn duplicates_become_one_at_any_depth() {
        let mut tree = GameTree::new(Position::start(Variant::Glinski));
        let moves = tree.start().legal_moves();
        let push = |tree: &mut GameTree, parent, i: usize| tree.push(parent, moves[i]);
        // The moves of either side are the same here: only their likeness counts.
        let main = push(&mut tree, NodeId::ROOT, 0);
        let duplicate = push(&mut tree, NodeId::ROOT, 0);
        let next = push(&mut tree, main, 1);
        let same = push(&mut tree, duplicate, 1);
        let other = push(&mut tree, duplicate, 2);
        let deep = push(&mut tree, same, 3);
        push(&mut tree, next, 4);
        tree.notes_mut(duplicate).set_comment("said");
        tree.notes_mut(duplicate).periods = Some(2);
        tree.merge_duplicates();
        assert_eq!(tree.children(NodeId::ROOT), [main]);
        assert_eq!(tree.children(main), [next, other]);
        assert_eq!(tree.children(next).last(), Some(&deep));
        assert_eq!(tree.moves_to(deep), [moves[0], moves[1], moves[3]]);
        assert_eq!(tree.notes(main).map(super::super::Notes::comment).as_deref(), Some("said"));
        assert_eq!(tree.notes(main).and_then(|notes| notes.periods), Some(2));
        assert!(!tree.contains(duplicate) && !tree.contains(same) && tree.contains(deep));
    }

    #[test]
    fn the_end_of_the_main_line_stays_one() {
        let mut tree = GameTree::new(Position::start(Variant::Glinski));
        let moves = tree.start().legal_moves();
        let main = tree.push(NodeId::ROOT, moves[0]);
        let duplicates = [1, 2].map(|i| {
            let duplicate = tree.push(NodeId::ROOT, moves[0]);
            tree.push(duplicate, moves[i]);
            duplicate
        });
        tree.merge_duplicates();
        assert_eq!(tree.children(NodeId::ROOT), [main, duplicates[0]]);
        assert_eq!(tree.children(duplicates[0]).len(), 2);
    }
}
