//! Quiescence: plays out captures until the static evaluation can be trusted.

use super::ordering::{MovePicker, is_quiet};
use super::score::{INFINITE, MATE_BOUND, MAX_PLY};
use super::search::Search;
use super::see::{gain, see_reaches};
use super::table::{Bound, Entry, table_key};
use crate::chess::{Position, Role};

/// A capture that leaves the side this far below alpha, its gain counted, is not looked at.
const DELTA: i32 = 80;

impl Search<'_> {
    /// The value of the position when only captures and promotions are played, or any evasion of a check.
    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        // Step 1. Limits, draws, the end of the stack.
        if self.enter::<PV>(ply) {
            return 0;
        }
        if self.draws.is_draw(position, ply) {
            return self.draws.draw_value(ply);
        }
        if ply >= MAX_PLY {
            return self.evaluate(position, ply);
        }

        // Step 2. What the table knows.
        let key = table_key(position);
        let known = self.table.probe(key, ply);
        if let Some(entry) = known
            && !PV
            && entry.cuts(alpha, beta)
        {
            return entry.value;
        }
        let on_pv = PV || known.is_some_and(|entry| entry.on_pv);

        // Step 3. Stand pat: a side not in check need not capture.
        let in_check = position.in_check();
        let raw_eval = (!in_check).then(|| self.raw_eval(position, known, ply));
        let static_eval = raw_eval.map(|raw| self.corrected(position, raw));
        let mut best_value = -INFINITE;
        if let Some(eval) = static_eval {
            // A bound from the table may know better.
            let eval = known.map_or(eval, |entry| entry.refines(eval));
            // Only a king with pawns is ever stalemated in earnest; for others it is not worth looking.
            let men = position.by_color(position.turn())
                - position.by_role(Role::Pawn)
                - position.by_role(Role::King);
            if men.is_empty() && !position.has_legal_move() {
                return self.draws.no_moves_value(position, ply);
            }
            if eval >= beta {
                if known.is_none() {
                    self.keep_eval(key, ply, raw_eval, eval);
                }
                return eval;
            }
            best_value = eval;
            alpha = alpha.max(eval);
        }

        // Step 4. Try the captures, or all evasions.
        let window_alpha = alpha;
        let mut best_move = None;
        let before = self.before(ply);
        let history = &self.learnt.history;
        let hash_move = known.and_then(|entry| entry.best);
        let mut picker = MovePicker::for_quiescence(position, &mut self.stack, history, before, hash_move);
        if in_check && picker.is_empty() {
            return self.draws.no_moves_value(position, ply);
        }
        while let Some(m) = picker.next(position, &self.learnt.history, &mut self.stack) {
            // Step 5. Skip captures that lose material or cannot win enough. In check, one quiet way out is enough:
            // all of them, at every check of a long exchange, would make trees without end.
            if best_value > -MATE_BOUND {
                let hopeless = static_eval
                    .map_or_else(|| is_quiet(position, m), |eval| eval + gain(position, m) + DELTA <= alpha);
                if hopeless || !see_reaches(position, m, 0) {
                    continue;
                }
            }
            let mut child = *position;
            self.play(&mut child, m, ply);
            self.draws.push(child.key());
            let value = -self.quiesce::<PV>(&child, -beta, -alpha, ply + 1);
            self.draws.pop();
            if self.aborted {
                return 0;
            }
            if value > best_value {
                best_value = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(m);
                    if PV {
                        self.extend_pv(ply, m);
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
        }

        // Step 6. Keep what was found.
        let bound = match best_value {
            value if value >= beta => Bound::Lower,
            value if value > window_alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table.store(
            key,
            ply,
            Entry { best: best_move, value: best_value, eval: raw_eval, depth: 0, bound, on_pv },
        );
        best_value
    }
}
