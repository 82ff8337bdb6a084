//! The tree of moves: the main line and its variations.

mod merge;

use super::{IllegalMove, Move, Notes, Position, UnreadText};
use crate::sides::Color;

/// The identifier of a node of a [`GameTree`]: the position after a move, or the start.
///
/// An id stays valid, and keeps its meaning, while other nodes are added, moved or deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of the game, before any move.
    pub const ROOT: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Debug, Default)]
struct Node {
    mv: Option<Move>,
    parent: Option<NodeId>,
    /// The main continuation first.
    children: Vec<NodeId>,
    notes: Option<Box<Notes>>,
    unread: Vec<UnreadText>,
}

/// Moves from a start position, with variations and notes. Every move in it is legal.
///
/// A record is built by [`Self::add`], [`Self::notes_mut`] and [`Self::add_unread`]. What is to be undone is edited by
/// [`TreeEdit`](super::TreeEdit) instead, which also deletes and reorders moves.
#[derive(Clone, Debug)]
pub struct GameTree {
    start: Position,
    nodes: Vec<Node>,
}

/// A branch that was taken out of a [`GameTree`], for putting it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detached {
    node: NodeId,
    parent: NodeId,
    index: usize,
}

/// The number of continuations of a node at one moment, to which [`GameTree::cut_branches`] goes back.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Branches {
    children: usize,
    unread: usize,
}

impl Detached {
    /// The first node of the branch.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// The node that it continued.
    pub fn parent(&self) -> NodeId {
        self.parent
    }

    /// Its place among the continuations of that node.
    pub(super) fn index(&self) -> usize {
        self.index
    }
}

impl GameTree {
    /// A tree without moves.
    pub fn new(start: Position) -> Self {
        Self { start, nodes: vec![Node::default()] }
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The move that led to `node`; `None` at the root.
    pub fn move_at(&self, node: NodeId) -> Option<Move> {
        self.nodes[node.index()].mv
    }

    /// The node before `node`; `None` at the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.index()].parent
    }

    /// All continuations of `node`, the main one first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.index()].children
    }

    /// The main continuation of `node`.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        self.children(node).first().copied()
    }

    /// The child of `node` reached by `mv`.
    pub fn child_by_move(&self, node: NodeId, mv: Move) -> Option<NodeId> {
        self.children(node).iter().copied().find(|&child| self.move_at(child) == Some(mv))
    }

    /// The notes of `node`, if any.
    pub fn notes(&self, node: NodeId) -> Option<&Notes> {
        self.nodes[node.index()].notes.as_deref()
    }

    /// The notes of `node`, to be written while a record is built.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        self.nodes[node.index()].notes.get_or_insert_default()
    }

    /// The unread text in the place of continuations of `node`.
    ///
    /// While `node` has no child, the first text continues its line; the others are variations.
    pub fn unread(&self, node: NodeId) -> &[UnreadText] {
        &self.nodes[node.index()].unread
    }

    /// Adds unread text in the place of a continuation of `node`.
    pub fn add_unread(&mut self, node: NodeId, text: UnreadText) {
        self.nodes[node.index()].unread.push(text);
    }

    /// Drops the unread text at `node`, and returns it.
    pub(super) fn take_unread(&mut self, node: NodeId) -> Vec<UnreadText> {
        std::mem::take(&mut self.nodes[node.index()].unread)
    }

    /// Follows `moves` from `node` as far as the tree has them: where that leads, and how many moves it takes.
    pub fn follow(&self, node: NodeId, moves: &[Move]) -> (NodeId, usize) {
        let mut last = (node, 0);
        for &mv in moves {
            let Some(next) = self.child_by_move(last.0, mv) else { break };
            last = (next, last.1 + 1);
        }
        last
    }

    /// Makes `mv` at `node`: returns the child with this move, or adds it as the last variation (the main continuation
    /// if there is none yet).
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] says why the move is illegal there.
    pub fn add(&mut self, node: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        if let Some(child) = self.child_by_move(node, mv) {
            return Ok(child);
        }
        self.position(node).play(mv)?;
        Ok(self.push(node, mv))
    }

    /// As [`Self::add`], for a move known to be legal; always adds a node.
    pub(super) fn push(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node { mv: Some(mv), parent: Some(parent), ..Node::default() });
        self.nodes[parent.index()].children.push(id);
        id
    }

    /// The number of moves ever added.
    pub(super) fn size(&self) -> usize {
        self.nodes.len() - 1
    }

    /// The number of continuations of `node`.
    pub(super) fn branches(&self, node: NodeId) -> Branches {
        Branches { children: self.children(node).len(), unread: self.unread(node).len() }
    }

    /// Deletes the continuations of `node` added since [`Self::branches`].
    pub(super) fn cut_branches(&mut self, node: NodeId, branches: Branches) {
        let node = &mut self.nodes[node.index()];
        node.children.truncate(branches.children);
        node.unread.truncate(branches.unread);
    }

    /// The nodes from the first move to `node`, the root left out.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = self.ancestors(node).filter(|&id| id != NodeId::ROOT).collect();
        path.reverse();
        path
    }

    /// The moves from the start to `node`.
    pub fn moves_to(&self, node: NodeId) -> Vec<Move> {
        let mut moves: Vec<Move> = self.ancestors(node).filter_map(|id| self.move_at(id)).collect();
        moves.reverse();
        moves
    }

    /// The position at `node`, found by playing the moves that lead to it.
    pub fn position(&self, node: NodeId) -> Position {
        let mut position = self.start;
        for mv in self.moves_to(node) {
            position.play_unchecked(mv);
        }
        position
    }

    /// The ply: the number of moves from the start to `node`.
    pub fn ply(&self, node: NodeId) -> usize {
        self.ancestors(node).count() - 1
    }

    /// `node`, its parent and so on to the root.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&id| self.parent(id))
    }

    /// The main line from `node` on: its main continuation, the main continuation of that, and so on.
    pub fn line_after(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next(node), |&id| self.next(id))
    }

    /// The moves of the main line, from the first.
    pub fn mainline(&self) -> impl Iterator<Item = NodeId> {
        self.line_after(NodeId::ROOT)
    }

    /// The last node of the main line that goes through `node`'s main continuations.
    pub fn line_end(&self, node: NodeId) -> NodeId {
        self.line_after(node).last().unwrap_or(node)
    }

    /// `true` if `node` is on the main line of the game.
    pub fn is_mainline(&self, node: NodeId) -> bool {
        self.ancestors(node).all(|id| self.sibling_index(id) == Some(0) || id == NodeId::ROOT)
    }

    /// `true` while `node` can be reached from the root, that is until it is deleted.
    pub fn contains(&self, node: NodeId) -> bool {
        let attached = |id| id == NodeId::ROOT || self.sibling_index(id).is_some();
        node.index() < self.nodes.len() && self.ancestors(node).all(attached)
    }

    /// The next (`forward`) or previous continuation beside `node`, around in a circle; `None` where there is no other.
    pub fn sideways(&self, node: NodeId, forward: bool) -> Option<NodeId> {
        let (siblings, index) = (self.children(self.parent(node)?), self.sibling_index(node)?);
        let step = if forward { 1 } else { siblings.len() - 1 };
        let index = (index + step) % siblings.len();
        siblings.get(index).copied().filter(|&other| other != node)
    }

    /// The first node of the variation `node` is in: the nearest ancestor (or itself) that is not the main
    /// continuation of its parent. `None` on the main line.
    pub fn variation_start(&self, node: NodeId) -> Option<NodeId> {
        self.ancestors(node).find(|&id| self.sibling_index(id).is_some_and(|index| index > 0))
    }

    /// Makes the line through `node` the main line of the game.
    pub(super) fn promote_to_main(&mut self, node: NodeId) {
        while let Some(first) = self.variation_start(node) {
            let (Some(parent), Some(index)) = (self.parent(first), self.sibling_index(first)) else { return };
            self.nodes[parent.index()].children[..=index].rotate_right(1);
        }
    }

    /// Takes out `node` with all that follows. Returns what [`Self::attach`] needs to undo it;
    /// `None` for the root, and for a node that has been taken out already.
    pub(super) fn detach(&mut self, node: NodeId) -> Option<Detached> {
        let (parent, index) = (self.parent(node)?, self.sibling_index(node)?);
        self.nodes[parent.index()].children.remove(index);
        Some(Detached { node, parent, index })
    }

    /// Puts a branch back where it was. Does nothing if it is there, or if its parent has got the same
    /// move again since; returns whether it is now in the tree.
    pub(super) fn attach(&mut self, branch: Detached) -> bool {
        let Detached { node, parent, index } = branch;
        let taken = self.move_at(node).and_then(|mv| self.child_by_move(parent, mv));
        if taken.is_none() {
            let children = &mut self.nodes[parent.index()].children;
            children.insert(index.min(children.len()), node);
        }
        taken.is_none_or(|child| child == node)
    }

    /// Deletes everything after `node`, unread text included. Returns the branches taken out, last first.
    pub(super) fn truncate(&mut self, node: NodeId) -> Vec<Detached> {
        self.take_unread(node);
        let children = self.children(node).to_vec();
        children.into_iter().rev().filter_map(|child| self.detach(child)).collect()
    }

    /// The full-move number and the side of the move that leads to `node`; at the root, of the move to come.
    pub fn move_number(&self, node: NodeId) -> (u32, Color) {
        let before = self.ply(node).saturating_sub(1) as u32;
        let turn = self.start.turn();
        let half_moves = before + u32::from(turn == Color::Black);
        let mover = if before.is_multiple_of(2) { turn } else { !turn };
        (self.start.fullmove_number().saturating_add(half_moves / 2), mover)
    }

    /// The place of `node` among the continuations of its parent; `None` for the root, and for a node that has been taken
    /// out.
    pub fn sibling_index(&self, node: NodeId) -> Option<usize> {
        self.children(self.parent(node)?).iter().position(|&id| id == node)
    }

    /// Puts `node` at `index` among the continuations of its parent, or last; returns where it was.
    pub(super) fn reorder(&mut self, node: NodeId, index: usize) -> Option<usize> {
        let (parent, before) = (self.parent(node)?, self.sibling_index(node)?);
        let children = &mut self.nodes[parent.index()].children;
        children.remove(before);
        children.insert(index.min(children.len()), node);
        Some(before)
    }

    /// Whether [`Self::attach`] would put the branch back.
    pub(super) fn can_attach(&self, branch: Detached) -> bool {
        let taken = self.move_at(branch.node).and_then(|mv| self.child_by_move(branch.parent, mv));
        self.contains(branch.parent) && taken.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{PieceLetters, Variant, read_move};

    fn tree() -> GameTree {
        GameTree::new(Position::start(Variant::Glinski))
    }

    /// Adds a line of moves; returns the last node.
    fn add(tree: &mut GameTree, from: NodeId, moves: &str) -> NodeId {
        moves.split(' ').fold(from, |node, text| {
            let mv = read_move(&tree.position(node), text, PieceLetters::English).unwrap();
            tree.add(node, mv).unwrap()
        })
    }

    fn mainline(tree: &GameTree) -> String {
        tree.start().line_coordinates(&tree.moves_to(tree.line_end(NodeId::ROOT))).join(" ")
    }

    #[test]
    fn the_same_move_is_added_once_and_an_illegal_one_never() {
        let mut tree = tree();
        let first = add(&mut tree, NodeId::ROOT, "f6");
        assert_eq!(add(&mut tree, NodeId::ROOT, "f6"), first);
        let other = add(&mut tree, NodeId::ROOT, "e5");
        assert_eq!(tree.children(NodeId::ROOT), [first, other]);
        let again = tree.move_at(first).unwrap();
        assert!(tree.add(first, again).is_err(), "it is Black's turn");
    }

    #[test]
    fn a_promoted_line_is_the_main_line() {
        let mut tree = tree();
        add(&mut tree, NodeId::ROOT, "f6 e6");
        add(&mut tree, NodeId::ROOT, "e5 e6");
        let third = add(&mut tree, NodeId::ROOT, "g5 e6 f6");
        assert_eq!(tree.variation_start(third), tree.children(NodeId::ROOT).get(2).copied());
        assert!(!tree.is_mainline(third));
        let deep = add(&mut tree, NodeId::ROOT, "e5 d6 f6");
        tree.promote_to_main(deep);
        assert_eq!(mainline(&tree), "e4e5 d7d6 f5f6");
        assert_eq!(tree.children(NodeId::ROOT).len(), 3);
    }

    #[test]
    fn a_branch_comes_back_where_it_was() {
        let mut tree = tree();
        let last = add(&mut tree, NodeId::ROOT, "f6 e6 g5");
        let first = tree.path(last)[0];
        add(&mut tree, NodeId::ROOT, "e5");
        let branch = tree.detach(first).unwrap();
        assert!(!tree.contains(last) && !tree.contains(first) && tree.contains(NodeId::ROOT));
        assert_eq!(tree.detach(first), None);
        assert_eq!(mainline(&tree), "e4e5");
        assert!(tree.attach(branch) && tree.attach(branch));
        assert_eq!(tree.children(NodeId::ROOT).len(), 2);
        assert_eq!(mainline(&tree), "f5f6 e7e6 g4g5");
        assert_eq!(tree.detach(NodeId::ROOT), None);

        let branch = tree.detach(first).unwrap();
        add(&mut tree, NodeId::ROOT, "f6");
        assert!(!tree.attach(branch), "the move has been played again");
    }

    #[test]
    fn moves_are_numbered_from_the_start_position() {
        let mut tree = tree();
        let last = add(&mut tree, NodeId::ROOT, "f6 e6 g5");
        let numbers: Vec<_> = tree.path(last).iter().map(|&node| tree.move_number(node)).collect();
        assert_eq!(numbers, [(1, Color::White), (1, Color::Black), (2, Color::White)]);
        let position = tree.position(tree.path(last)[0]);
        let mut tree = GameTree::new(position);
        assert_eq!(tree.move_number(NodeId::ROOT), (1, Color::Black));
        let last = add(&mut tree, NodeId::ROOT, "e6 g5");
        assert_eq!(tree.move_number(last), (2, Color::White));
    }

    #[test]
    fn move_numbers_stop_at_the_largest() {
        let fen = Position::start(Variant::Glinski).to_fen().replace(" 0 1", &format!(" 0 {}", u32::MAX));
        let mut tree = GameTree::new(Position::from_fen(Variant::Glinski, &fen).unwrap());
        let last = add(&mut tree, NodeId::ROOT, "f6 e6 g5");
        assert_eq!(tree.move_number(last), (u32::MAX, Color::White));
        assert_eq!(tree.position(last).fullmove_number(), u32::MAX);
    }

    #[test]
    fn a_deleted_move_has_none_beside_it() {
        let mut tree = tree();
        let only = add(&mut tree, NodeId::ROOT, "f6");
        tree.detach(only).unwrap();
        assert_eq!([true, false].map(|forward| tree.sideways(only, forward)), [None, None]);
    }

    #[test]
    fn truncating_can_be_undone() {
        let mut tree = tree();
        let first = add(&mut tree, NodeId::ROOT, "f6");
        add(&mut tree, first, "e6");
        add(&mut tree, first, "d6");
        let branches = tree.truncate(first);
        assert!(tree.children(first).is_empty());
        assert!(branches.into_iter().all(|branch| tree.attach(branch)));
        assert_eq!(tree.children(first).len(), 2);
        assert_eq!(mainline(&tree), "f5f6 e7e6");
    }
}
