//! The steps that all nodes of the tree share: making moves, checking limits, evaluation, and updating the principal
//! variation and the histories.

use super::searched::SearchedMoves;
use super::thread::Search;
use crate::chess::{Move, Position};
use crate::engine::history::{MadeMove, PieceTo, PreviousMoves, history_bonus};
use crate::engine::ordering::is_quiet;
use crate::engine::scale::scaled;
use crate::engine::score::EVAL_LIMIT;
use crate::engine::transposition::{Bound, Entry};
use crate::engine::{bare_king, parameters};
use crate::hex::Bitboard;

/// The maximum history bonus of a move for the change in static evaluation.
const MAX_EVAL_BONUS: i32 = 600;

/// The data of a node before its moves are searched.
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
    /// The key in the transposition table, and the entry with that key.
    pub key: u64,
    pub tt_entry: Option<Entry>,
    /// The static evaluation before scaling and correction, and after; `None` in check.
    pub raw_eval: Option<i32>,
    pub static_eval: Option<i32>,
    /// The static evaluation, made more accurate by a bound from the table.
    pub eval: i32,
    /// Whether the side to move is better off than at its previous move.
    pub improving: bool,
    /// The pieces of the side to move, except pawns and the king.
    pub non_pawns: Bitboard,
}

impl Search<'_> {
    /// Makes a move, counts the node it leads to, and records the move on the search stack.
    pub fn make_move(&mut self, position: &mut Position, m: Move, ply: usize) {
        self.control.nodes += 1;
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
        if self.control.aborted {
            return true;
        }
        if PV {
            self.control.seldepth = self.control.seldepth.max(ply);
            self.pv[ply].clear();
        }
        self.control.is_over(|| self.table.hashfull())
    }

    /// The static evaluation before scaling and correction, from the transposition table if it is stored there.
    pub fn raw_eval(&mut self, position: &Position, tt_entry: Option<Entry>, ply: usize) -> i32 {
        tt_entry.and_then(|entry| entry.eval).unwrap_or_else(|| {
            let accumulators = &mut self.histories.accumulators;
            let value = bare_king::evaluate(position, || accumulators.evaluate(self.network, position, ply));
            value.clamp(-EVAL_LIMIT, EVAL_LIMIT)
        })
    }

    /// Stores the static evaluation with a lower bound, to be used at the next visit of the position.
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
        scaled(position, raw)
    }

    /// The static evaluation: the raw one scaled, with the correction history added.
    pub fn corrected_eval(&self, position: &Position, raw: i32) -> i32 {
        (scaled(position, raw) + self.histories.correction.get(position)).clamp(-EVAL_LIMIT, EVAL_LIMIT)
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
    pub(super) fn reward_tt_move(&mut self, position: &Position, m: Move, depth: i32, ply: usize) {
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
    use std::sync::atomic::AtomicU64;

    use crate::engine::draws::DrawDetector;
    use crate::engine::nnue::Network;
    use crate::engine::root::Control;
    use crate::engine::score::INFINITE;
    use crate::engine::search::Histories;
    use crate::engine::stop::StopSignal;
    use crate::engine::transposition::TranspositionTable;

    /// Hands over a search of the start position.
    fn with_search<T>(use_search: impl FnOnce(&Position, &mut Search) -> T) -> T {
        let position = Position::start(Variant::Glinski);
        let (table, mut histories) = (TranspositionTable::new(1), Histories::default());
        let (stop, nodes) = (StopSignal::default(), AtomicU64::new(0));
        let draws = DrawDetector::new(position.rules().default_draws(), &position, vec![position.key()]);
        let network = Network::of(Variant::Glinski.into());
        let control = Control::new(&stop, &nodes);
        let root = (position, draws);
        use_search(&position, &mut Search::new(control, &table, &mut histories, &network, root))
    }

    #[test]
    fn after_a_check_improvement_is_measured_from_before_it() {
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
    fn the_node_limit_is_exact() {
        for limit in [1, 2, 1_000, 5_000] {
            let nodes = with_search(|position, search| {
                (search.control.root_depth, search.control.limits.node_limit) = (60, limit);
                search.search::<true>(position, -INFINITE, INFINITE, 60, 1, false);
                assert!(search.control.aborted);
                search.control.nodes
            });
            assert_eq!(nodes, limit);
        }
    }
}
