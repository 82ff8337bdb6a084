//! The quiescence search: captures, promotions and evasions, until no capture gains anything.

use super::node::{After, Node, Reply, Search, Window};
use crate::engine::{Bound, Entry};
use crate::hex::Bitboard;
use crate::three_engine::eval::evaluate;
use crate::three_engine::ordering::{loses, select};
use crate::three_engine::value::{INFINITE, MAX_PLY};

/// Maximum number of plies in which evasions are searched.
const CHECK_PLIES: usize = 3;

impl Search<'_> {
    /// The value of a node for the team to move, `deep` plies into the quiescence search.
    pub(super) fn quiescence(&mut self, node: Node, window: Window, deep: usize) -> i32 {
        let Node { position, ply, .. } = node;
        self.lines[ply].clear();
        let sign = self.sign(position);
        if let Some(value) = self.end_value(node) {
            self.count();
            return sign * value;
        }
        if self.passes(node) && ply < MAX_PLY {
            return self.partner_reply(node, 0, window, move |search, node, window| {
                search.quiescence(node, window, deep)
            });
        }
        if self.count() {
            return 0;
        }
        let key = self.table_key(node);
        let entry = self.table.probe(key, ply);
        if let Some(entry) = entry
            && window.is_null()
            && entry.allows_cutoff(window.alpha, window.beta)
        {
            return entry.value;
        }
        let eval = entry.and_then(|entry| entry.eval).unwrap_or_else(|| sign * evaluate(position, self.us));
        if ply >= MAX_PLY {
            return eval;
        }
        let must_move = position.in_check() && deep < CHECK_PLIES;
        let Window { mut alpha, beta } = window;
        let (mut best, mut best_move) = (-INFINITE, None);
        if !must_move {
            if eval >= beta {
                return eval;
            }
            best = eval;
            alpha = alpha.max(eval);
        }
        let foes = self.foes(position);
        let prey = foes.into_iter().flatten();
        let prey = prey.fold(Bitboard::EMPTY, |all, seat| all | position.by_seat(seat));
        let moves = if must_move { position.legal_moves() } else { position.legal_captures(prey) };
        let start = self.list.len();
        self.ordering.list(position, &moves, None, ply, |seat| foes.contains(&Some(seat)), &mut self.list);
        for i in 0..moves.len() {
            let Some(scored) = select(&mut self.list[start + i..]) else { break };
            if !must_move && (!scored.is_gain() || loses(position, scored.mv)) {
                continue;
            }
            let after = self.play(node, scored.mv);
            let value = self.child(node, &after, 0, Window { alpha, beta }, |search, node, window| {
                search.quiescence(node, window, deep + 1)
            });
            if self.control.aborted {
                break;
            }
            if value > best {
                (best, best_move) = (value, Some(scored.mv));
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, scored.mv);
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        self.list.truncate(start);
        if alpha < beta && !self.control.aborted && self.leaves_reply(node) {
            let after = After { reply: Reply::Open, ..self.passed(node) };
            let value = self.child(node, &after, 0, Window { alpha, beta }, |search, node, window| {
                search.quiescence(node, window, deep)
            });
            if value > best {
                (best, best_move) = (value, None);
                self.lines[ply].clear();
            }
        }
        if !self.control.aborted && entry.is_none_or(|entry| entry.depth == 0) {
            let bound = Bound::of(best, window.alpha, beta);
            let (value, eval) = (best, Some(eval));
            self.table.store(
                key,
                ply,
                Entry { best: best_move, value, eval, depth: 0, bound, was_pv: false },
            );
        }
        best
    }
}
