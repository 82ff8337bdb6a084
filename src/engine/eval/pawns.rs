//! Chains, passed pawns, and pawns in each other's way.

use super::Evaluator;
use super::pieces::Survey;
use super::sink::Sink;
use super::terms::{
    BLOCKED, CHAIN, DOUBLED, ISOLATED, LONG_STEP, PASSED, PASSED_FREE, PASSED_GUARDED, PASSED_KINGS,
};
use crate::chess::{ByColor, Color, Position, Role};
use crate::hex::{Bitboard, Cell};

impl Evaluator {
    /// The terms of a side's pawns.
    pub(super) fn pawns<S: Sink>(
        &self,
        position: &Position,
        us: Color,
        attacks: &ByColor<Survey>,
        sink: &mut S,
    ) {
        let tables = &self.tables.sides[us];
        let own = position.pieces(us, Role::Pawn);
        let enemy = position.pieces(!us, Role::Pawn);
        let rules = &position.rules().pawns[us];
        let kings = [position.king(us), position.king(!us)];
        for cell in own {
            let i = cell.index();
            let steps = usize::from(tables.steps_to_end[i]);
            let next = tables.next[i];
            let guarded = attacks[us].pawns.contains(cell);
            if guarded {
                sink.add(CHAIN.at(steps), 1);
            }
            if self.tables.files_beside[i].is_disjoint(own) {
                sink.add(ISOLATED.at(0), 1);
            }
            if !tables.way[i].is_disjoint(own) {
                sink.add(DOUBLED.at(0), 1);
            }
            if enemy.contains(next) {
                sink.add(BLOCKED.at(0), 1);
            }
            if rules.start.contains(cell) && !enemy.contains(next) && rules.leads_on[0].contains(next) {
                sink.add(LONG_STEP.at(0), 1);
            }
            if tables.stoppers[i].is_disjoint(enemy) {
                sink.add(PASSED.at(steps), 1);
                if !position.occupied().contains(next) && !attacks[!us].all.contains(next) {
                    sink.add(PASSED_FREE.at(steps), 1);
                }
                if guarded {
                    sink.add(PASSED_GUARDED.at(0), 1);
                }
                for (j, king) in kings.into_iter().enumerate() {
                    sink.add(PASSED_KINGS.at(j), king_distance(king, next));
                }
            }
        }
    }
}

/// What a side's pawns attack.
pub(in crate::engine) fn pawn_attacks(position: &Position, color: Color) -> Bitboard {
    let captures = &position.rules().pawns[color].captures;
    let pawns = position.pieces(color, Role::Pawn);
    pawns.iter().fold(Bitboard::EMPTY, |set, cell| set | captures[cell.index()])
}

/// Steps across edges.
pub(super) fn distance(a: Cell, b: Cell) -> i32 {
    let files = i32::from((a.q() - b.q()).abs());
    let halves = i32::from((a.v() - b.v()).abs());
    files + (halves - files).max(0) / 2
}

/// About a king's steps: one through a corner takes it as far as two across edges.
fn king_distance(a: Cell, b: Cell) -> i32 {
    (distance(a, b) + 1) / 2
}
