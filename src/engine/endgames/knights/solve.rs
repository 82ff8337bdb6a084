//! Makes the table from mates backwards: what leads to them in one move, in two, and so on.

use super::place::{LEN, Place, places};
use crate::hex::{Bitboard, Cell, king_attacks, knight_attacks};

/// Not decided, or no position.
const OPEN: u8 = u8::MAX;

/// The moves to mate, with the bare king to move, of every place by its number; `None` where it is not mated.
pub(super) fn solve() -> Vec<Option<u8>> {
    // The same with the other side to move is needed on the way only.
    let (mut lost, mut won) = (vec![OPEN; LEN], vec![OPEN; LEN]);
    let mut newly_lost: Vec<Place> = Vec::new();
    for (index, place) in places() {
        if is_check(place) && ways_out(place).is_empty() {
            lost[index] = 0;
            newly_lost.push(place);
        }
    }
    for moves in 1.. {
        let mut newly_won = Vec::new();
        for before in newly_lost.drain(..).flat_map(before_strong_move) {
            let entry = &mut won[before.index()];
            if *entry == OPEN {
                *entry = moves;
                newly_won.push(before);
            }
        }
        for before in newly_won.into_iter().flat_map(before_weak_move) {
            let index = before.index();
            let is_won = |way: Place| way.is_possible() && won[way.index()] != OPEN;
            if lost[index] == OPEN && ways_out(before).iter().all(|&way| is_won(way)) {
                lost[index] = moves;
                newly_lost.push(before);
            }
        }
        if newly_lost.is_empty() {
            break;
        }
    }
    lost.into_iter().map(|moves| (moves != OPEN).then_some(moves)).collect()
}

/// The cells a knight of these attacks.
fn attacks(knights: [Cell; 2]) -> Bitboard {
    knight_attacks(knights[0]) | knight_attacks(knights[1])
}

fn is_check(place: Place) -> bool {
    attacks(place.knights).contains(place.bare_king)
}

/// Where the bare king can go; a knight that it takes stands under it.
fn ways_out(place: Place) -> Vec<Place> {
    let Place { bare_king, king, knights } = place;
    let safe = king_attacks(bare_king) - king_attacks(king) - attacks(knights);
    safe.into_iter().map(|cell| Place { bare_king: cell, ..place }).collect()
}

/// The places from which the side with the knights can move to this one. There the bare king is not in check.
fn before_strong_move(place: Place) -> Vec<Place> {
    let [a, b] = place.knights;
    let kings = king_attacks(place.king).into_iter().map(|king| Place { king, ..place });
    let first = knight_attacks(a).into_iter().map(|a| Place { knights: [a, b], ..place });
    let second = knight_attacks(b).into_iter().map(|b| Place { knights: [a, b], ..place });
    let all = kings.chain(first).chain(second);
    all.filter(|&before| before.is_possible() && !is_check(before)).collect()
}

/// The places from which the bare king can move to this one, without taking.
fn before_weak_move(place: Place) -> Vec<Place> {
    let kings = king_attacks(place.bare_king).into_iter().map(|bare_king| Place { bare_king, ..place });
    kings.filter(|before| before.is_possible()).collect()
}
