//! The quiescence search: captures, promotions and ways out of check, until nothing is to be won at once.

use super::{Search, Window};
use crate::three::{Move, Position};
use crate::three_engine::eval::evaluate;
use crate::three_engine::ordering::{exchange_value, select};
use crate::three_engine::value::{INFINITE, MAX_PLY};

/// So many plies ways out of check are looked at.
const CHECK_PLIES: usize = 3;

impl Search<'_> {
    /// The value of a position for the team to move, `depth` plies into the quiescence search.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        window: Window,
        ply: usize,
        depth: usize,
    ) -> i32 {
        self.count();
        self.lines[ply].clear();
        if self.is_aborted {
            return 0;
        }
        let sign = self.sign(position);
        if let Some(value) = self.end_value(position, ply) {
            return sign * value;
        }
        let eval = sign * evaluate(position, self.us);
        if ply >= MAX_PLY {
            return eval;
        }
        let must_move = position.in_check() && depth < CHECK_PLIES;
        let Window { mut alpha, beta } = window;
        let mut best = -INFINITE;
        if !must_move {
            if eval >= beta {
                return eval;
            }
            best = eval;
            alpha = alpha.max(eval);
        }
        let us = self.us;
        let is_ours = position.turn() == us;
        let foe = |seat| is_ours != (seat == us);
        let prey = position.turn().others().into_iter().filter(|&seat| foe(seat));
        let prey = prey.fold(crate::hex::Bitboard::EMPTY, |all, seat| all | position.by_seat(seat));
        let moves = if must_move { position.legal_moves() } else { position.legal_captures(prey) };
        let start = self.list.len();
        self.ordering.list(position, &moves, None, ply, foe, &mut self.list);
        for i in 0..moves.len() {
            let Some(scored) = select(&mut self.list[start + i..]) else { break };
            if !must_move && (!scored.is_gain() || loses(position, scored.mv)) {
                continue;
            }
            let mut next = *position;
            let outs = next.play_unchecked(scored.mv);
            let window = Window { alpha, beta };
            let value = self.quiet_child(position, &next, outs, window, ply + 1, depth + 1);
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
        best
    }

    fn quiet_child(
        &mut self,
        before: &Position,
        after: &Position,
        outs: crate::three::Outs,
        window: Window,
        ply: usize,
        depth: usize,
    ) -> i32 {
        let sign = self.sign(before);
        if let Some(points) = super::going_out(before, outs, self.us, ply) {
            self.count();
            return sign * points;
        }
        if sign == self.sign(after) {
            self.quiescence(after, window, ply, depth)
        } else {
            -self.quiescence(after, window.turned(), ply, depth)
        }
    }
}

/// Whether a capture gives a piece for a lesser one that is defended.
fn loses(position: &Position, mv: Move) -> bool {
    let Some(mover) = position.role_at(mv.from) else { return true };
    let Some(victim) = position.captured_at(mv).and_then(|cell| position.role_at(cell)) else { return false };
    exchange_value(mover) > exchange_value(victim) + 50 && position.is_defended(mv.to, mv.from)
}
