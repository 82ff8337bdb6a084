//! Pruning of whole nodes: far above beta or far below alpha, their moves need no search.

use super::node::Node;
use super::thread::Search;
use crate::engine::parameters;
use crate::engine::score::{INFINITE, is_proven};

/// Beyond this many centipawns a game is decided, and reverse futility pruning and razoring are off.
const DECIDED: i32 = 1_500;

/// From this depth on a null move that fails high is verified.
const VERIFIED_DEPTH: i32 = 12;

impl Search<'_> {
    /// The value of a node that needs no search of its moves, by steps 7 to 9 of [`Search::search`].
    ///
    /// The node is not on the principal variation, and its side to move is not in check and has more than pawns.
    pub(super) fn prune_node(&mut self, node: &Node) -> Option<i32> {
        // In a decided game the first two would hide mates.
        if node.beta.abs() < DECIDED
            && let Some(value) = self.reverse_futility(node).or_else(|| self.razoring(node))
        {
            return Some(value);
        }
        self.null_move(node)
    }

    /// Step 7. Reverse futility pruning: far above beta.
    fn reverse_futility(&self, node: &Node) -> Option<i32> {
        let margin = parameters::reverse_futility_margin() * (node.depth - i32::from(node.improving));
        if node.depth > parameters::reverse_futility_depth() || node.eval - margin < node.beta {
            return None;
        }
        if node.tt_entry.is_none() {
            self.store_eval(node.key, node.ply, node.raw_eval, -INFINITE);
        }
        Some(i32::midpoint(node.eval, node.beta))
    }

    /// Step 8. Razoring: far below alpha, only captures can help.
    fn razoring(&mut self, node: &Node) -> Option<i32> {
        let margin = parameters::razoring_base() + parameters::razoring_margin() * node.depth;
        if node.depth > 3 || node.eval + margin >= node.beta {
            return None;
        }
        let value = self.qsearch::<false>(node.position, node.beta - 1, node.beta, node.ply);
        (value < node.beta || self.control.aborted).then_some(value)
    }

    /// Step 9. Null move pruning: if even a pass fails high, some move will, too. At high depths a search without null
    /// moves verifies it, because of zugzwang.
    fn null_move(&mut self, node: &Node) -> Option<i32> {
        let &Node { position, ply, beta, depth, eval, .. } = node;
        let margin = parameters::null_move_margin() + parameters::null_move_depth_margin() * depth;
        let is_tried = depth >= 3
            && eval >= beta
            && node.static_eval.is_some_and(|eval| eval + margin >= beta)
            && node.non_pawns.has_many()
            && ply >= self.null_move_min_ply
            && self.stack[ply - 1].piece_to.is_some();
        if !is_tried {
            return None;
        }
        let reduction = parameters::null_move_base()
            + depth * parameters::null_move_depth_share() / 96
            + ((eval - beta) / parameters::null_move_eval_divisor()).min(3);
        let mut child = *position;
        child.make_null_move();
        self.control.nodes += 1;
        self.stack[ply].piece_to = None;
        self.stack[ply].current_quiet = None;
        let reduced = depth - reduction;
        let value = -self.search_child::<false>(&child, -beta, -beta + 1, reduced, ply + 1, !node.is_cut);
        if self.control.aborted {
            return Some(0);
        }
        if value < beta {
            return None;
        }
        let value = if is_proven(value) { beta } else { value };
        let needs_verification = depth >= VERIFIED_DEPTH && self.null_move_min_ply == 0;
        if !needs_verification {
            return Some(value);
        }
        self.null_move_min_ply = ply + 3 * reduced.max(0) as usize / 4;
        let verification = self.search::<false>(position, beta - 1, beta, reduced, ply, false);
        self.null_move_min_ply = 0;
        if self.control.aborted {
            return Some(0);
        }
        (verification >= beta).then_some(value)
    }
}
