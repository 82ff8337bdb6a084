//! The filter of the move generator.

use crate::hex::{Bitboard, Cell};

/// Selects legal moves by their origin and target.
#[derive(Clone, Copy)]
pub(super) struct MoveFilter {
    /// The origins.
    pub movers: Bitboard,
    /// The targets of pieces, and of pawns when they capture.
    pub targets: Bitboard,
    /// The targets of pawn pushes.
    pub pawn_pushes: Bitboard,
    /// The targets of captures en passant.
    pub en_passant: Bitboard,
}

impl MoveFilter {
    pub const ALL: MoveFilter = MoveFilter {
        movers: Bitboard::ALL,
        targets: Bitboard::ALL,
        pawn_pushes: Bitboard::ALL,
        en_passant: Bitboard::ALL,
    };

    /// All moves whose target is this cell.
    pub fn to(cell: Cell) -> MoveFilter {
        let to = Bitboard::of(cell);
        MoveFilter { movers: Bitboard::ALL, targets: to, pawn_pushes: to, en_passant: to }
    }

    /// The moves from one cell to another.
    pub fn between(from: Cell, to: Cell) -> MoveFilter {
        MoveFilter { movers: from.into(), ..MoveFilter::to(to) }
    }
}
