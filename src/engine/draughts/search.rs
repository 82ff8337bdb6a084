//! The checkers search tree: principal variation search with the shared transposition table. Captures are forced and do
//! not reduce the depth.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use super::eval::evaluate;
use crate::chess;
use crate::draughts::{Move, Position};
use crate::engine::draws::is_repetition;
use crate::engine::nnue::{CheckersAccumulators, Network};
use crate::engine::ponder::RunningLimits;
use crate::engine::pulse::Pulse;
use crate::engine::score::{INFINITE, MAX_PLY, is_proven, mated_in};
use crate::engine::stop::StopSignal;
use crate::engine::transposition::{Bound, Entry, TranspositionTable};
use crate::hex::Cell;
use crate::sides::DrawRules;

/// Limits are checked once in this many nodes.
const NODES_BETWEEN_CHECKS: u64 = 1_024;
/// The lowest depth with late move reductions.
const LMR_DEPTH: i32 = 3;
/// The number of moves searched without a reduction.
const FULL_DEPTH_MOVES: usize = 3;
/// The highest depth with reverse futility pruning.
const FUTILITY_DEPTH: i32 = 4;
/// Its margin, in hundredths of a man: this and so much for each ply.
const FUTILITY_BASE: i32 = 30;
const FUTILITY_PER_PLY: i32 = 50;
/// History scores stay within this.
const HISTORY_LIMIT: i32 = 8_192;
/// No static evaluation is beyond this.
const MAX_EVAL: i32 = 10_000;
/// So many moves are sorted; more there never are but with many kings.
const MAX_SORTED: usize = 128;

/// A node whose moves are searched.
#[derive(Clone, Copy)]
struct Node {
    /// Whether there is no capture.
    is_quiet: bool,
    depth: i32,
    ply: usize,
    /// The static evaluation of a quiet position.
    eval: Option<i32>,
    hash_move: Option<chess::Move>,
}

/// The search tree.
pub(super) struct Search<'a> {
    nodes: u64,
    pub limits: RunningLimits,
    /// Signs of life, if they are wanted.
    pub pulse: Option<Pulse<'a>>,
    /// The depth of the iteration.
    pub root_depth: usize,
    pub aborted: bool,
    pub seldepth: usize,
    /// The principal variation from each ply (triangular table).
    pub pv: Vec<Vec<Move>>,
    table: &'a TranspositionTable,
    network: Option<&'a Network>,
    accumulators: CheckersAccumulators,
    stop: &'a StopSignal,
    /// The node counter of all threads, and how many nodes this thread has added to it.
    shared_nodes: &'a AtomicU64,
    nodes_shared: u64,
    /// The nodes of the other threads when the counter was last read.
    nodes_of_others: u64,
    draws: DrawRules,
    /// The keys of the game's positions and of those on the path to the node.
    keys: Vec<u64>,
    killers: Vec<Option<Move>>,
    history: Vec<[i32; Cell::COUNT]>,
    /// The move lists by ply, kept for their memory.
    lists: Vec<Vec<Move>>,
}

impl<'a> Search<'a> {
    /// `keys` are those of the game's positions, the root last.
    pub fn new(
        table: &'a TranspositionTable,
        network: Option<&'a Network>,
        stop: &'a StopSignal,
        shared_nodes: &'a AtomicU64,
        draws: DrawRules,
        keys: Vec<u64>,
    ) -> Self {
        Self {
            nodes: 0,
            limits: RunningLimits::NONE,
            pulse: None,
            root_depth: 0,
            aborted: false,
            seldepth: 0,
            pv: vec![Vec::new(); MAX_PLY + 1],
            table,
            network,
            accumulators: CheckersAccumulators::default(),
            stop,
            shared_nodes,
            nodes_shared: 0,
            nodes_of_others: 0,
            draws,
            keys,
            killers: vec![None; MAX_PLY + 1],
            history: vec![[0; Cell::COUNT]; Cell::COUNT],
            lists: vec![Vec::new(); MAX_PLY + 1],
        }
    }

    /// The value of a move for the side that makes it.
    pub fn search_move(
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
        let value = -self.search(&child, -beta, -alpha, depth, ply);
        self.keys.pop();
        value
    }

    /// The value of the position for the side to move (fail-soft).
    fn search(&mut self, position: &Position, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        self.pv[ply].clear();
        if self.should_abort() {
            self.aborted = true;
            return 0;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        // Captures are forced, so a position with captures is not quiet and is searched further.
        let mut moves = std::mem::take(&mut self.lists[ply]);
        position.legal_captures_into(&mut moves);
        let value = self.search_after_captures(position, &mut moves, (alpha, beta), depth, ply);
        self.lists[ply] = moves;
        value
    }

    /// The rest of [`Search::search`]. `moves` are the captures; quiet moves are added where there are none and the node
    /// is searched.
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
        let mut eval = None;
        if is_quiet {
            let stored = tt_entry.and_then(|entry| entry.eval);
            let own = stored.unwrap_or_else(|| self.evaluate(position, ply));
            eval = Some(own);
            let refined = tt_entry.map_or(own, |entry| entry.refined_eval(own));
            if !is_pv && is_futile(refined, beta, depth) {
                return refined;
            }
            position.add_quiet_moves(moves);
        }
        let node = Node { is_quiet, depth, ply, eval, hash_move: tt_entry.and_then(|entry| entry.best) };
        self.search_moves(position, moves, (alpha, beta), node)
    }

    /// Searches all moves of a node.
    fn search_moves(
        &mut self,
        position: &Position,
        moves: &mut [Move],
        (mut alpha, beta): (i32, i32),
        node: Node,
    ) -> i32 {
        let Node { is_quiet, depth, ply, .. } = node;
        let is_pv = beta - alpha > 1;
        // Captures do not reduce the depth: they are forced, and end when all pieces are captured.
        let next_depth = if is_quiet { depth - 1 } else { depth };
        self.order_moves(moves, node.hash_move, ply);
        let (mut best_value, mut best_move, original_alpha) = (-INFINITE, moves[0], alpha);
        for (i, &mv) in moves.iter().enumerate() {
            let value = self.search_nth_move(position, mv, i, (alpha, beta), (depth, next_depth), ply + 1);
            if self.aborted {
                return 0;
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
                        self.update_history(&moves[..i], mv, depth, ply);
                    }
                    break;
                }
            }
        }
        let bound = match best_value {
            _ if best_value >= beta => Bound::Lower,
            _ if best_value > original_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let entry = Entry {
            best: Some(table_move(best_move)),
            value: best_value,
            eval: node.eval,
            depth: depth.max(0),
            bound,
            was_pv: false,
        };
        self.table.store(position.key(), ply, entry);
        best_value
    }

    /// The static evaluation for the side to move.
    fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        let Some(network) = self.network else { return evaluate(position) };
        self.accumulators.evaluate(network, position, ply).clamp(-MAX_EVAL, MAX_EVAL)
    }

    /// The value of the `i`th move: the first with the full window, the others with a null window and late move
    /// reductions first.
    fn search_nth_move(
        &mut self,
        position: &Position,
        mv: Move,
        i: usize,
        (alpha, beta): (i32, i32),
        (depth, next_depth): (i32, i32),
        ply: usize,
    ) -> i32 {
        if i == 0 {
            return self.search_move(position, mv, alpha, beta, next_depth, ply);
        }
        let is_late = depth >= LMR_DEPTH && i >= FULL_DEPTH_MOVES && mv.taken.is_empty();
        let reduction =
            if is_late { 1 + i32::from(i >= 3 * FULL_DEPTH_MOVES && depth >= 2 * LMR_DEPTH) } else { 0 };
        let mut value = self.search_move(position, mv, alpha, alpha + 1, next_depth - reduction, ply);
        if value > alpha && reduction > 0 {
            value = self.search_move(position, mv, alpha, alpha + 1, next_depth, ply);
        }
        if value > alpha && value < beta {
            value = self.search_move(position, mv, alpha, beta, next_depth, ply);
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

    /// Orders the moves: hash move, captures, killer, then by history.
    fn order_moves(&self, moves: &mut [Move], hash_move: Option<chess::Move>, ply: usize) {
        let killer = self.killers[ply];
        let score = |mv: &Move| {
            if hash_move == Some(table_move(*mv)) {
                i32::MIN
            } else if killer == Some(*mv) {
                i32::MIN + 1
            } else {
                -self.history[mv.from.index()][mv.to.index()]
            }
        };
        // Few moves: insertion without an allocation.
        let mut scores = [0; MAX_SORTED];
        for i in 0..moves.len().min(MAX_SORTED) {
            let (mv, value) = (moves[i], score(&moves[i]));
            let mut at = i;
            while at > 0 && scores[at - 1] > value {
                (moves[at], scores[at]) = (moves[at - 1], scores[at - 1]);
                at -= 1;
            }
            (moves[at], scores[at]) = (mv, value);
        }
    }

    /// Updates killer and history after a quiet move that caused a cutoff, where those before it did not.
    fn update_history(&mut self, before: &[Move], mv: Move, depth: i32, ply: usize) {
        if depth <= 0 {
            return;
        }
        self.killers[ply] = Some(mv);
        let bonus = (32 * depth * depth).min(HISTORY_LIMIT / 4);
        let mut add = |mv: Move, bonus: i32| {
            let score = &mut self.history[mv.from.index()][mv.to.index()];
            *score += bonus - *score * bonus.abs() / HISTORY_LIMIT;
        };
        add(mv, bonus);
        for &other in before {
            add(other, -bonus);
        }
    }

    /// Whether the game is drawn at this node: by the 50-move (75-move) rule or by repetition.
    fn is_draw(&self, position: &Position, ply: usize) -> bool {
        let clock = position.halfmove_clock();
        self.draws.by_quiet_plies(clock).is_some() || is_repetition(&self.keys, clock, ply)
    }

    /// The nodes of all threads; those of the others up to their latest check of the limits.
    pub fn all_nodes(&self) -> u64 {
        self.nodes + self.nodes_of_others
    }

    fn should_abort(&mut self) -> bool {
        if self.aborted || self.all_nodes() >= self.limits.node_limit {
            return true;
        }
        let unshared = self.nodes - self.nodes_shared;
        if unshared < NODES_BETWEEN_CHECKS {
            return false;
        }
        self.nodes_of_others = self.shared_nodes.fetch_add(unshared, Relaxed) - self.nodes_shared;
        self.nodes_shared = self.nodes;
        let nodes = self.all_nodes();
        if let Some(pulse) = &mut self.pulse {
            pulse.beat(nodes, || self.table.hashfull());
        }
        self.limits.see_ponderhit(self.stop, self.root_depth)
            || self.limits.is_late()
            || self.stop.is_requested()
    }
}

/// Reverse futility pruning: whether a quiet position is so far above beta that it is not searched.
fn is_futile(eval: i32, beta: i32, depth: i32) -> bool {
    depth <= FUTILITY_DEPTH && eval - FUTILITY_BASE - FUTILITY_PER_PLY * depth >= beta && !is_proven(beta)
}

/// The form of a move in the transposition table: origin and target. Captures of different pieces with the same ends
/// share it, which only affects the move ordering.
fn table_move(mv: Move) -> chess::Move {
    chess::Move::normal(mv.from, mv.to)
}
