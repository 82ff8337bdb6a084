//! The rules of Gliński's and `McCooey`'s games, and the table of each variant.

use super::coordinates::Coordinates;
use super::pawn_rules::pawn_rules;
use super::shafran::SHAFRAN;
use super::{ByRole, CellName, MaterialRule, Rules, Variant};
use crate::hex::Cell::{
    self, B1, B7, C1, C2, C7, C8, D2, D3, D7, D8, E3, E4, E7, E8, F4, F5, F7, F8, G3, G4, G7, G8, H2, H3, H7,
    H8, I1, I2, I7, I8, K1, K7,
};
use crate::hex::{Bitboard, Step};

/// Gliński's rules. A stalemated side gets a quarter point.
static GLINSKI: Rules = Rules {
    variant: Variant::Glinski,
    start: "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - 0 1",
    board: Bitboard::ALL,
    coordinates: Coordinates::bent(),
    start_counts: ByRole::new([9, 2, 3, 2, 1, 1]),
    pawns: pawn_rules(
        Bitboard::ALL,
        [&[], &[B1, C2, D3, E4, F5, G4, H3, I2, K1], &[]],
        [&[], &[B7, C7, D7, E7, F7, G7, H7, I7, K7], &[]],
        // A pawn captures across the forward edges, not as a bishop steps.
        [Step::new(-1, 1), Step::new(1, 1)],
    ),
    castling: &[],
    castling_homes: Bitboard::EMPTY,
    stalemate_quarters: 1,
    material: MaterialRule::Federation,
};

/// `McCooey`'s rules. The pawns of the middle file have no double step; stalemate is a draw.
static MCCOOEY: Rules = Rules {
    variant: Variant::McCooey,
    start: "b/qbk/rnbnr/ppppppp/9/11/11/5P5/4PBP4/3PNBNP3/2PRQBKRP2 w - 0 1",
    board: Bitboard::ALL,
    coordinates: Coordinates::bent(),
    start_counts: ByRole::new([7, 2, 3, 2, 1, 1]),
    pawns: pawn_rules(
        Bitboard::ALL,
        [&[F4], &[C1, D2, E3, G3, H2, I1], &[]],
        [&[F8], &[C8, D8, E8, G8, H8, I8], &[]],
        // A pawn captures as a bishop steps.
        [Step::new(-1, 3), Step::new(1, 3)],
    ),
    castling: &[],
    castling_homes: Bitboard::EMPTY,
    stalemate_quarters: 2,
    material: MaterialRule::BareKings,
};

impl Variant {
    /// The rule table of the variant.
    pub const fn rules(self) -> &'static Rules {
        match self {
            Variant::Glinski => &GLINSKI,
            Variant::McCooey => &MCCOOEY,
            Variant::Shafran => &SHAFRAN,
        }
    }

    /// The name of a cell in this variant; empty for a cell off its board.
    pub const fn cell_name(self, cell: Cell) -> CellName {
        self.rules().coordinates.name(cell)
    }

    /// The cell with this name in this variant.
    pub fn parse_cell(self, text: &str) -> Option<Cell> {
        self.cell(text.parse().ok()?)
    }

    /// The cell with a name.
    pub fn cell(self, name: CellName) -> Option<Cell> {
        self.rules().coordinates.cell(name)
    }
}
