//! The search tree: principal variation search with the usual pruning, reductions and extensions.

mod extensions;
mod node;
mod pruning;
mod root;
mod searched;
mod thread;

use self::extensions::Extension;
use self::node::Node;
pub(super) use self::root::ordered_moves;
use self::searched::SearchedMoves;
pub(super) use self::thread::{Histories, Search};
use super::history::history_bonus;
use super::ordering::{MovePicker, is_quiet};
use super::parameters;
use super::reductions::{PLY, base_reduction};
use super::score::{INFINITE, MAX_PLY, PROVEN_BOUND, is_proven, mate_in, mated_in};
use super::see::see_ge;
use super::transposition::{Bound, Entry, table_key};
use crate::chess::{Position, Role};

/// The halfmove clock from which table cutoffs are disabled, because stored values do not depend on the 50-move draw.
const CUTOFF_CLOCK_LIMIT: u32 = 90;

impl Search<'_> {
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

        // Step 2. Check the limits.
        if self.enter_node::<PV>(ply) {
            return 0;
        }

        // Step 3. Draws, endgame tables, and the maximum ply.
        if self.draws.is_draw(position, ply) {
            return 0;
        }
        if let Some(value) = self.draws.table_value(position, ply) {
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
            if entry.value >= beta
                && let Some(m) = entry.best
            {
                self.reward_tt_move(position, m, depth, ply);
            }
            return entry.value;
        }
        let hash_move = tt_entry.and_then(|entry| entry.best);
        if let Some(m) = hash_move {
            // The hash move is searched first: its entry in the table arrives while this node is evaluated.
            self.table.prefetch_after(position, m);
        }
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
        let improving = self.is_improving(ply);
        self.stack[ply + 1].killers = [None; 2];

        // Steps 7 to 9. Prune the node. With king and pawns alone zugzwang and stalemate are likely: no pruning that
        // assumes a good move.
        let non_pawns =
            position.by_color(position.turn()) - position.by_role(Role::Pawn) - position.by_role(Role::King);
        let mut node = Node {
            position,
            ply,
            beta,
            depth,
            is_cut: cut_node,
            excluded,
            key,
            tt_entry,
            raw_eval,
            static_eval,
            eval,
            improving,
            non_pawns,
        };
        if !PV
            && !in_check
            && excluded.is_none()
            && !non_pawns.is_empty()
            && !is_proven(beta)
            && let Some(value) = self.prune_node(&node)
        {
            return value;
        }

        // Step 10. Internal iterative reduction: without a hash move, or with one of a shallow search, the move ordering is
        // poor.
        let is_poorly_ordered = hash_move.is_none() || tt_entry.is_some_and(|entry| entry.depth + 4 <= depth);
        if depth >= 4 && is_poorly_ordered && excluded.is_none() && (PV || cut_node) {
            depth -= 1;
            node.depth = depth;
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
        while let Some(m) = {
            let attacks = || self.histories.accumulators.attacks(position, ply, !position.turn());
            picker.next(position, &self.histories.moves, attacks, &mut self.move_stack)
        } {
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

            // Step 12. Prune moves, once one is found that does not get mated; checks by exchanges only.
            if best_value > -PROVEN_BOUND && !non_pawns.is_empty() {
                let lmr_depth = (depth
                    - (reduction - history / parameters::reduction_history_divisor()) / PLY)
                    .clamp(0, depth);
                if quiet && !gives_check {
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
                    if is_futile {
                        picker.skip_quiet_non_checks(position, &check_info, &mut self.move_stack);
                        continue;
                    }
                    if depth <= 6 && history < -parameters::history_pruning() * depth {
                        continue;
                    }
                }
                self.table.prefetch_after(position, m);
                let plies = if quiet && !gives_check { lmr_depth } else { depth };
                let may_lose = if quiet {
                    parameters::see_quiet() * plies * plies
                } else {
                    parameters::see_capture() * plies
                };
                if plies <= 6 && !see_ge(position, m, -may_lose) {
                    continue;
                }
            } else {
                self.table.prefetch_after(position, m);
            }

            // Step 13. Extensions.
            let extension = match self.extension::<PV>(&node, m, gives_check) {
                Extension::Plies(plies) => plies,
                Extension::Cut(value) => return value,
            };

            // Step 14. Make the move. While it is searched, the memory brings what the table has of the next one.
            if let Some(next) = picker.peek(&self.move_stack) {
                self.table.prefetch_after(position, next);
            }
            self.set_current_quiet(m, quiet, ply);
            let mut child = *position;
            self.make_move(&mut child, m, ply);
            let new_depth = depth - 1 + extension;

            // Step 15. Late move reductions.
            let is_late = depth >= 3 && count > 1 + usize::from(PV) && (quiet || count > 3);
            let reduced_depth = is_late.then(|| {
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
                (new_depth - reduction.max(0) / PLY).clamp(1, new_depth.max(1))
            });

            // Step 16. Search the child.
            let next =
                Child { ply: ply + 1, depth: new_depth, reduced_depth, is_first: count == 1, cut_node };
            let value = self.search_move::<PV>(&child, (alpha, beta), next);
            if self.control.aborted {
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
            self.update_previous_move(
                position,
                ply,
                history_bonus(depth) * parameters::history_previous() / 100,
            );
        }

        // Step 20. Update the correction history and store the result in the transposition table.
        let bound = Bound::of(best_value, original_alpha, beta);
        if let Some(eval) = static_eval
            && best_move.is_none_or(|m| is_quiet(position, m))
            && !is_proven(best_value)
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

    /// The value of a move after which the position is `child`: by a null window, reduced and then not, and in PV nodes by
    /// a full window for the first move and for those above alpha.
    #[inline(always)]
    fn search_move<const PV: bool>(
        &mut self,
        child: &Position,
        (alpha, beta): (i32, i32),
        next: Child,
    ) -> i32 {
        let Child { ply, depth, reduced_depth, is_first, cut_node } = next;
        let mut value = alpha + 1;
        if let Some(reduced) = reduced_depth {
            value = -self.search_child::<false>(child, -alpha - 1, -alpha, reduced, ply, true);
            if value > alpha && reduced < depth {
                value = -self.search_child::<false>(child, -alpha - 1, -alpha, depth, ply, !cut_node);
            }
        } else if !PV || !is_first {
            value = -self.search_child::<false>(child, -alpha - 1, -alpha, depth, ply, !cut_node);
        }
        if PV && (is_first || value > alpha) {
            value = -self.search_child::<true>(child, -beta, -alpha, depth, ply, false);
        }
        value
    }
}

/// How a child is searched.
#[derive(Clone, Copy)]
struct Child {
    ply: usize,
    depth: i32,
    /// The depth of a first search by late move reductions.
    reduced_depth: Option<i32>,
    /// Whether the move is searched with a full window only.
    is_first: bool,
    /// Whether the parent is expected to fail high.
    cut_node: bool,
}
