//! The rule tables of the variants: the rules are code that reads these tables and never asks for the variant.

use super::coordinates::Coordinates;
use super::{ByColor, ByRole, Color, DrawRules, MaterialRule, PawnRules, Variant};
use crate::hex::{Bitboard, Cell};

/// The rules of one variant.
#[derive(Debug)]
pub struct Rules {
    /// The variant whose rules these are.
    pub variant: Variant,
    /// The start position as FEN.
    pub start: &'static str,
    /// The cells of the board.
    pub board: Bitboard,
    /// The names of the cells.
    pub coordinates: Coordinates,
    /// The number of pieces of each role that a side starts with.
    pub start_counts: ByRole<u8>,
    /// The pawn rules of each side.
    pub pawns: ByColor<PawnRules>,
    /// The castling moves; none in most games.
    pub castling: &'static [Castling],
    /// The home cells of the kings and rooks that may castle.
    pub castling_homes: Bitboard,
    /// The result of a stalemated side in quarter points.
    pub stalemate_quarters: u8,
    /// When material is insufficient.
    pub material: MaterialRule,
}

/// A castling move.
#[derive(Debug)]
pub struct Castling {
    /// The side that castles.
    pub color: Color,
    /// The castling right, as an index into `QBqb`.
    pub right: u8,
    /// The king's origin.
    pub king_from: Cell,
    /// The king's target.
    pub king_to: Cell,
    /// The rook's origin.
    pub rook_from: Cell,
    /// The rook's target.
    pub rook_to: Cell,
    /// The cells between king and rook: they must be empty.
    pub empty: Bitboard,
    /// The cells which the king crosses, and its last one: none may be attacked.
    pub safe: Bitboard,
}

impl Rules {
    /// The default draw rules of the variant.
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
