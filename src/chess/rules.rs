//! What differs between the games, as data: the code of the rules asks these tables and no variant.

mod flank;
mod glinski;
mod mccooey;
mod pawns;
mod shafran;
mod tables;

use super::coordinates::Coordinates;
use super::{ByColor, ByRole, Color, DrawRules, MaterialRule, Variant};
use crate::hex::{Bitboard, Cell};

pub use flank::Flank;
pub use pawns::PawnRules;

/// The rules of one variant.
#[derive(Debug)]
pub struct Rules {
    /// Whose rules these are.
    pub variant: Variant,
    /// The set-up at the start, as FEN.
    pub start: &'static str,
    /// The cells of the board.
    pub board: Bitboard,
    /// The names of the cells.
    pub coordinates: Coordinates,
    /// How many pieces of each kind a side starts with.
    pub men: ByRole<u8>,
    /// How the pawns of each side move.
    pub pawns: ByColor<PawnRules>,
    /// The ways of castling; none in most games.
    pub castling: &'static [Castling],
    /// Where the kings and rooks stand that may castle.
    pub castling_homes: Bitboard,
    /// What a stalemated side gets, in quarter points.
    pub stalemate_quarters: u8,
    /// When neither side has enough pieces to go on.
    pub material: MaterialRule,
}

/// One way of castling.
#[derive(Debug)]
pub struct Castling {
    /// Who may castle so.
    pub color: Color,
    /// The right that it needs: an index into `QBqb`.
    pub right: u8,
    /// Where the king comes from.
    pub king_from: Cell,
    /// Where the king goes.
    pub king_to: Cell,
    /// Where the rook comes from.
    pub rook_from: Cell,
    /// Where the rook goes.
    pub rook_to: Cell,
    /// The cells between king and rook: they must be empty.
    pub empty: Bitboard,
    /// The cells which the king crosses, and its last one: none may be attacked.
    pub safe: Bitboard,
}

impl Rules {
    /// How games of this variant are drawn unless the players choose otherwise.
    pub const fn default_draws(&self) -> DrawRules {
        DrawRules { material: self.material, repetition_automatic: true, fifty_automatic: true }
    }
}

/// There is one table a variant.
impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        self.variant == other.variant
    }
}

impl Eq for Rules {}
