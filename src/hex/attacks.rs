//! Where the men's moves lead on an empty or an occupied board.
//!
//! The walk along the rays ([`slow`]) is the specification; the fast functions give the same sets.

mod leapers;
mod lines;
pub mod slow;

pub use leapers::{king_attacks, knight_attacks, reach};
use lines::{CORNER_AXES, EDGE_AXES, attacks_on_line};
pub use lines::{between, bishop_lines, line, rook_lines};

use super::{Bitboard, Cell};

/// The cells a rook on `cell` attacks: up to and with the first occupied cell in each of six directions.
#[inline(always)]
pub fn rook_attacks(cell: Cell, occupied: Bitboard) -> Bitboard {
    EDGE_AXES.iter().fold(Bitboard::EMPTY, |set, &axis| set | attacks_on_line(cell, axis, occupied))
}

/// The cells a bishop on `cell` attacks: up to and with the first occupied cell in each of six directions.
#[inline(always)]
pub fn bishop_attacks(cell: Cell, occupied: Bitboard) -> Bitboard {
    CORNER_AXES.iter().fold(Bitboard::EMPTY, |set, &axis| set | attacks_on_line(cell, axis, occupied))
}

/// The cells a queen on `cell` attacks, in twelve directions.
#[inline(always)]
pub fn queen_attacks(cell: Cell, occupied: Bitboard) -> Bitboard {
    rook_attacks(cell, occupied) | bishop_attacks(cell, occupied)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_and_slow_agree_on_random_boards() {
        let mut random = fastrand::Rng::with_seed(91);
        for i in 0..2_000 {
            let mut occupied = Bitboard::from_bits(random.u128(..));
            for _ in 0..i % 4 {
                occupied &= Bitboard::from_bits(random.u128(..));
            }
            for cell in Cell::ALL {
                assert_eq!(rook_attacks(cell, occupied), slow::rook_attacks(cell, occupied));
                assert_eq!(bishop_attacks(cell, occupied), slow::bishop_attacks(cell, occupied));
            }
        }
    }

    #[test]
    fn open_board_mobility() {
        let moves = |attacks: fn(Cell, Bitboard) -> Bitboard, cell| attacks(cell, Bitboard::EMPTY).len();
        assert_eq!((moves(rook_attacks, Cell::F6), moves(rook_attacks, Cell::A1)), (30, 20));
        assert_eq!((moves(bishop_attacks, Cell::F6), moves(bishop_attacks, Cell::A1)), (12, 10));
        assert_eq!(moves(queen_attacks, Cell::F6), 42);
    }
}
