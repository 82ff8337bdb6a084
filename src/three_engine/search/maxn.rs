//! Max^n with a beam: each side plays for its own points.
use super::Search;
use crate::hex::Bitboard;
use crate::three::{BySeat, Move, Position, Seat};
use crate::three_engine::eval::evaluate_all;
use crate::three_engine::ordering::select;
use crate::three_engine::value::{MAX_PLY, POINT, draw, going_out, win};

/// The moves of the others that are looked at.
const BEAM: usize = 20;

impl Search<'_> {
    pub(super) fn maxn_root_move(&mut self, position: &Position, mv: Move, depth: i32) -> i32 {
        let mut next = *position;
        let outs = next.play_unchecked(mv);
        let fixed = fixed(position, outs, &BySeat::from_fn(|_| -1), 1);
        self.keys.push(position.key());
        let v = self.maxn(&next, depth - 1, 1, &fixed, BEAM);
        self.keys.pop();
        v[self.us]
    }

    fn maxn(
        &mut self,
        position: &Position,
        depth: i32,
        ply: usize,
        fixed: &BySeat<i32>,
        beam: usize,
    ) -> BySeat<i32> {
        self.lines[ply].clear();
        self.count();
        let done = |mut values: BySeat<i32>| {
            for s in Seat::ALL {
                if fixed[s] >= 0 {
                    values[s] = fixed[s];
                }
            }
            values
        };
        if self.is_aborted || fixed[self.us] >= 0 || ply >= MAX_PLY {
            return done(evaluate_all(position));
        }
        if position.playing().len() < 2 {
            return done(BySeat::from_fn(|_| win(ply)));
        }
        if position.end().is_some() || self.is_repetition(position) {
            return done(BySeat::from_fn(|_| draw(position)));
        }
        let quiet = depth <= 0 && !(position.in_check() && depth > -3);
        let us = position.turn();
        let mut best = done(evaluate_all(position));
        let moves = if quiet {
            if depth < -3 {
                return best;
            }
            let prey = us.others().into_iter().fold(Bitboard::EMPTY, |a, s| a | position.by_seat(s));
            position.legal_captures(prey)
        } else {
            position.legal_moves()
        };
        let start = self.list.len();
        let key = self.key(position);
        let first = self.table.probe(key).and_then(|e| e.best);
        self.ordering.list(position, &moves, if quiet { None } else { first }, ply, |_| true, &mut self.list);
        let mut have = quiet;
        let mut best_move = None;
        let n = if quiet {
            moves.len().min(3)
        } else if us == self.us {
            moves.len().min(beam * 2)
        } else {
            moves.len().min(beam)
        };
        for i in 0..n {
            let Some(scored) = select(&mut self.list[start + i..]) else { break };
            if quiet && (!scored.is_gain() || super::quiescence::loses(position, scored.mv)) {
                continue;
            }
            let mut next = *position;
            let outs = next.play_unchecked(scored.mv);
            let f = super::maxn::fixed(position, outs, fixed, ply + 1);
            self.keys.push(position.key());
            let v = self.maxn(&next, depth - 1, ply + 1, &f, beam);
            self.keys.pop();
            if self.is_aborted {
                break;
            }
            if !have || v[us] > best[us] {
                have = true;
                best = v;
                best_move = Some(scored.mv);
                self.extend_line(ply, scored.mv);
                if best[us] >= POINT - ply as i32 - 1 {
                    break;
                }
            }
        }
        self.list.truncate(start);
        if let Some(mv) = best_move.filter(|_| !quiet && !self.is_aborted) {
            if position.captured_at(mv).is_none() {
                self.ordering.reward(us, mv, &[], depth, ply);
            }
            self.table
                .store(key, super::Entry { best: Some(mv), value: 0, depth: 0, bound: super::Bound::Upper });
        }
        best
    }
}

fn fixed(before: &Position, outs: crate::three::Outs, fixed: &BySeat<i32>, ply: usize) -> BySeat<i32> {
    BySeat::from_fn(|s| if fixed[s] >= 0 { fixed[s] } else { going_out(before, outs, s, ply).unwrap_or(-1) })
}
