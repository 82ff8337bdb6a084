//! `McCooey`'s hexagonal chess (1978/79).

use super::{Rules, pawns};
use crate::chess::coordinates::Coordinates;
use crate::chess::{ByRole, MaterialRule, Variant};
use crate::hex::{Bitboard, Cell, Step};

/// `McCooey`'s rules. The pawns of the middle file have no double step; stalemate is a draw.
pub(in crate::chess) static MCCOOEY: Rules = Rules {
    variant: Variant::McCooey,
    start: "b/qbk/rnbnr/ppppppp/9/11/11/5P5/4PBP4/3PNBNP3/2PRQBKRP2 w - 0 1",
    board: Bitboard::ALL,
    coordinates: Coordinates::bent(),
    start_counts: ByRole::new([7, 2, 3, 2, 1, 1]),
    pawns: pawns::pawn_rules(
        Bitboard::ALL,
        &[
            (Cell::C1, 2),
            (Cell::D2, 2),
            (Cell::E3, 2),
            (Cell::F4, 1),
            (Cell::G3, 2),
            (Cell::H2, 2),
            (Cell::I1, 2),
        ],
        &[
            (Cell::C8, 2),
            (Cell::D8, 2),
            (Cell::E8, 2),
            (Cell::F8, 1),
            (Cell::G8, 2),
            (Cell::H8, 2),
            (Cell::I8, 2),
        ],
        // A pawn captures as a bishop steps.
        [Step::new(-1, 3), Step::new(1, 3)],
    ),
    castling: &[],
    castling_homes: Bitboard::EMPTY,
    stalemate_quarters: 2,
    material: MaterialRule::BareKings,
};
