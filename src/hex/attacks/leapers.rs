//! Attacks of knight and king.

use crate::hex::{Bitboard, CORNERS, Cell, EDGES, JUMPS, Step, cell_table};

static KNIGHT: [Bitboard; Cell::COUNT] = cell_table!(Bitboard::EMPTY; |cell| reach(cell, &JUMPS));
static KING: [Bitboard; Cell::COUNT] =
    cell_table!(Bitboard::EMPTY; |cell| reach(cell, &EDGES).union(reach(cell, &CORNERS)));

/// The up to twelve cells of a knight's leap from `cell`.
#[inline(always)]
pub fn knight_attacks(cell: Cell) -> Bitboard {
    KNIGHT[cell.index()]
}

/// The up to twelve neighbours of `cell`, across edges and corners.
#[inline(always)]
pub fn king_attacks(cell: Cell) -> Bitboard {
    KING[cell.index()]
}

/// The cells one of these steps away from `cell`.
pub const fn reach(cell: Cell, steps: &[Step]) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut i = 0;
    while i < steps.len() {
        if let Some(to) = cell.step(steps[i]) {
            set = set.with(to);
        }
        i += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::queen_attacks;

    #[test]
    fn knight_and_king_in_the_middle_and_in_the_corner() {
        assert_eq!((knight_attacks(Cell::F6).len(), king_attacks(Cell::F6).len()), (12, 12));
        let set = |cells: &[Cell]| cells.iter().copied().collect::<Bitboard>();
        assert_eq!(king_attacks(Cell::A1), set(&[Cell::A2, Cell::B1, Cell::B2, Cell::B3, Cell::C2]));
        assert_eq!(knight_attacks(Cell::A1), set(&[Cell::B4, Cell::C4, Cell::D3, Cell::D2]));
    }

    #[test]
    fn a_knight_goes_where_a_queen_cannot() {
        for cell in Cell::ALL {
            let nearby = knight_attacks(cell) & queen_attacks(cell, Bitboard::EMPTY);
            assert!(nearby.is_empty());
            assert!(king_attacks(cell).is_subset(queen_attacks(cell, Bitboard::EMPTY)));
        }
    }
}
