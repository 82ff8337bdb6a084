//! Shafran's hexagonal chess (1939), on 70 cells.
//!
//! The board is Gliński's without the files a and l and without the last cell of each other file. The cells below
//! have Gliński's names; Shafran's own count the ranks obliquely, and his file a is Gliński's b.

use super::coordinates::Coordinates;
use super::pawn_rules::pawn_rules;
use super::{ByRole, Castling, Color, MaterialRule, Rules, Variant};
use crate::hex::Cell::{
    self, B1, B2, B5, B6, C1, C2, C6, C7, D1, D2, D7, D8, E1, E2, E8, E9, F1, F2, F9, F10, G1, G2, G8, G9,
    H1, H2, H7, H8, I1, I2, I6, I7, K1, K2, K5, K6,
};
use crate::hex::{Bitboard, Step, cell_set};

const BOARD: Bitboard = cell_set!(|cell| cell.q().abs() <= 4 && (cell.rank() as usize) < cell.file().len());

/// Shafran's rules. A pawn's first move goes up to the middle of its file; stalemate is a draw.
pub(super) static SHAFRAN: Rules = Rules {
    variant: Variant::Shafran,
    start: "kqbnr/bppppp/np5/bp6/rp6P/p6PR/6PB/5PN/PPPPPB/RNBQK w QBqb - 0 1",
    board: BOARD,
    coordinates: Coordinates::oblique(BOARD),
    start_counts: ByRole::new([9, 2, 3, 2, 1, 1]),
    pawns: pawn_rules(
        BOARD,
        [&[B2, K2], &[C2, D2, H2, I2], &[E2, F2, G2]],
        [&[B5, K5], &[C6, D7, H7, I6], &[E8, F9, G8]],
        // A pawn captures as a bishop steps.
        [Step::new(-1, 3), Step::new(1, 3)],
    ),
    castling: &CASTLING,
    castling_homes: castling_homes(),
    stalemate_quarters: 2,
    material: MaterialRule::BareKings,
};

/// Short and long to the queen's side, short and long to the bishops' side, for White and for Black.
const CASTLING: [Castling; 8] = [
    castling(Color::White, 0, [F1, E1, D1, C1, B1], 2),
    castling(Color::White, 0, [F1, E1, D1, C1, B1], 3),
    castling(Color::White, 1, [F1, G1, H1, I1, K1], 2),
    castling(Color::White, 1, [F1, G1, H1, I1, K1], 3),
    castling(Color::Black, 2, [F10, G9, H8, I7, K6], 2),
    castling(Color::Black, 2, [F10, G9, H8, I7, K6], 3),
    castling(Color::Black, 3, [F10, E9, D8, C7, B6], 2),
    castling(Color::Black, 3, [F10, E9, D8, C7, B6], 3),
];

/// Castling on the way from king to rook; the king goes `steps` cells, and the rook goes to the last one it crosses.
const fn castling(color: Color, right: u8, way: [Cell; 5], steps: usize) -> Castling {
    let mut safe = Bitboard::EMPTY;
    let mut i = 1;
    while i <= steps {
        safe = safe.with(way[i]);
        i += 1;
    }
    Castling {
        color,
        right,
        king_from: way[0],
        king_to: way[steps],
        rook_from: way[4],
        rook_to: way[steps - 1],
        empty: Bitboard::EMPTY.with(way[1]).with(way[2]).with(way[3]),
        safe,
    }
}

/// The cells of all kings and rooks in [`CASTLING`].
const fn castling_homes() -> Bitboard {
    let mut homes = Bitboard::EMPTY;
    let mut i = 0;
    while i < CASTLING.len() {
        homes = homes.with(CASTLING[i].king_from).with(CASTLING[i].rook_from);
        i += 1;
    }
    homes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_70_cells() {
        assert_eq!(BOARD.len(), 70);
    }

    #[test]
    fn castling_by_its_names() {
        let name = |cell| Variant::Shafran.cell_name(cell).to_string();
        let ways = CASTLING.iter().map(|way| [name(way.king_to), name(way.rook_to)].join(" "));
        assert_eq!(
            ways.collect::<Vec<_>>(),
            ["c1 d1", "b1 c1", "g3 f2", "h4 g3", "g10 f10", "h10 g10", "c8 d9", "b7 c8"]
        );
    }
}
