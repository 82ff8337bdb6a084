//! Slider attacks by walking along the rays: the specification, and the oracle of the tests.

use crate::hex::{Bitboard, CORNERS, Cell, EDGES, Step};

/// What [`rook_attacks`](super::rook_attacks) gives, obvious and slow.
pub fn rook_attacks(cell: Cell, occupied: Bitboard) -> Bitboard {
    walk(cell, occupied, &EDGES)
}

/// What [`bishop_attacks`](super::bishop_attacks) gives, obvious and slow.
pub fn bishop_attacks(cell: Cell, occupied: Bitboard) -> Bitboard {
    walk(cell, occupied, &CORNERS)
}

/// The cells from `cell` in each direction up to and with the first occupied one.
pub(super) const fn walk(cell: Cell, occupied: Bitboard, directions: &[Step]) -> Bitboard {
    let mut seen = Bitboard::EMPTY;
    let mut i = 0;
    while i < directions.len() {
        let mut at = cell;
        while let Some(next) = at.step(directions[i]) {
            seen = seen.with(next);
            if occupied.contains(next) {
                break;
            }
            at = next;
        }
        i += 1;
    }
    seen
}

/// The cells from `cell` in one direction to the edge of an empty board.
pub(super) const fn ray(cell: Cell, direction: Step) -> Bitboard {
    walk(cell, Bitboard::EMPTY, &[direction])
}
