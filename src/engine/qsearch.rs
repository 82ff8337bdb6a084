//! Quiescence search: searches captures until the position is quiet enough for the static evaluation.

use super::ordering::{MovePicker, is_quiet};
use super::parameters;
use super::score::{INFINITE, MAX_PLY, PROVEN_BOUND};
use super::search::Search;
use super::see::{material_gain, see_ge};
use super::transposition::{Bound, Entry, table_key};
use crate::chess::{Position, Role};

impl Search<'_> {
    /// The value of the position for the side to move, searching captures and promotions only, or all evasions in
    /// check.
    pub(super) fn qsearch<const PV: bool>(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        // Step 1. Limits, draws, endgame tables, and the maximum ply.
        if self.enter_node::<PV>(ply) {
            return 0;
        }
        if self.draws.is_draw(position, ply) {
            return 0;
        }
        if let Some(value) = self.draws.table_value(position, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return self.evaluate(position, ply);
        }

        // Step 2. Transposition table lookup.
        let key = table_key(position);
        let tt_entry = self.table.probe(key, ply);
        if let Some(entry) = tt_entry
            && !PV
            && entry.allows_cutoff(alpha, beta)
        {
            return entry.value;
        }
        let was_pv = PV || tt_entry.is_some_and(|entry| entry.was_pv);

        // Step 3. Stand pat: a side that is not in check need not capture.
        let in_check = position.in_check();
        let raw_eval = (!in_check).then(|| self.raw_eval(position, tt_entry, ply));
        let static_eval = raw_eval.map(|raw| self.corrected_eval(position, raw));
        let mut best_value = -INFINITE;
        if let Some(eval) = static_eval {
            // A bound from the table may be more accurate.
            let eval = tt_entry.map_or(eval, |entry| entry.refined_eval(eval));
            // Stalemate is only likely with king and pawns; otherwise it is not worth the check.
            let non_pawns = position.by_color(position.turn())
                - position.by_role(Role::Pawn)
                - position.by_role(Role::King);
            if non_pawns.is_empty() && !position.has_legal_move() {
                return self.draws.no_moves_value(position, ply);
            }
            if eval >= beta {
                if tt_entry.is_none() {
                    self.store_eval(key, ply, raw_eval, eval);
                }
                return eval;
            }
            best_value = eval;
            alpha = alpha.max(eval);
        }

        // Step 4. Loop over the captures, or all evasions.
        let original_alpha = alpha;
        let mut best_move = None;
        let previous_moves = self.previous_moves(ply);
        let history = &self.histories.moves;
        let hash_move = tt_entry.and_then(|entry| entry.best);
        let mut picker =
            MovePicker::for_quiescence(position, &mut self.move_stack, history, previous_moves, hash_move);
        if in_check && picker.is_empty() {
            return self.draws.no_moves_value(position, ply);
        }
        while let Some(m) = picker.next(position, &self.histories.moves, || None, &mut self.move_stack) {
            // Step 5. Delta and SEE pruning: of captures that do not raise the evaluation to alpha even with a margin. In
            // check one quiet evasion is enough: with all of them at every check the tree would explode.
            if best_value > -PROVEN_BOUND {
                let is_futile = static_eval.map_or_else(
                    || is_quiet(position, m),
                    |eval| eval + material_gain(position, m) + parameters::delta_margin() <= alpha,
                );
                if is_futile {
                    continue;
                }
                self.table.prefetch_after(position, m);
                if !see_ge(position, m, -parameters::quiescence_loss()) {
                    continue;
                }
            } else {
                self.table.prefetch_after(position, m);
            }
            // While this move is searched, the memory brings what the table has of the next one.
            if let Some(next) = picker.peek(&self.move_stack) {
                self.table.prefetch_after(position, next);
            }
            let mut child = *position;
            self.make_move(&mut child, m, ply);
            self.draws.push(child.key());
            let value = -self.qsearch::<PV>(&child, -beta, -alpha, ply + 1);
            self.draws.pop();
            if self.control.aborted {
                return 0;
            }
            if value > best_value {
                best_value = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(m);
                    if PV {
                        self.update_pv(ply, m);
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
        }

        // Step 6. Store the result in the transposition table.
        let bound = Bound::of(best_value, original_alpha, beta);
        self.table.store(
            key,
            ply,
            Entry { best: best_move, value: best_value, eval: raw_eval, depth: 0, bound, was_pv },
        );
        best_value
    }
}
