//! Gliński's hexagonal chess, after the leaflet of the International Hexagonal Chess Federation.

use super::{Rules, pawns};
use crate::chess::coordinates::Coordinates;
use crate::chess::{ByRole, MaterialRule, Variant};
use crate::hex::{Bitboard, Cell, Step};

/// Gliński's rules. A stalemated side gets a quarter point.
pub(in crate::chess) static GLINSKI: Rules = Rules {
    variant: Variant::Glinski,
    start: "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - 0 1",
    board: Bitboard::ALL,
    coordinates: Coordinates::bent(),
    start_counts: ByRole::new([9, 2, 3, 2, 1, 1]),
    pawns: pawns::pawn_rules(
        Bitboard::ALL,
        &[
            (Cell::B1, 2),
            (Cell::C2, 2),
            (Cell::D3, 2),
            (Cell::E4, 2),
            (Cell::F5, 2),
            (Cell::G4, 2),
            (Cell::H3, 2),
            (Cell::I2, 2),
            (Cell::K1, 2),
        ],
        &[
            (Cell::B7, 2),
            (Cell::C7, 2),
            (Cell::D7, 2),
            (Cell::E7, 2),
            (Cell::F7, 2),
            (Cell::G7, 2),
            (Cell::H7, 2),
            (Cell::I7, 2),
            (Cell::K7, 2),
        ],
        // A pawn captures across the forward edges, not as a bishop steps.
        [Step::new(-1, 1), Step::new(1, 1)],
    ),
    castling: &[],
    castling_homes: Bitboard::EMPTY,
    stalemate_quarters: 1,
    material: MaterialRule::Federation,
};
