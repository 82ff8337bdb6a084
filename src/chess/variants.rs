//! The rules of Gliński's and `McCooey`'s games, and the table of each variant.

use super::coordinates::Coordinates;
use super::pawn_rules::pawn_rules;
use super::shafran::SHAFRAN;
use super::{ByRole, CellName, MaterialRule, Rules, Variant};
use crate::hex::{Bitboard, Cell, Step};

/// Gliński's rules. A stalemated side gets a quarter point.
static GLINSKI: Rules = Rules {
    variant: Variant::Glinski,
    start: "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - 0 1",
    board: Bitboard::ALL,
    coordinates: Coordinates::bent(),
    start_counts: ByRole::new([9, 2, 3, 2, 1, 1]),
    pawns: pawn_rules(
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

/// `McCooey`'s rules. The pawns of the middle file have no double step; stalemate is a draw.
static MCCOOEY: Rules = Rules {
    variant: Variant::McCooey,
    start: "b/qbk/rnbnr/ppppppp/9/11/11/5P5/4PBP4/3PNBNP3/2PRQBKRP2 w - 0 1",
    board: Bitboard::ALL,
    coordinates: Coordinates::bent(),
    start_counts: ByRole::new([7, 2, 3, 2, 1, 1]),
    pawns: pawn_rules(
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
