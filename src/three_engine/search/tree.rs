//! The search of the moves of a node.

use super::node::{After, Node, Reply, Search, Window};
use crate::engine::root::{Control, RootNode, Tree};
use crate::engine::{Bound, Entry};
use crate::three::{Move, Role};
use crate::three_engine::eval::evaluate;
use crate::three_engine::ordering::select;
use crate::three_engine::pruning::{MARGIN_A_PLY, MARGIN_DEPTH, is_hopeless, is_near_end, reduction};
use crate::three_engine::value::{INFINITE, MARGIN, MAX_PLY, POINT};

/// Maximum number of quiet moves that are remembered as tried without success.
const TRIED: usize = 32;

impl Search<'_> {
    /// The value of a node for the team to move.
    fn search(&mut self, node: Node, window: Window) -> i32 {
        let Node { position, depth, ply, .. } = node;
        self.lines[ply].clear();
        let sign = self.sign(position);
        if let Some(value) = self.end_value(node) {
            self.count();
            return sign * value;
        }
        if ply >= MAX_PLY {
            self.count();
            return sign * evaluate(position, self.us);
        }
        if self.passes(node) {
            return self.partner_reply(node, depth, window, Self::search);
        }
        let depth = if position.in_check() { depth + 1 } else { depth };
        if depth <= 0 {
            return self.quiescence(node, window, 0);
        }
        if self.count() {
            return 0;
        }
        let key = self.table_key(node);
        let entry = self.table.probe(key, ply);
        if let Some(entry) = entry
            && window.is_null()
            && entry.depth >= depth
            && entry.allows_cutoff(window.alpha, window.beta)
        {
            return entry.value;
        }
        let node = Node { depth, ..node };
        let eval = entry.and_then(|entry| entry.eval).unwrap_or_else(|| sign * evaluate(position, self.us));
        if window.is_null()
            && !position.in_check()
            && let Some(value) = self.prune(node, eval, window)
        {
            return value;
        }
        let (value, best) = self.search_moves(node, window, eval, entry.and_then(|entry| entry.best));
        if self.control.aborted {
            return 0;
        }
        let bound = Bound::of(value, window.alpha, window.beta);
        let best = best.filter(|_| bound != Bound::Upper);
        self.table.store(key, ply, Entry { best, value, eval: Some(eval), depth, bound, was_pv: false });
        value
    }

    /// The best value and the best move; no move if passing is best.
    fn search_moves(
        &mut self,
        node: Node,
        window: Window,
        eval: i32,
        first: Option<Move>,
    ) -> (i32, Option<Move>) {
        let Node { position, depth, ply, .. } = node;
        let Window { mut alpha, beta } = window;
        let (mut best, mut best_move) = (-INFINITE, None);
        let mut tried: Vec<Move> = Vec::new();
        let moves = position.legal_moves();
        let start = self.list.len();
        let foes = self.foes(position);
        self.ordering.list(position, &moves, first, ply, |seat| foes.contains(&Some(seat)), &mut self.list);
        for i in 0..moves.len() {
            let Some(scored) = select(&mut self.list[start + i..]) else { break };
            let mv = scored.mv;
            let after = self.play(node, mv);
            let is_quiet = position.captured_at(mv).is_none() && mv.promotion().is_none();
            let gives_check = !after.outs.is_empty() || after.position.in_check();
            let is_tame = !scored.is_gain() && !gives_check && !position.in_check();
            if is_tame && i > 0 && is_hopeless(depth, i, eval, alpha) && !is_near_end(alpha) {
                continue;
            }
            let reduction = if is_tame && depth >= 3 && i >= 3 { reduction(depth, i) } else { 0 };
            let value = self.search_move(node, &after, Window { alpha, beta }, i == 0, reduction);
            if self.control.aborted {
                break;
            }
            if value > best {
                (best, best_move) = (value, Some(mv));
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, mv);
                }
            }
            if alpha >= beta {
                if is_quiet {
                    self.ordering.reward(position.turn(), mv, &tried, depth, ply);
                }
                break;
            }
            if is_quiet && tried.len() < TRIED {
                tried.push(mv);
            }
        }
        self.list.truncate(start);
        if alpha < beta && !self.control.aborted && self.leaves_reply(node) {
            let after = After { reply: Reply::Open, ..self.passed(node) };
            let value = self.child(node, &after, depth, Window { alpha, beta }, Self::search);
            if value > best {
                (best, best_move) = (value, None);
                if value > alpha {
                    self.lines[ply].clear();
                }
            }
        }
        (best, best_move)
    }

    /// The value of a move: by a null window and with a reduction first, unless it is the first move.
    fn search_move(
        &mut self,
        node: Node,
        after: &After,
        window: Window,
        is_first: bool,
        reduction: i32,
    ) -> i32 {
        let depth = node.depth - 1;
        if is_first {
            return self.child(node, after, depth, window, Self::search);
        }
        let null = Window::null(window.alpha);
        let mut value = self.child(node, after, depth - reduction, null, Self::search);
        if value > window.alpha && reduction > 0 {
            value = self.child(node, after, depth, null, Self::search);
        }
        if value > window.alpha && value < window.beta {
            value = self.child(node, after, depth, window, Self::search);
        }
        value
    }

    /// Cutoffs before a search of the moves: the evaluation is above beta by a margin, or by a search after passing.
    fn prune(&mut self, node: Node, eval: i32, window: Window) -> Option<i32> {
        let (position, depth, beta) = (node.position, node.depth, window.beta);
        if is_near_end(beta) || eval < beta {
            return None;
        }
        if depth <= MARGIN_DEPTH && eval - MARGIN_A_PLY * depth >= beta {
            return Some(eval);
        }
        let seat = position.turn();
        let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        if depth < 3 || pieces.iter().all(|&role| position.pieces(seat, role).is_empty()) {
            return None;
        }
        let mut passed = *position;
        let outs = passed.pass();
        if !outs.is_empty() {
            return None;
        }
        let reply = if seat == self.us { Reply::Open } else { Reply::Given };
        let after = After { position: passed, outs, reply };
        let depth = depth - 3 - depth / 4;
        let value = self.child(node, &after, depth, Window::null(beta - 1), Self::search);
        (value >= beta && !self.control.aborted).then_some(value.min(POINT - MARGIN))
    }
}

impl<'a> Tree<'a> for Search<'a> {
    type Move = Move;

    const MAX_DEPTH: usize = MAX_PLY / 2;
    const ASPIRATION: bool = false;

    fn control(&self) -> &Control<'a, Move> {
        &self.control
    }

    fn control_mut(&mut self) -> &mut Control<'a, Move> {
        &mut self.control
    }

    fn search_root_move(&mut self, node: &RootNode<Move>) -> i32 {
        let &RootNode { mv, depth, alpha, beta, .. } = node;
        let root = self.root;
        let parent = Node { position: &root, key: root.key(), reply: Reply::Open, depth, ply: 0 };
        let after = self.play(parent, mv);
        self.search_move(parent, &after, Window { alpha, beta }, node.is_exact(), 0)
    }

    fn pv(&self) -> &[Move] {
        &self.lines[1]
    }

    fn no_moves_value(&self) -> i32 {
        0
    }

    /// The game is won, or a move without alternatives is searched deep enough to show a line.
    fn is_decided(&self, best: i32, depth: usize, is_forced: bool) -> bool {
        best >= POINT - depth as i32 || is_forced && depth >= 4
    }
}
