//! The lines of the tree: paths from the root to a node, the main line, the positions on them.

use super::{GameTree, NodeId};
use crate::game::{IllegalMove, Move, Position};
use crate::sides::{Color, DrawRules, Outcome, Points, Reason};

impl GameTree {
    /// Follows `moves` from `node` as far as the tree has them: where that leads, and how many moves it takes.
    pub fn follow(&self, node: NodeId, moves: &[Move]) -> (NodeId, usize) {
        let mut last = (node, 0);
        for &mv in moves {
            let Some(next) = self.child_by_move(last.0, mv) else { break };
            last = (next, last.1 + 1);
        }
        last
    }

    /// Makes `mv` at `node`. Returns the child with this move, or adds it as the last variation (as the main
    /// continuation if it is the first).
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
        self.start().after(&self.moves_to(node))
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
        node.index() <= self.size() && self.ancestors(node).all(attached)
    }

    /// The next (`forward`) or previous continuation beside `node`, in a circle; `None` for an only continuation.
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

    /// The full-move number and the side of the move that leads to `node`; at the root, of the move to come.
    pub fn move_number(&self, node: NodeId) -> (u32, Color) {
        let before = self.ply(node).saturating_sub(1) as u32;
        let turn = self.start().turn();
        let half_moves = before + u32::from(turn == Color::Black);
        let mover = if before.is_multiple_of(2) { turn } else { !turn };
        (self.start().fullmove_number().saturating_add(half_moves / 2), mover)
    }

    /// The outcome at `node`, if the rules end the game there without a claim; repetition counts.
    pub fn outcome(&self, node: NodeId, draws: DrawRules) -> Option<Outcome> {
        let by_repetition = || {
            let reason = draws.by_repetition(self.occurrences(node))?;
            Some(Outcome { points: Points::DRAW, reason })
        };
        self.position(node).terminal(&draws).or_else(by_repetition)
    }

    /// The draw that the side to move at `node` may claim.
    pub fn claimable(&self, node: NodeId) -> Option<Reason> {
        DrawRules::claimable(self.occurrences(node), self.position(node).halfmove_clock())
    }

    /// The number of occurrences of the position at `node` on the way there, itself included.
    pub fn occurrences(&self, node: NodeId) -> usize {
        let mut position = *self.start();
        let mut seen = vec![position];
        for mv in self.moves_to(node) {
            position.play_unchecked(mv);
            // Captures and pawn moves cannot be taken back: nothing before them comes again.
            if position.halfmove_clock() == 0 {
                seen.clear();
            }
            seen.push(position);
        }
        seen.iter().filter(|earlier| earlier.is_repetition_of(&position)).count()
    }
}
