//! Zobrist keys: the exclusive or of random numbers, as explained at [`Position::key`](super::Position::key).
//!
//! The key of a position is the exclusive or of [`variant`], of [`piece`] for each piece on the board, of [`castling`],
//! of [`black_to_move`] if so it is, and of [`en_passant`] if a capture en passant is legal. With these numbers a key
//! can be computed of a position that is not on the board yet.

use super::{CastlingRights, Color, Piece, Position, Role, Variant};
use crate::hex::{Cell, File};
use crate::sides::{fill_splitmix64 as fill, next_splitmix64};

struct Keys {
    pieces: [[[u64; Cell::COUNT]; Role::ALL.len()]; 2],
    black_to_move: u64,
    castling: [u64; 16],
    en_passant: [u64; File::COUNT],
    variants: [u64; Variant::ALL.len()],
}

static KEYS: Keys = {
    let mut state = 0;
    let mut pieces = [[[0; Cell::COUNT]; Role::ALL.len()]; 2];
    let mut i = 0;
    while i < 2 * Role::ALL.len() {
        pieces[i % 2][i / 2] = fill(&mut state);
        i += 1;
    }
    let mut castling = fill(&mut state);
    castling[0] = 0;
    let en_passant = fill(&mut state);
    Keys {
        pieces,
        black_to_move: next_splitmix64(&mut state),
        castling,
        en_passant,
        variants: fill(&mut state),
    }
};

impl Position {
    /// The Zobrist key: the same for positions that are the same by the repetition rule.
    ///
    /// En passant counts only when there is a legal capture en passant.
    ///
    /// Keys may be stored: they are the same on every machine and in every version with the same interface. A version
    /// that changes one is a breaking change, and the change log says so. `tests/rules/keys.txt` has examples. This module has the numbers they are made of.
    #[inline]
    pub fn key(&self) -> u64 {
        match self.double_push {
            Some(step) if self.has_legal_en_passant() => self.board_key ^ en_passant(step.to),
            _ => self.board_key,
        }
    }

    /// The key of everything but en passant, from scratch.
    pub(super) fn compute_board_key(&self) -> u64 {
        let pieces = self.occupied().iter().filter_map(|cell| {
            let Piece { color, role } = self.piece_at(cell)?;
            Some(piece(color, role, cell))
        });
        let turn = if self.turn == Color::Black { black_to_move() } else { 0 };
        let start = variant(self.variant()) ^ castling(self.castling) ^ turn;
        pieces.fold(start, |key, number| key ^ number)
    }
}

/// The number of a piece on a cell.
#[inline(always)]
pub fn piece(color: Color, role: Role, cell: Cell) -> u64 {
    KEYS.pieces[color as usize][role as usize][cell.index()]
}

/// The number of Black being to move.
#[inline(always)]
pub const fn black_to_move() -> u64 {
    KEYS.black_to_move
}

/// The number of the castling rights; 0 without any.
pub const fn castling(rights: CastlingRights) -> u64 {
    KEYS.castling[(rights.0 & 15) as usize]
}

/// The number of a pawn on this cell that may be taken en passant.
pub const fn en_passant(victim: Cell) -> u64 {
    KEYS.en_passant[victim.file().index()]
}

/// The number of a variant's board.
pub const fn variant(variant: Variant) -> u64 {
    KEYS.variants[variant as usize]
}

/// All numbers except 0, the number of no castling rights. A test checks that they differ.
#[cfg(test)]
pub(crate) fn numbers() -> Vec<u64> {
    let pieces = KEYS.pieces.iter().flatten().flatten();
    let rights = KEYS.castling[1..].iter().chain(&KEYS.en_passant).chain(&KEYS.variants);
    pieces.chain(rights).chain([&KEYS.black_to_move]).copied().collect()
}
