//! Pawn structure: chains, passed, isolated, doubled and blocked pawns.

use super::pieces::AttackInfo;
use super::sink::Sink;
use super::tables::Tables;
use super::terms::{
    BLOCKED, CHAIN, DOUBLE_PUSH, DOUBLED, ISOLATED, PASSED, PASSED_DEFENDED, PASSED_FREE, PASSED_KINGS,
};
use crate::chess::{ByColor, Color, Position, Role};
use crate::hex::{Bitboard, Cell};

/// Adds the terms of a side's pawns.
pub(super) fn add_pawns<S: Sink>(
    tables: &Tables,
    position: &Position,
    us: Color,
    attacks: &ByColor<AttackInfo>,
    sink: &mut S,
) {
    let side = &tables.sides[us];
    let own = position.pieces(us, Role::Pawn);
    let enemy = position.pieces(!us, Role::Pawn);
    let rules = &position.rules().pawns[us];
    let kings = [position.king(us), position.king(!us)];
    for cell in own {
        let i = cell.index();
        let steps = usize::from(side.promotion_distance[i]);
        let stop = side.stop_cell[i];
        let is_defended = attacks[us].pawns.contains(cell);
        if is_defended {
            sink.add(CHAIN.at(steps), 1);
        }
        if tables.files_beside[i].is_disjoint(own) {
            sink.add(ISOLATED.at(0), 1);
        }
        if !side.front_span[i].is_disjoint(own) {
            sink.add(DOUBLED.at(0), 1);
        }
        if enemy.contains(stop) {
            sink.add(BLOCKED.at(0), 1);
        }
        if rules.start.contains(cell) && !enemy.contains(stop) && rules.push_again[0].contains(stop) {
            sink.add(DOUBLE_PUSH.at(0), 1);
        }
        if side.passed_mask[i].is_disjoint(enemy) {
            sink.add(PASSED.at(steps), 1);
            if !position.occupied().contains(stop) && !attacks[!us].all.contains(stop) {
                sink.add(PASSED_FREE.at(steps), 1);
            }
            if is_defended {
                sink.add(PASSED_DEFENDED.at(0), 1);
            }
            for (j, king) in kings.into_iter().enumerate() {
                sink.add(PASSED_KINGS.at(j), king_distance(king, stop));
            }
        }
    }
}

/// The cells attacked by a side's pawns.
pub(in crate::engine) fn pawn_attacks(position: &Position, color: Color) -> Bitboard {
    let captures = &position.rules().pawns[color].captures;
    let pawns = position.pieces(color, Role::Pawn);
    pawns.iter().fold(Bitboard::EMPTY, |set, cell| set | captures[cell.index()])
}

/// The distance in steps across edges.
pub(super) fn distance(a: Cell, b: Cell) -> i32 {
    let files = i32::from((a.q() - b.q()).abs());
    let halves = i32::from((a.v() - b.v()).abs());
    files + (halves - files).max(0) / 2
}

/// The approximate distance in king moves: a step through a corner equals two across edges.
fn king_distance(a: Cell, b: Cell) -> i32 {
    (distance(a, b) + 1) / 2
}
