//! The quiescence search: captures, promotions and ways out of check, until nothing is to be won at once.

use super::{After, Node, Reply, Search, Window};
use crate::hex::Bitboard;
use crate::three::{Move, Position};
use crate::three_engine::eval::evaluate;
use crate::three_engine::ordering::{exchange_value, select};
use crate::three_engine::value::{INFINITE, MAX_PLY, going_out};

/// So many plies ways out of check are looked at.
const CHECK_PLIES: usize = 3;

impl Search<'_> {
    /// The value of a node for the team to move, `deep` plies into the quiescence search.
    pub(super) fn quiescence(&mut self, node: Node, window: Window, deep: usize) -> i32 {
        let Node { position, ply, .. } = node;
        self.lines[ply].clear();
        let sign = self.sign(position);
        if let Some(value) = self.end_value(position, ply) {
            self.count();
            return sign * value;
        }
        if self.stands_by(node) && ply < MAX_PLY {
            let after = self.stand_by(node);
            return self.quiet_child(node, &after, window, deep);
        }
        self.count();
        if self.is_aborted {
            return 0;
        }
        let eval = sign * evaluate(position, self.us);
        if ply >= MAX_PLY {
            return eval;
        }
        let must_move = position.in_check() && deep < CHECK_PLIES;
        let Window { mut alpha, beta } = window;
        let mut best = -INFINITE;
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
            let value = self.quiet_child(node, &after, Window { alpha, beta }, deep + 1);
            if self.is_aborted {
                break;
            }
            if value > best {
                best = value;
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
        if alpha < beta && !self.is_aborted && self.leaves_reply(node) {
            let after = After { reply: Reply::Open, ..self.stand_by(node) };
            let value = self.quiet_child(node, &after, Window { alpha, beta }, deep);
            best = best.max(value);
        }
        best
    }

    fn quiet_child(&mut self, node: Node, after: &After, window: Window, deep: usize) -> i32 {
        let (sign, ply) = (self.sign(node.position), node.ply + 1);
        if let Some(points) = going_out(node.position, after.outs, self.us, ply) {
            self.count();
            self.lines[ply].clear();
            return sign * points;
        }
        let child = Node { position: &after.position, reply: after.reply, depth: 0, ply };
        if sign == self.sign(&after.position) {
            self.quiescence(child, window, deep)
        } else {
            -self.quiescence(child, window.turned(), deep)
        }
    }
}

/// Whether a capture gives a piece for a lesser one that is defended.
pub(super) fn loses(position: &Position, mv: Move) -> bool {
    let Some(mover) = position.role_at(mv.from) else { return true };
    let Some(victim) = position.captured_at(mv).and_then(|cell| position.role_at(cell)) else { return false };
    exchange_value(mover) > exchange_value(victim) + 50 && position.is_defended(mv.to, mv.from)
}
