//! The search tree: principal variation search with the usual pruning, reductions and extensions.

mod node;
mod searched;

use std::sync::atomic::AtomicU64;

use self::searched::SearchedMoves;
use super::correction::CorrectionHistory;
use super::draws::DrawDetector;
use super::endgames;
use super::eval::Evaluator;
use super::history::{MoveHistory, PieceTo, history_bonus};
use super::nnue::{Accumulators, Network};
use super::ordering::{MovePicker, MoveStack, is_quiet};
use super::parameters;
use super::ponder::RunningLimits;
use super::pulse::Pulse;
use super::reductions::{PLY, base_reduction};
use super::score::{INFINITE, MATE_BOUND, MAX_PLY, is_mate, mate_in, mated_in};
use super::see::see_ge;
use super::stop::StopSignal;
use super::transposition::{Bound, Entry, TranspositionTable, table_key};
use crate::chess::{Move, Position, Role};

/// The stack size of a search thread in bytes: the search recurses to the maximum ply, and debug frames are large.
pub(super) const STACK_BYTES: usize = 32 << 20;

/// From this halfmove clock on there are no table cutoffs, for stored values do not know how near the 50-move draw is.
const CUTOFF_CLOCK_LIMIT: u32 = 90;

/// Beyond this many centipawns a game is decided, and reverse futility pruning and razoring are off.
const DECIDED: i32 = 1_500;

/// The search of one thread. It shares the transposition table, the stop signal and a node counter with others.
pub(super) struct Search<'a> {
    pub table: &'a TranspositionTable,
    pub stop: &'a StopSignal,
    pub histories: &'a mut Histories,
    pub evaluator: &'a Evaluator,
    /// Replaces the hand-crafted evaluation if there is one.
    pub network: Option<&'a Network>,
    accumulators: Accumulators,
    pub draws: DrawDetector,
    pub limits: RunningLimits,
    /// Signs of life, if they are wanted.
    pub pulse: Option<Pulse<'a>>,
    /// Set when a limit is reached; values returned afterwards are meaningless.
    pub aborted: bool,
    pub nodes: u64,
    /// The selective depth: the deepest ply reached.
    pub seldepth: usize,
    /// The depth of the iteration; extensions stop at twice this ply.
    pub root_depth: usize,
    /// The principal variation from each ply (triangular table).
    pub pv: Vec<Vec<Move>>,
    /// The generated moves of the nodes on the current path.
    pub move_stack: MoveStack,
    /// The search stack, by ply.
    stack: Vec<StackEntry>,
    /// The node count at which the limits are checked next.
    next_check: u64,
    /// The node counter of all threads, and how many nodes this thread has added to it.
    shared_nodes: Option<&'a AtomicU64>,
    nodes_shared: u64,
    /// No null move is tried below this ply, while one is being verified.
    null_move_min_ply: usize,
}

/// The histories of one thread, kept from search to search.
#[derive(Default)]
pub(super) struct Histories {
    pub moves: MoveHistory,
    pub correction: CorrectionHistory,
}

/// An entry of the search stack: what a node keeps for its children and siblings.
#[derive(Clone, Copy, Default)]
struct StackEntry {
    /// Quiet moves that caused a cutoff in a sibling node.
    killers: [Option<Move>; 2],
    /// The static evaluation; `None` in check.
    eval: Option<i32>,
    /// The piece moved at this ply and its target; `None` after a null move.
    piece_to: Option<PieceTo>,
    /// The move excluded in a singular search.
    excluded: Option<Move>,
    /// The current move, if it is quiet.
    current_quiet: Option<Move>,
}

impl<'a> Search<'a> {
    pub fn new(
        table: &'a TranspositionTable,
        stop: &'a StopSignal,
        histories: &'a mut Histories,
        evaluator: &'a Evaluator,
        network: Option<&'a Network>,
        draws: DrawDetector,
    ) -> Self {
        Self {
            table,
            stop,
            histories,
            evaluator,
            network,
            accumulators: Accumulators::default(),
            draws,
            limits: RunningLimits::NONE,
            pulse: None,
            aborted: false,
            nodes: 0,
            seldepth: 0,
            root_depth: 0,
            pv: vec![Vec::new(); MAX_PLY + 2],
            move_stack: MoveStack::default(),
            stack: vec![StackEntry::default(); MAX_PLY + 3],
            next_check: 0,
            shared_nodes: None,
            nodes_shared: 0,
            null_move_min_ply: 0,
        }
    }

    /// The value of the position for the side to move (fail-soft).
    ///
    /// `PV` is true on the principal variation; elsewhere the window is null, `beta == alpha + 1`, and `cut_node` says
    /// whether the node is expected to fail high.
    #[expect(clippy::too_many_lines, reason = "the steps belong together and are numbered")]
    pub fn search<const PV: bool>(
        &mut self,
        position: &Position,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        ply: usize,
        cut_node: bool,
    ) -> i32 {
        // Step 1. Quiescence search at depth 0.
        if depth <= 0 {
            return self.qsearch::<PV>(position, alpha, beta, ply);
        }

        // Step 2. Count the node and check the limits.
        if self.enter_node::<PV>(ply) {
            return 0;
        }

        // Step 3. Draws, endgame tables, and the maximum ply.
        if self.draws.is_draw(position, ply) {
            return self.draws.draw_value(ply);
        }
        if let Some(value) = endgames::value(position, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return self.evaluate(position, ply);
        }

        // Step 4. Mate distance pruning: a shorter mate is already found.
        alpha = alpha.max(mated_in(ply));
        beta = beta.min(mate_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }

        // Step 5. Transposition table lookup.
        let excluded = self.stack[ply].excluded;
        let key = table_key(position);
        let tt_entry = self.table.probe(key, ply);
        if let Some(entry) = tt_entry
            && !PV
            && excluded.is_none()
            && entry.depth >= depth
            && entry.allows_cutoff(alpha, beta)
            && position.halfmove_clock() < CUTOFF_CLOCK_LIMIT
        {
            return entry.value;
        }
        let hash_move = tt_entry.and_then(|entry| entry.best);
        let was_pv = PV || tt_entry.is_some_and(|entry| entry.was_pv);

        // Step 6. Static evaluation with the correction history; a bound from the table may be more accurate.
        let in_check = position.in_check();
        let raw_eval = (!in_check).then(|| self.raw_eval(position, tt_entry, ply));
        let static_eval = raw_eval.map(|raw| self.corrected_eval(position, raw));
        self.stack[ply].eval = static_eval;
        let eval =
            static_eval.map_or(-INFINITE, |eval| tt_entry.map_or(eval, |entry| entry.refined_eval(eval)));
        if excluded.is_none() {
            self.update_previous_move_by_eval(position, static_eval, ply);
        }
        let improving = ply >= 2 && static_eval > self.stack[ply - 2].eval;
        self.stack[ply + 1].killers = [None; 2];

        // With king and pawns alone zugzwang and stalemate are likely: no pruning that assumes a good move.
        let non_pawns =
            position.by_color(position.turn()) - position.by_role(Role::Pawn) - position.by_role(Role::King);
        if !PV && !in_check && excluded.is_none() && !non_pawns.is_empty() && !is_mate(beta) {
            // Step 7. Reverse futility pruning: far above beta. (Not in a decided game, where this and razoring would
            // hide mates.)
            let is_undecided = beta.abs() < DECIDED;
            if is_undecided
                && depth <= parameters::reverse_futility_depth()
                && eval - parameters::reverse_futility_margin() * (depth - i32::from(improving)) >= beta
            {
                if tt_entry.is_none() {
                    self.store_eval(key, ply, raw_eval, -INFINITE);
                }
                return i32::midpoint(eval, beta);
            }

            // Step 8. Razoring: so far below alpha that only captures can help.
            if is_undecided
                && depth <= 3
                && eval + parameters::razoring_base() + parameters::razoring_margin() * depth <= alpha
            {
                let value = self.qsearch::<false>(position, alpha, alpha + 1, ply);
                if value <= alpha || self.aborted {
                    return value;
                }
            }

            // Step 9. Null move pruning: if even a pass fails high, some move will, too. At high depths a search
            // without null moves verifies it, because of zugzwang.
            if depth >= 3
                && eval >= beta
                && static_eval.is_some_and(|eval| {
                    eval + parameters::null_move_margin() + parameters::null_move_depth_margin() * depth
                        >= beta
                })
                && non_pawns.has_many()
                && ply >= self.null_move_min_ply
                && self.stack[ply - 1].piece_to.is_some()
            {
                let reduction = parameters::null_move_base()
                    + depth * parameters::null_move_depth_share() / 96
                    + ((eval - beta) / parameters::null_move_eval_divisor()).min(3);
                let mut child = *position;
                child.make_null_move();
                self.stack[ply].piece_to = None;
                self.stack[ply].current_quiet = None;
                let value = -self.search_child::<false>(
                    &child,
                    -beta,
                    -beta + 1,
                    depth - reduction,
                    ply + 1,
                    !cut_node,
                );
                if self.aborted {
                    return 0;
                }
                if value >= beta {
                    let value = if is_mate(value) { beta } else { value };
                    if depth < 12 || self.null_move_min_ply > 0 {
                        return value;
                    }
                    self.null_move_min_ply = ply + 3 * (depth - reduction).max(0) as usize / 4;
                    let verification =
                        self.search::<false>(position, beta - 1, beta, depth - reduction, ply, false);
                    self.null_move_min_ply = 0;
                    if self.aborted {
                        return 0;
                    }
                    if verification >= beta {
                        return value;
                    }
                }
            }
        }

        // Step 10. Internal iterative reduction: without a hash move the move ordering is poor.
        if depth >= 4 && hash_move.is_none() && excluded.is_none() && (PV || cut_node) {
            depth -= 1;
        }

        // Step 11. Loop over the moves.
        let original_alpha = alpha;
        let previous_moves = self.previous_moves(ply);
        let killers = self.stack[ply].killers;
        // If the best known move is a capture, quiet moves are reduced more.
        let hash_move_is_tactical = hash_move.is_some_and(|m| !is_quiet(position, m));
        let check_info = position.check_info();
        let mut best_value = -INFINITE;
        let mut best_move = None;
        let mut searched = SearchedMoves::default();
        let mut count = 0;
        let mut picker = MovePicker::new(position, &self.move_stack, hash_move, killers, previous_moves);
        while let Some(m) = picker.next(position, &self.histories.moves, &mut self.move_stack) {
            if Some(m) == excluded {
                continue;
            }
            count += 1;
            let quiet = is_quiet(position, m);
            let gives_check = position.gives_check_with(&check_info, m);
            let history = if quiet {
                picker.quiet_score(position, &self.histories.moves, m)
            } else {
                self.histories.moves.capture(position, m)
            };
            let mut reduction =
                base_reduction(depth, count) - if improving { parameters::reduction_improving() } else { 0 };
            // A node that was on the principal variation may return to it.
            if !was_pv {
                reduction += parameters::reduction_not_pv();
            }

            // Step 12. Prune moves, once one is found that does not get mated.
            if best_value > -MATE_BOUND && !non_pawns.is_empty() && !gives_check {
                let lmr_depth = (depth
                    - (reduction - history / parameters::reduction_history_divisor()) / PLY)
                    .clamp(0, depth);
                if quiet {
                    // Late move pruning: after enough moves only quiet checks are left.
                    let by_depth = parameters::late_move_base() - 3
                        + depth * depth * parameters::late_move_share() / 100;
                    let max_moves = by_depth as usize / if improving { 1 } else { 2 } + 3;
                    if count > max_moves {
                        picker.skip_quiet_non_checks(position, &check_info, &mut self.move_stack);
                        continue;
                    }
                    let is_futile = !in_check
                        && lmr_depth <= 6
                        && eval + parameters::futility_base() + parameters::futility_margin() * lmr_depth
                            <= alpha;
                    let has_bad_history = depth <= 4 && history < -parameters::history_pruning() * depth;
                    if is_futile
                        || has_bad_history
                        || lmr_depth <= 6
                            && !see_ge(position, m, -parameters::see_quiet() * lmr_depth * lmr_depth)
                    {
                        continue;
                    }
                } else if depth <= 6 && !see_ge(position, m, -parameters::see_capture() * depth) {
                    continue;
                }
            }

            // Step 13. Singular extension: if all other moves fail low against a bound below the table value, the hash
            // move is extended. If others fail high against beta too, the node is cut (multi-cut).
            let mut extension = 0;
            if let Some(entry) = tt_entry
                && depth >= parameters::singular_depth()
                && Some(m) == hash_move
                && excluded.is_none()
                && ply < 2 * self.root_depth
                && entry.depth >= depth - 3
                && entry.bound != Bound::Upper
                && !is_mate(entry.value)
            {
                let singular_beta = entry.value - parameters::singular_margin() * depth;
                self.stack[ply].excluded = Some(m);
                let value = self.search::<false>(
                    position,
                    singular_beta - 1,
                    singular_beta,
                    (depth - 1) / 2,
                    ply,
                    cut_node,
                );
                self.stack[ply].excluded = None;
                if self.aborted {
                    return 0;
                }
                if value < singular_beta {
                    extension = 1 + i32::from(!PV && value < singular_beta - parameters::singular_double());
                } else if value >= beta && !is_mate(value) {
                    return value;
                } else if entry.value >= beta {
                    extension = -1;
                }
            } else if gives_check && ply < 2 * self.root_depth && see_ge(position, m, 0) {
                // Check extension, for checks that lose no material.
                extension = 1;
            }

            // Step 14. Make the move.
            self.set_current_quiet(m, quiet, ply);
            let mut child = *position;
            self.make_move(&mut child, m, ply);
            let new_depth = depth - 1 + extension;

            // Step 15. Late move reductions with a null window, and a re-search at full depth if the reduced one
            // fails high.
            let mut value = alpha + 1;
            if depth >= 3 && count > 1 + usize::from(PV) && (quiet || count > 3) {
                reduction -= history / parameters::reduction_history_divisor();
                if gives_check || killers.contains(&Some(m)) {
                    reduction -= parameters::reduction_check_killer();
                }
                if hash_move_is_tactical {
                    reduction += parameters::reduction_hash_capture();
                }
                if cut_node {
                    reduction += parameters::reduction_cut_node();
                }
                let reduced_depth = (new_depth - reduction.max(0) / PLY).clamp(1, new_depth.max(1));
                value = -self.search_child::<false>(&child, -alpha - 1, -alpha, reduced_depth, ply + 1, true);
                if value > alpha && reduced_depth < new_depth {
                    value = -self.search_child::<false>(
                        &child,
                        -alpha - 1,
                        -alpha,
                        new_depth,
                        ply + 1,
                        !cut_node,
                    );
                }
            } else if !PV || count > 1 {
                value =
                    -self.search_child::<false>(&child, -alpha - 1, -alpha, new_depth, ply + 1, !cut_node);
            }

            // Step 16. Full window search in PV nodes, for the first move and for those above alpha.
            if PV && (count == 1 || value > alpha) {
                value = -self.search_child::<true>(&child, -beta, -alpha, new_depth, ply + 1, false);
            }
            if self.aborted {
                return 0;
            }

            // Step 17. New best move.
            if value > best_value {
                best_value = value;
                if value > alpha {
                    best_move = Some(m);
                    alpha = value;
                    if PV {
                        self.update_pv(ply, m);
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
            searched.push(m, quiet);
        }

        // Step 18. Mate or stalemate.
        if count == 0 {
            return if excluded.is_some() { alpha } else { self.draws.no_moves_value(position, ply) };
        }

        // Step 19. Update the histories: after a fail-high those of the moves searched, after a fail-low that of the
        // previous move.
        if best_value >= beta
            && let Some(m) = best_move
        {
            self.update_histories(position, m, &searched, depth, ply);
        }
        if excluded.is_some() {
            return best_value;
        }
        if best_value <= original_alpha {
            self.update_previous_move(position, ply, history_bonus(depth) / 2);
        }

        // Step 20. Update the correction history and store the result in the transposition table.
        let bound = match best_value {
            value if value >= beta => Bound::Lower,
            value if value > original_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        if let Some(eval) = static_eval
            && best_move.is_none_or(|m| is_quiet(position, m))
            && !is_mate(best_value)
            && (bound != Bound::Lower || best_value > eval)
            && (bound != Bound::Upper || best_value < eval)
        {
            self.histories.correction.update(position, best_value - eval, depth);
        }
        self.table.store(
            key,
            ply,
            Entry { best: best_move, value: best_value, eval: raw_eval, depth, bound, was_pv },
        );
        best_value
    }
}
