//! The men that can capture, all at once.
//!
//! A search asks in every position whether a capture is forced. By the numbers of the cells a step in a direction is the
//! same everywhere: 9 or 10 along the diagonals. The numbers without a cell keep such a step on the board.

use super::board::{BOARD, number};
use crate::hex::{Bitboard, cell_set};

/// The differences between a cell's number and its index.
const SHIFTS: [u32; 5] = [8, 9, 10, 11, 12];

/// The cells with each of these differences.
const CELLS: [Bitboard; 5] = {
    let (mut cells, mut k) = ([Bitboard::EMPTY; 5], 0);
    while k < cells.len() {
        cells[k] = cell_set!(
            |cell| matches!(number(cell), Some(number) if number as u32 == cell as u32 + SHIFTS[k])
        );
        k += 1;
    }
    cells
};

/// The steps along the diagonals in one of their directions, in numbers.
const DIAGONAL_STEPS: [u32; 2] = [9, 10];

/// The cells from which a man can jump over one of the victims to an empty cell.
#[inline]
pub(super) fn jumpers(men: Bitboard, victims: Bitboard, occupied: Bitboard) -> Bitboard {
    let (victims, empty) = (by_number(victims), by_number(BOARD - occupied));
    let from = DIAGONAL_STEPS.into_iter().fold(0, |from, step| {
        let (above, below) = (victims >> step & empty >> (2 * step), victims << step & empty << (2 * step));
        from | above | below
    });
    men & by_index(from)
}

/// The set with the bit of each cell's number.
#[inline]
fn by_number(cells: Bitboard) -> u128 {
    (0..SHIFTS.len()).fold(0, |bits, k| bits | (cells & CELLS[k]).bits() << SHIFTS[k])
}

/// The cells whose numbers these are.
#[inline]
fn by_index(numbers: u128) -> Bitboard {
    (0..SHIFTS.len())
        .fold(Bitboard::EMPTY, |cells, k| cells | Bitboard::from_bits(numbers >> SHIFTS[k]) & CELLS[k])
}

#[cfg(test)]
mod tests {
    use super::super::board::cell_of_number;
    use super::super::capture::Jumps;
    use super::*;
    use crate::draughts::{Color, Piece, Position};

    #[test]
    fn every_cell_has_its_number_and_is_found_again() {
        for cell in BOARD {
            let bits = by_number(Bitboard::of(cell));
            assert_eq!(number(cell).map(u32::from), Some(bits.trailing_zeros()));
            assert_eq!((bits.count_ones(), by_index(bits)), (1, Bitboard::of(cell)));
        }
    }

    #[test]
    fn a_first_jump_needs_a_cell_behind_the_captured_piece() {
        let jumped_from = |from: u8| {
            let man = Bitboard::from(cell_of_number(from).unwrap());
            let is_jumped = |cell: &_| !jumpers(man, Bitboard::of(*cell), man.with(*cell)).is_empty();
            let mut numbers: Vec<u8> = BOARD.iter().filter(is_jumped).filter_map(number).collect();
            numbers.sort_unstable();
            numbers
        };
        assert_eq!(jumped_from(55), [45, 46, 64, 65]);
        assert_eq!(jumped_from(49), [39, 58]);
    }

    #[test]
    fn the_men_that_jump_are_those_of_trying_all_directions() {
        let mut random = fastrand::Rng::with_seed(3);
        for _ in 0..2_000 {
            let mut position = Position::empty();
            for cell in BOARD {
                let piece = Piece { color: Color::ALL[random.usize(..2)], king: random.u8(..8) == 0 };
                if random.u8(..4) != 0 {
                    position.put(cell, piece);
                }
            }
            let man = Piece { color: Color::White, king: false };
            let men = position.men(Color::White);
            let found = jumpers(men, position.capturable_by(man), position.occupied());
            let jumps = |cell: &_| Jumps::new(&position, *cell, man).any(*cell);
            assert_eq!(found, men.iter().filter(jumps).collect(), "{position:?}");
        }
    }
}
