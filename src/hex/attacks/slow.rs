//! Slider attacks by walking along the rays: the reference implementation.

use crate::hex::{Bitboard, CORNERS, Cell, EDGES, Step};

/// The reference implementation of [`rook_attacks`](super::rook_attacks).
pub const fn rook_attacks(cell: Cell, occupied: Bitboard) -> Bitboard {
    walk(cell, occupied, &EDGES)
}

/// The reference implementation of [`bishop_attacks`](super::bishop_attacks).
pub const fn bishop_attacks(cell: Cell, occupied: Bitboard) -> Bitboard {
    walk(cell, occupied, &CORNERS)
}

/// The cells from `cell` in each direction up to and including the first occupied one.
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
