//! Solves the ending by retrograde analysis: from the mates back, move by move.

use super::index::{LEN, TableIndex, indices};
use crate::hex::{Bitboard, Cell, king_attacks, knight_attacks};

/// Not decided, or not a position.
const UNDECIDED: u8 = u8::MAX;

/// The moves to mate by index, with the bare king to move; `None` if no mate is forced.
pub(super) fn solve() -> Vec<Option<u8>> {
    // The results with the other side to move are needed only here.
    let (mut lost, mut won) = (vec![UNDECIDED; LEN], vec![UNDECIDED; LEN]);
    let mut newly_lost: Vec<TableIndex> = Vec::new();
    for (index, position) in indices() {
        if is_check(position) && king_moves(position).is_empty() {
            lost[index] = 0;
            newly_lost.push(position);
        }
    }
    for moves in 1.. {
        let mut newly_won = Vec::new();
        for before in newly_lost.drain(..).flat_map(unmake_strong_move) {
            let entry = &mut won[before.to_index()];
            if *entry == UNDECIDED {
                *entry = moves;
                newly_won.push(before);
            }
        }
        for before in newly_won.into_iter().flat_map(unmake_king_move) {
            let index = before.to_index();
            let is_won = |after: TableIndex| after.is_valid() && won[after.to_index()] != UNDECIDED;
            if lost[index] == UNDECIDED && king_moves(before).iter().all(|&after| is_won(after)) {
                lost[index] = moves;
                newly_lost.push(before);
            }
        }
        if newly_lost.is_empty() {
            break;
        }
    }
    lost.into_iter().map(|moves| (moves != UNDECIDED).then_some(moves)).collect()
}

/// The cells attacked by the knights.
fn attacks(knights: [Cell; 2]) -> Bitboard {
    knight_attacks(knights[0]) | knight_attacks(knights[1])
}

fn is_check(position: TableIndex) -> bool {
    attacks(position.knights).contains(position.bare_king)
}

/// The positions after the legal moves of the bare king. After a capture it is on the cell of the knight, which is
/// not a valid position.
fn king_moves(position: TableIndex) -> Vec<TableIndex> {
    let TableIndex { bare_king, king, knights } = position;
    let safe = king_attacks(bare_king) - king_attacks(king) - attacks(knights);
    safe.into_iter().map(|cell| TableIndex { bare_king: cell, ..position }).collect()
}

/// The positions before a move of the side with the knights. The bare king is not in check there.
fn unmake_strong_move(position: TableIndex) -> Vec<TableIndex> {
    let [a, b] = position.knights;
    let kings = king_attacks(position.king).into_iter().map(|king| TableIndex { king, ..position });
    let first = knight_attacks(a).into_iter().map(|a| TableIndex { knights: [a, b], ..position });
    let second = knight_attacks(b).into_iter().map(|b| TableIndex { knights: [a, b], ..position });
    let all = kings.chain(first).chain(second);
    all.filter(|&before| before.is_valid() && !is_check(before)).collect()
}

/// The positions before a move of the bare king that is not a capture.
fn unmake_king_move(position: TableIndex) -> Vec<TableIndex> {
    let kings =
        king_attacks(position.bare_king).into_iter().map(|bare_king| TableIndex { bare_king, ..position });
    kings.filter(|before| before.is_valid()).collect()
}
