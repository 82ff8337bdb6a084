//! Which of the legal moves are asked for.

use crate::hex::{Bitboard, Cell};

/// Which of the legal moves are asked for.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    /// The pieces that move.
    pub movers: Bitboard,
    /// Where pieces go; pawns only when they capture.
    pub targets: Bitboard,
    /// Where pawns go when they do not capture.
    pub pawn_steps: Bitboard,
    /// Where pawns go when they capture en passant.
    pub en_passant: Bitboard,
}

impl Wanted {
    pub const ALL: Wanted = Wanted {
        movers: Bitboard::ALL,
        targets: Bitboard::ALL,
        pawn_steps: Bitboard::ALL,
        en_passant: Bitboard::ALL,
    };

    /// The moves to a cell.
    pub fn to(cell: Cell) -> Wanted {
        let to = Bitboard::of(cell);
        Wanted { movers: Bitboard::ALL, targets: to, pawn_steps: to, en_passant: to }
    }

    /// The moves from one cell to another.
    pub fn between(from: Cell, to: Cell) -> Wanted {
        Wanted { movers: from.into(), ..Wanted::to(to) }
    }
}
