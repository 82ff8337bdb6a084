//! The checkers search tree: principal variation search with the shared transposition table. Captures are forced and do
//! not reduce the depth.

mod ordering;

use self::ordering::{Ordering, table_move};
use crate::chess;
use crate::draughts::{Move, Position};
use crate::engine::draws::is_repetition;
use crate::engine::nnue::{CheckersAccumulators, Network};
use crate::engine::root::{Control, RootNode, Tree};
use crate::engine::score::{INFINITE, MAX_PLY, is_proven, mated_in};
use crate::engine::transposition::{Bound, Entry, TranspositionTable};
use crate::sides::DrawRules;

/// The lowest depth with late move reductions.
const LMR_DEPTH: i32 = 3;
/// The number of moves searched without a reduction.
const FULL_DEPTH_MOVES: usize = 3;
/// The highest depth with reverse futility pruning.
const REVERSE_FUTILITY_DEPTH: i32 = 7;
/// The margin of reverse futility pruning, in hundredths of a man, and its growth with each ply of depth.
const REVERSE_FUTILITY: [i32; 2] = [30, 50];
/// The highest depth with futility pruning of all quiet moves but the first.
const FUTILITY_DEPTH: i32 = 3;
/// The margin of futility pruning, in hundredths of a man, and its growth with each ply of depth.
const FUTILITY: [i32; 2] = [100, 80];
/// The lowest depth of `ProbCut`.
const PROBCUT_DEPTH: i32 = 4;
/// How far above beta a shallower search has to be, in hundredths of a man.
const PROBCUT_MARGIN: i32 = 30;
/// By how many plies that search is shallower.
const PROBCUT_REDUCTION: i32 = 3;
/// Static evaluations are clamped to this.
const MAX_EVAL: i32 = 10_000;

/// A node whose moves are searched.
#[derive(Clone, Copy)]
struct Node {
    /// Whether the position has no captures.
    is_quiet: bool,
    depth: i32,
    ply: usize,
    /// The static evaluation of a quiet position.
    eval: Option<i32>,
    hash_move: Option<chess::Move>,
}

/// The search tree of one thread.
pub(in crate::engine) struct Search<'a> {
    control: Control<'a, Move>,
    table: &'a TranspositionTable,
    network: &'a Network,
    accumulators: CheckersAccumulators,
    draws: DrawRules,
    root: Position,
    /// The keys of the game's positions and of those on the path to the node.
    keys: Vec<u64>,
    /// The principal variation from each ply (triangular table).
    pv: Vec<Vec<Move>>,
    /// The move that led to each ply.
    path: Vec<Option<Move>>,
    ordering: Ordering,
    /// The move lists by ply, kept for their memory.
    lists: Vec<Vec<Move>>,
}

impl<'a> Search<'a> {
    /// The search of a position. `keys` are those of the game's positions, the root last.
    pub fn new(
        control: Control<'a, Move>,
        table: &'a TranspositionTable,
        network: &'a Network,
        draws: DrawRules,
        root: Position,
        keys: Vec<u64>,
    ) -> Self {
        Self {
            control,
            table,
            network,
            accumulators: CheckersAccumulators::default(),
            draws,
            root,
            keys,
            pv: vec![Vec::new(); MAX_PLY + 1],
            path: vec![None; MAX_PLY + 1],
            ordering: Ordering::new(),
            lists: vec![Vec::new(); MAX_PLY + 1],
        }
    }

    /// The value of a move for the side that makes it.
    fn search_move(
        &mut self,
        position: &Position,
        mv: Move,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        let mut child = *position;
        child.play_unchecked(mv);
        self.table.prefetch(child.key());
        self.keys.push(child.key());
        self.path[ply] = Some(mv);
        let value = -self.search(&child, -beta, -alpha, depth, ply);
        self.keys.pop();
        value
    }

    /// The value of the position for the side to move (fail-soft).
    fn search(&mut self, position: &Position, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        self.pv[ply].clear();
        if self.control.is_over(|| self.table.hashfull()) {
            return 0;
        }
        self.control.nodes += 1;
        self.control.seldepth = self.control.seldepth.max(ply);
        // Captures are forced, so a position with captures is not quiet and is searched further.
        let mut moves = std::mem::take(&mut self.lists[ply]);
        position.legal_captures_into(&mut moves);
        let value = self.search_after_captures(position, &mut moves, (alpha, beta), depth, ply);
        self.lists[ply] = moves;
        value
    }

    /// Continues [`Search::search`]. `moves` are the captures; if it is empty and the node is searched, quiet moves
    /// are added.
    fn search_after_captures(
        &mut self,
        position: &Position,
        moves: &mut Vec<Move>,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
    ) -> i32 {
        let is_quiet = moves.is_empty();
        if is_quiet && !position.has_quiet_move() {
            return mated_in(ply);
        }
        if self.is_draw(position, ply) {
            return 0;
        }
        if ply >= MAX_PLY - 1 || depth <= 0 && is_quiet {
            return self.evaluate(position, ply);
        }
        let is_pv = beta - alpha > 1;
        let tt_entry = self.table.probe(position.key(), ply);
        if let Some(entry) = tt_entry.filter(|entry| !is_pv && entry.depth >= depth.max(0))
            && entry.allows_cutoff(alpha, beta)
        {
            return entry.value;
        }
        // `ProbCut` has no use for a position with captures, which has no evaluation.
        let (mut eval, mut refined) = (None, -INFINITE);
        if is_quiet {
            let stored = tt_entry.and_then(|entry| entry.eval);
            let own = stored.unwrap_or_else(|| self.evaluate(position, ply));
            eval = Some(own);
            refined = tt_entry.map_or(own, |entry| entry.refined_eval(own));
            if !is_pv && can_prune_reverse_futility(refined, beta, depth) {
                return refined;
            }
            position.add_quiet_moves(moves);
        }
        let node = Node { is_quiet, depth, ply, eval, hash_move: tt_entry.and_then(|entry| entry.best) };
        if !is_pv && let Some(value) = self.probcut(position, moves, (refined, beta), tt_entry.as_ref(), node)
        {
            return value;
        }
        let (value, best_move) = self.search_moves(position, moves, (alpha, beta), node);
        if !self.control.aborted {
            let entry = Entry {
                best: Some(table_move(best_move)),
                value,
                eval,
                depth: depth.max(0),
                bound: Bound::of(value, alpha, beta),
                was_pv: false,
            };
            self.table.store(position.key(), ply, entry);
        }
        value
    }

    /// `ProbCut`: if a shallower search is far enough above beta, the full one would very likely be above beta, too.
    /// Returns a value of at least beta, or `None`. Checkers has no null moves: it is often bad to be the side to move.
    fn probcut(
        &mut self,
        position: &Position,
        moves: &mut [Move],
        (eval, beta): (i32, i32),
        tt_entry: Option<&Entry>,
        node: Node,
    ) -> Option<i32> {
        let (bound, depth) = (beta + PROBCUT_MARGIN, node.depth - PROBCUT_REDUCTION);
        let is_known_below =
            |entry: &Entry| entry.depth >= depth && entry.value < bound && entry.bound != Bound::Lower;
        if node.depth < PROBCUT_DEPTH
            || is_proven(beta)
            || eval < bound
            || tt_entry.is_some_and(is_known_below)
        {
            return None;
        }
        let (value, _) = self.search_moves(position, moves, (bound - 1, bound), Node { depth, ..node });
        (value >= bound && !self.control.aborted).then_some(value - PROBCUT_MARGIN)
    }

    /// Searches the moves of a node: the best value and its move.
    fn search_moves(
        &mut self,
        position: &Position,
        moves: &mut [Move],
        (mut alpha, beta): (i32, i32),
        node: Node,
    ) -> (i32, Move) {
        let Node { is_quiet, depth, ply, .. } = node;
        let is_pv = beta - alpha > 1;
        // Captures do not reduce the depth: they are forced, and end when all pieces are captured.
        let next_depth = if is_quiet { depth - 1 } else { depth };
        let before = self.path[ply];
        self.ordering.order(moves, node.hash_move, before, ply);
        let (mut best_value, mut best_move) = (-INFINITE, moves[0]);
        for (i, &mv) in moves.iter().enumerate() {
            if i > 0 && !is_pv && is_quiet && can_prune_futility(node.eval, alpha, depth) {
                break;
            }
            let is_late = depth >= LMR_DEPTH && i >= FULL_DEPTH_MOVES && mv.taken.is_empty();
            let is_very_late = is_late && i >= 3 * FULL_DEPTH_MOVES && depth >= 2 * LMR_DEPTH;
            let reduction = i32::from(is_late) + i32::from(is_very_late);
            let child = Child { mv, is_first: i == 0, depth: next_depth, reduction, ply: ply + 1 };
            // While this move is searched, the memory brings what the table has of the next one.
            if let Some(next) = moves.get(i + 1).filter(|_| is_quiet && depth > 1) {
                self.table.prefetch(position.approximate_key_after(*next));
            }
            let value = self.search_child(position, child, (alpha, beta));
            if self.control.aborted {
                return (0, best_move);
            }
            if value > best_value {
                best_value = value;
                best_move = mv;
                if value > alpha {
                    alpha = value;
                    if is_pv {
                        self.update_pv(mv, ply);
                    }
                }
                if alpha >= beta {
                    if is_quiet {
                        self.ordering.learn(&moves[..i], mv, before, depth, ply);
                    }
                    break;
                }
            }
        }
        (best_value, best_move)
    }

    /// The static evaluation for the side to move.
    fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        self.accumulators.evaluate(self.network, position, ply).clamp(-MAX_EVAL, MAX_EVAL)
    }

    /// The value of a move: by a null window, reduced and then not, and by the full window for the first move and for
    /// those above alpha.
    fn search_child(&mut self, position: &Position, child: Child, (alpha, beta): (i32, i32)) -> i32 {
        let Child { mv, is_first, depth, reduction, ply } = child;
        if is_first {
            return self.search_move(position, mv, alpha, beta, depth, ply);
        }
        let mut value = self.search_move(position, mv, alpha, alpha + 1, depth - reduction, ply);
        if value > alpha && reduction > 0 {
            value = self.search_move(position, mv, alpha, alpha + 1, depth, ply);
        }
        if value > alpha && value < beta {
            value = self.search_move(position, mv, alpha, beta, depth, ply);
        }
        value
    }

    fn update_pv(&mut self, mv: Move, ply: usize) {
        let (head, tail) = self.pv.split_at_mut(ply + 1);
        let line = &mut head[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&tail[0]);
    }

    /// Whether the game is drawn at this node: by the 50-move (75-move) rule or by repetition.
    fn is_draw(&self, position: &Position, ply: usize) -> bool {
        let clock = position.halfmove_clock();
        self.draws.by_quiet_plies(clock).is_some() || is_repetition(&self.keys, clock, ply)
    }
}

/// A move of a node, and how it is searched.
#[derive(Clone, Copy)]
struct Child {
    mv: Move,
    /// Whether the move is searched with the full window only.
    is_first: bool,
    depth: i32,
    /// The number of plies by which the first search is less deep.
    reduction: i32,
    ply: usize,
}

impl<'a> Tree<'a> for Search<'a> {
    type Move = Move;

    const MAX_DEPTH: usize = MAX_PLY - 1;
    const ASPIRATION: bool = false;

    fn control(&self) -> &Control<'a, Move> {
        &self.control
    }

    fn control_mut(&mut self) -> &mut Control<'a, Move> {
        &mut self.control
    }

    fn search_root_move(&mut self, node: &RootNode<Move>) -> i32 {
        let depth = node.depth - 1;
        let child = Child { mv: node.mv, is_first: node.is_exact(), depth, reduction: 0, ply: 1 };
        let root = self.root;
        self.search_child(&root, child, (node.alpha, node.beta))
    }

    fn pv(&self) -> &[Move] {
        &self.pv[1]
    }

    fn no_moves_value(&self) -> i32 {
        mated_in(0)
    }

    fn hashfull(&self) -> u32 {
        self.table.hashfull()
    }
}

/// Reverse futility pruning: whether a quiet position is far enough above beta to skip its search.
fn can_prune_reverse_futility(eval: i32, beta: i32, depth: i32) -> bool {
    let [base, per_ply] = REVERSE_FUTILITY;
    depth <= REVERSE_FUTILITY_DEPTH && eval - base - per_ply * depth >= beta && !is_proven(beta)
}

/// Futility pruning: whether a quiet position is too far below alpha for quiet moves to help.
fn can_prune_futility(eval: Option<i32>, alpha: i32, depth: i32) -> bool {
    let [base, per_ply] = FUTILITY;
    depth <= FUTILITY_DEPTH
        && eval.is_some_and(|eval| eval + base + per_ply * depth <= alpha)
        && !is_proven(alpha)
}
