//! What all nodes of the tree have in common: making moves, checking limits, evaluation, and updating the principal
//! variation and the histories.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use super::searched::SearchedMoves;
use super::thread::Search;
use crate::chess::{Move, Position};
use crate::engine::eval::Evaluator;
use crate::engine::history::{MadeMove, PieceTo, PreviousMoves, history_bonus};
use crate::engine::ordering::is_quiet;
use crate::engine::parameters;
use crate::engine::score::EVAL_LIMIT;
use crate::engine::transposition::{Bound, Entry};
use crate::hex::Bitboard;

/// Limits are checked once in this many nodes: a few milliseconds apart at most.
const NODES_BETWEEN_CHECKS: u64 = 1_024;

/// The maximum history bonus of a move for the change in static evaluation.
const MAX_EVAL_BONUS: i32 = 600;

/// What is known of a node before its moves are searched.
pub(super) struct Node<'p> {
    pub position: &'p Position,
    /// The distance from the root.
    pub ply: usize,
    pub beta: i32,
    pub depth: i32,
    /// Whether the node is expected to fail high.
    pub is_cut: bool,
    /// The move excluded in a singular search.
    pub excluded: Option<Move>,
    /// The key in the transposition table, and what stands there.
    pub key: u64,
    pub tt_entry: Option<Entry>,
    /// The static evaluation before scaling and correction, and after; `None` in check.
    pub raw_eval: Option<i32>,
    pub static_eval: Option<i32>,
    /// The same, made more accurate by a bound from the table.
    pub eval: i32,
    /// Whether the side to move is better off than at its previous move.
    pub improving: bool,
    /// The pieces of the side to move but for pawns and the king.
    pub non_pawns: Bitboard,
}

impl<'a> Search<'a> {
    /// Makes a move, counts the node it leads to, and records the move on the search stack.
    pub fn make_move(&mut self, position: &mut Position, m: Move, ply: usize) {
        self.nodes += 1;
        self.stack[ply].piece_to = PieceTo::of(position, m);
        position.play_unchecked(m);
    }

    /// Records whether the current move of this node is quiet, so that its child can update its history.
    pub fn set_current_quiet(&mut self, m: Move, quiet: bool, ply: usize) {
        self.stack[ply].current_quiet = quiet.then_some(m);
    }

    /// The moves one and two plies before this node.
    pub fn previous_moves(&self, ply: usize) -> PreviousMoves {
        let piece_to = |back: usize| ply.checked_sub(back).and_then(|ply| self.stack[ply].piece_to);
        [piece_to(1), piece_to(2)]
    }

    /// Searches a child, with its key added to the positions checked for repetitions.
    pub fn search_child<const PV: bool>(
        &mut self,
        child: &Position,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
        cut_node: bool,
    ) -> i32 {
        self.draws.push(child.key());
        let value = self.search::<PV>(child, alpha, beta, depth, ply, cut_node);
        self.draws.pop();
        value
    }

    /// Checks the limits. Returns whether the search is aborted.
    pub fn enter_node<const PV: bool>(&mut self, ply: usize) -> bool {
        if self.aborted {
            return true;
        }
        if PV {
            self.seldepth = self.seldepth.max(ply);
            self.pv[ply].clear();
        }
        if self.nodes >= self.next_check.min(self.limits.node_limit) {
            self.check_limits();
        }
        self.aborted
    }

    /// Sees whether the search is over.
    #[cold]
    fn check_limits(&mut self) {
        self.next_check = self.nodes + NODES_BETWEEN_CHECKS;
        if let Some(shared) = self.shared_nodes {
            shared.fetch_add(self.nodes - self.nodes_shared, Relaxed);
            self.nodes_shared = self.nodes;
        }
        let nodes = self.all_nodes();
        self.aborted = self.limits.see_ponderhit(self.stop, self.root_depth)
            || self.limits.are_reached(nodes)
            || self.stop.is_requested();
        if let Some(pulse) = &mut self.pulse {
            pulse.beat(nodes, || self.table.hashfull());
        }
    }

    /// Adds this thread's nodes to the counter of all threads from now on.
    pub fn share_nodes(&mut self, shared: &'a AtomicU64) {
        self.shared_nodes = Some(shared);
    }

    /// The nodes of all threads; those of the others up to their latest check of the limits.
    pub fn all_nodes(&self) -> u64 {
        let shared = self.shared_nodes.map_or(self.nodes_shared, |shared| shared.load(Relaxed));
        shared + (self.nodes - self.nodes_shared)
    }

    /// Enters the root node.
    pub fn enter_root(&mut self, position: &Position) {
        self.enter_node::<true>(0);
        self.stack[0].eval = (!position.in_check()).then(|| self.evaluate(position, 0));
    }

    /// The static evaluation before scaling and correction, from the transposition table if it is stored there.
    pub fn raw_eval(&mut self, position: &Position, tt_entry: Option<Entry>, ply: usize) -> i32 {
        tt_entry.and_then(|entry| entry.eval).unwrap_or_else(|| {
            let accumulators = &mut self.histories.accumulators;
            let network = self.network.map(|network| || accumulators.evaluate(network, position, ply));
            self.evaluator.unscaled(position, network)
        })
    }

    /// Stores the static evaluation with a lower bound, for the next visit of the position.
    pub fn store_eval(&self, key: u64, ply: usize, eval: Option<i32>, value: i32) {
        self.table.store(
            key,
            ply,
            Entry { best: None, value, eval, depth: 0, bound: Bound::Lower, was_pv: false },
        );
    }

    /// The static evaluation in centipawns for the side to move.
    pub fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        let raw = self.raw_eval(position, None, ply);
        Evaluator::scaled(position, raw, self.network.is_some())
    }

    /// The static evaluation: the raw one scaled, with the correction history added.
    pub fn corrected_eval(&self, position: &Position, raw: i32) -> i32 {
        let scaled = Evaluator::scaled(position, raw, self.network.is_some());
        (scaled + self.histories.correction.get(position)).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// Sets the principal variation from `ply` to this move and that of the child.
    pub fn update_pv(&mut self, ply: usize, m: Move) {
        let (here, after) = self.pv.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(m);
        here[ply].extend_from_slice(&after[0]);
    }

    /// Adds a bonus to the histories of the previous move if it is quiet.
    pub(super) fn update_previous_move(&mut self, position: &Position, ply: usize, bonus: i32) {
        if let Some(m) = ply.checked_sub(1).and_then(|parent| self.stack[parent].current_quiet) {
            let [piece_to, before] = self.previous_moves(ply);
            self.histories.moves.update_made(!position.turn(), MadeMove { m, piece_to, before }, bonus);
        }
    }

    /// Updates the history of the previous move by the change in static evaluation.
    pub(super) fn update_previous_move_by_eval(
        &mut self,
        position: &Position,
        eval: Option<i32>,
        ply: usize,
    ) {
        let before = ply.checked_sub(1).and_then(|parent| self.stack[parent].eval);
        if let (Some(after), Some(before)) = (eval, before) {
            let bonus = (-2 * (before + after)).clamp(-MAX_EVAL_BONUS, MAX_EVAL_BONUS);
            self.update_previous_move(position, ply, bonus);
        }
    }

    /// Adds a bonus to the histories of a quiet move from the table that causes a cutoff without a search.
    pub(super) fn credit_table_move(&mut self, position: &Position, m: Move, depth: i32, ply: usize) {
        // By a key collision the move may be that of another position.
        if position.role_at(m.from).is_some() && is_quiet(position, m) {
            let previous_moves = self.previous_moves(ply);
            self.histories.moves.update_quiet(position, m, previous_moves, history_bonus(depth));
        }
    }

    /// Whether the side to move is better off than at its previous move, or, if it was in check there, at the one before.
    pub(super) fn is_improving(&self, ply: usize) -> bool {
        let eval = |back: usize| ply.checked_sub(back).and_then(|ply| self.stack[ply].eval);
        let before = eval(2).or_else(|| eval(4));
        eval(0).zip(before).is_some_and(|(now, before)| now > before)
    }

    /// Updates killers and histories after a cutoff: a bonus for the best move, a malus for those searched before it.
    pub(super) fn update_histories(
        &mut self,
        position: &Position,
        best: Move,
        searched: &SearchedMoves,
        depth: i32,
        ply: usize,
    ) {
        let bonus = history_bonus(depth);
        let malus = bonus * parameters::history_malus() / 100;
        let previous_moves = self.previous_moves(ply);
        let history = &mut self.histories.moves;
        if is_quiet(position, best) {
            history.update_quiet(position, best, previous_moves, bonus);
            for &m in searched.quiets() {
                history.update_quiet(position, m, previous_moves, -malus);
            }
            let killers = &mut self.stack[ply].killers;
            if killers[0] != Some(best) {
                *killers = [Some(best), killers[0]];
            }
        } else {
            history.update_capture(position, best, bonus);
        }
        for &m in searched.captures() {
            history.update_capture(position, m, -malus);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;
    use crate::engine::draws::DrawDetector;
    use crate::engine::score::INFINITE;
    use crate::engine::search::Histories;
    use crate::engine::stop::StopSignal;
    use crate::engine::transposition::TranspositionTable;

    /// Hands over a search of the start position.
    fn with_search<T>(use_search: impl FnOnce(&Position, &mut Search) -> T) -> T {
        let position = Position::start(Variant::Glinski);
        let (table, stop, mut histories) =
            (TranspositionTable::new(1), StopSignal::default(), Histories::default());
        let draws = DrawDetector::new(position.rules().default_draws(), &position, vec![position.key()]);
        let evaluator = Evaluator::new(Variant::Glinski);
        use_search(&position, &mut Search::new(&table, &stop, &mut histories, &evaluator, None, draws))
    }

    /// Searches the start position until a limit aborts it; returns the nodes.
    fn nodes_until_aborted(limit: impl FnOnce(&mut Search)) -> u64 {
        with_search(|position, search| {
            search.root_depth = 60;
            limit(search);
            search.search::<true>(position, -INFINITE, INFINITE, 60, 1, false);
            assert!(search.aborted);
            search.nodes
        })
    }

    #[test]
    fn after_a_check_the_evaluation_before_it_counts() {
        let is_improving = |evals: [Option<i32>; 5]| {
            with_search(|_, search| {
                for (entry, eval) in search.stack.iter_mut().zip(evals) {
                    entry.eval = eval;
                }
                search.is_improving(4)
            })
        };
        let (low, high, check) = (Some(-20), Some(30), None);
        assert!(is_improving([high, None, low, None, high]));
        assert!(!is_improving([low, None, high, None, low]));
        assert!(is_improving([low, None, check, None, high]));
        assert!(!is_improving([high, None, check, None, low]));
        assert!(!is_improving([check, None, check, None, high]), "nothing to compare with");
        assert!(!is_improving([low, None, low, None, check]), "in check");
    }

    #[test]
    fn a_stop_is_seen_within_a_thousand_nodes() {
        let stopped_while_running = |search: &mut Search| {
            // As if the limits had just been checked.
            search.next_check = NODES_BETWEEN_CHECKS;
            search.stop.request();
        };
        assert_eq!(nodes_until_aborted(stopped_while_running), NODES_BETWEEN_CHECKS);
        assert_eq!(nodes_until_aborted(|search| search.stop.request()), 0);
    }

    #[test]
    fn a_deadline_is_seen_within_a_thousand_nodes() {
        let nodes = nodes_until_aborted(|search| {
            search.next_check = NODES_BETWEEN_CHECKS;
            search.limits.deadline = Some(std::time::Instant::now());
        });
        assert_eq!(nodes, NODES_BETWEEN_CHECKS);
    }

    #[test]
    fn the_node_limit_is_exact() {
        for limit in [1, 2, 1_000, 5_000] {
            assert_eq!(nodes_until_aborted(|search| search.limits.node_limit = limit), limit);
        }
    }
}
