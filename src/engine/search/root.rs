//! The root node: its moves are searched like those of any node of the principal variation, with reductions of their own.

use std::sync::LazyLock;

use super::Child;
use super::thread::Search;
use crate::chess::{Move, Position};
use crate::engine::history::MoveHistory;
use crate::engine::ordering::{MovePicker, MoveStack, is_quiet};
use crate::engine::parameters;
use crate::engine::reductions::{PLY, base_reduction};
use crate::engine::root::{Control, RootNode, Tree};
use crate::engine::score::MAX_PLY;

impl<'a> Tree<'a> for Search<'a> {
    type Move = Move;

    const MAX_DEPTH: usize = MAX_PLY - 1;
    const ASPIRATION: bool = true;

    fn control(&self) -> &Control<'a, Move> {
        &self.control
    }

    fn control_mut(&mut self) -> &mut Control<'a, Move> {
        &mut self.control
    }

    fn enter_root(&mut self) {
        let root = self.root;
        self.enter_node::<true>(0);
        self.stack[0].eval = (!root.in_check()).then(|| self.evaluate(&root, 0));
        self.move_stack.clear();
    }

    fn search_root_move(&mut self, node: &RootNode<Move>) -> i32 {
        let &RootNode { mv, index, multipv, depth, alpha, beta } = node;
        let root = self.root;
        let quiet = is_quiet(&root, mv);
        self.set_current_quiet(mv, quiet, 0);
        let mut child = root;
        self.make_move(&mut child, mv, 0);
        let is_late = depth >= 3 && index > multipv + usize::from(!quiet);
        let reduced_depth = is_late.then(|| depth - 1 - self.root_reduction(&child, node));
        let next =
            Child { ply: 1, depth: depth - 1, reduced_depth, is_first: node.is_exact(), cut_node: false };
        self.search_move::<true>(&child, (alpha, beta), next)
    }

    fn pv(&self) -> &[Move] {
        &self.pv[1]
    }

    fn no_moves_value(&self) -> i32 {
        self.draws.no_moves_value(&self.root, 0)
    }

    fn hashfull(&self) -> u32 {
        self.table.hashfull()
    }
}

impl Search<'_> {
    /// The number of plies by which a late root move, after which the position is `child`, is searched less deep at first.
    fn root_reduction(&self, child: &Position, node: &RootNode<Move>) -> i32 {
        let (history, root, m) = (&self.histories.moves, &self.root, node.mv);
        let score =
            if is_quiet(root, m) { history.quiet(root, m, [None; 2]) } else { history.capture(root, m) };
        let check = if child.in_check() { parameters::reduction_check_killer() } else { 0 };
        let reduction = base_reduction(node.depth, node.index + 1)
            - parameters::reduction_root()
            - score / parameters::reduction_history_divisor()
            - check;
        (reduction.max(0) / PLY).min(node.depth - 2)
    }
}

/// An empty history; creating one takes as long as a hundred nodes.
static EMPTY_HISTORY: LazyLock<MoveHistory> = LazyLock::new(MoveHistory::default);

/// All legal moves in the order of the move picker.
pub(in crate::engine) fn ordered_moves(position: &Position) -> Vec<Move> {
    let mut stack = MoveStack::default();
    let mut picker = MovePicker::new(position, &stack, None, [None; 2], [None; 2]);
    std::iter::from_fn(|| picker.next(position, &EMPTY_HISTORY, || None, &mut stack)).collect()
}
