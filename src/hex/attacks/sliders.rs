//! Attacks of rooks, bishops and queens by magic bitboards.
//!
//! The last cell of a ray is not relevant, for nothing is behind it. So the relevant occupancy has at most 8 cells
//! for all three lines of a bishop, and 9 for one line of a rook: one lookup for a bishop and three for a rook.

use std::sync::LazyLock;

use super::magic::{Magic, subsets};
use super::slow::{ray, walk};
use crate::hex::{Bitboard, CORNERS, Cell, EDGES, Step};

/// The cells a rook on `cell` attacks: up to and including the first occupied cell in each of six directions.
#[inline(always)]
pub fn rook_attacks(cell: Cell, occupied: Bitboard) -> Bitboard {
    let tables = &*TABLES;
    let [up, rising, falling] = &tables.rook[cell.index()];
    tables.look_up(up, occupied) | tables.look_up(rising, occupied) | tables.look_up(falling, occupied)
}

/// The cells a bishop on `cell` attacks: up to and including the first occupied cell in each of six directions.
#[inline(always)]
pub fn bishop_attacks(cell: Cell, occupied: Bitboard) -> Bitboard {
    let tables = &*TABLES;
    tables.look_up(&tables.bishop[cell.index()], occupied)
}

/// The cells a queen on `cell` attacks, in twelve directions.
#[inline(always)]
pub fn queen_attacks(cell: Cell, occupied: Bitboard) -> Bitboard {
    rook_attacks(cell, occupied) | bishop_attacks(cell, occupied)
}

/// Initialized on first use, in a few milliseconds.
static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

struct Tables {
    bishop: [Lookup; Cell::COUNT],
    /// The lines up the file, rising to the right and falling to the right.
    rook: [[Lookup; 3]; Cell::COUNT],
    sets: Box<Sets>,
}

/// Indexed by any `u16`, so that no bounds check is needed; two thirds are used.
type Sets = [Bitboard; 1 << 16];

/// The magic of a cell and some lines, and the index of its first set.
#[derive(Clone, Copy)]
struct Lookup {
    magic: Magic,
    first: u16,
}

impl Tables {
    fn new() -> Tables {
        let mut sets = Vec::with_capacity(1 << 16);
        let bishop = Cell::ALL.map(|cell| add_lookup(&mut sets, cell, &CORNERS));
        let rook = Cell::ALL
            .map(|cell| [0, 1, 2].map(|axis| add_lookup(&mut sets, cell, &[EDGES[axis], EDGES[axis + 3]])));
        assert!(sets.len() <= 1 << 16, "every index fits into 16 bits");
        sets.resize(1 << 16, Bitboard::EMPTY);
        Tables { bishop, rook, sets: sets.try_into().expect("the sets have just got this length") }
    }

    #[inline(always)]
    fn look_up(&self, lookup: &Lookup, occupied: Bitboard) -> Bitboard {
        let index = lookup.first.wrapping_add(lookup.magic.index(occupied.bits()) as u16);
        self.sets[usize::from(index)]
    }
}

/// Appends the attacks from a cell in some directions for all relevant occupancies.
fn add_lookup(sets: &mut Vec<Bitboard>, cell: Cell, directions: &[Step]) -> Lookup {
    let mask = relevant_occupancy(cell, directions);
    let magic = Magic::new(mask);
    let first = sets.len();
    sets.resize(first + (1 << mask.count_ones()), Bitboard::EMPTY);
    for occupied in subsets(mask) {
        sets[first + magic.index(occupied)] = walk(cell, Bitboard::from_bits(occupied), directions);
    }
    Lookup { magic, first: first as u16 }
}

/// The cells on which a blocker changes the attacks: those with a cell behind them.
fn relevant_occupancy(cell: Cell, directions: &[Step]) -> u128 {
    let has_cell_behind = |direction: Step| move |to: &Cell| to.step(direction).is_some();
    let cells = directions
        .iter()
        .flat_map(|&direction| ray(cell, direction).iter().filter(has_cell_behind(direction)));
    let mut mask: Bitboard = cells.collect();
    // On a file the bits are contiguous except for the slider's own cell; with that cell included a magic is found
    // faster.
    if directions.contains(&EDGES[0]) && mask.up().contains(cell) && mask.down().contains(cell) {
        mask.insert(cell);
    }
    mask.bits()
}

#[cfg(test)]
mod tests {
    use super::super::slow;
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

    #[test]
    fn relevant_occupancies_are_small() {
        let maximum = |directions: &[Step]| {
            Cell::ALL.map(|cell| relevant_occupancy(cell, directions).count_ones()).into_iter().max()
        };
        assert_eq!(maximum(&CORNERS), Some(8));
        for axis in 0..3 {
            assert_eq!(maximum(&[EDGES[axis], EDGES[axis + 3]]), Some(9));
        }
    }
}
