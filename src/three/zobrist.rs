//! Zobrist keys: the exclusive or of random numbers, as explained at [`Position::key`](super::Position::key).

use super::{Role, Seat};
use crate::hex::Cell;
use crate::sides::fill_splitmix64 as fill;

/// Where the numbers begin: not where those of the games for two do.
const SEED: u64 = 3;

struct Keys {
    /// By seat, the dead last.
    pieces: [[[u64; Cell::COUNT]; Role::ALL.len()]; 4],
    turn: [u64; 3],
    playing: [u64; 3],
    en_passant: [u64; Cell::COUNT],
}

static KEYS: Keys = {
    let mut state = SEED;
    let mut pieces = [[[0; Cell::COUNT]; Role::ALL.len()]; 4];
    let mut i = 0;
    while i < 4 * Role::ALL.len() {
        pieces[i / Role::ALL.len()][i % Role::ALL.len()] = fill(&mut state);
        i += 1;
    }
    let (turn, playing) = (fill(&mut state), fill(&mut state));
    Keys { pieces, turn, playing, en_passant: fill(&mut state) }
};

/// The number of a piece on a cell; without a seat, of a dead one.
#[inline(always)]
pub(super) fn piece(seat: Option<Seat>, role: Role, cell: Cell) -> u64 {
    let owner = seat.map_or(3, |seat| seat as usize);
    KEYS.pieces[owner][role as usize][cell.index()]
}

/// The number of a seat being to move.
#[inline(always)]
pub(super) fn turn(seat: Seat) -> u64 {
    KEYS.turn[seat as usize]
}

/// The number of a seat being in the game.
pub(super) fn playing(seat: Seat) -> u64 {
    KEYS.playing[seat as usize]
}

/// The number of a crossed cell on which a pawn may be taken en passant. No two seats cross the same cell.
pub(super) fn en_passant(crossed: Cell) -> u64 {
    KEYS.en_passant[crossed.index()]
}

/// All numbers, for the test that they differ.
#[cfg(test)]
pub(crate) fn numbers() -> Vec<u64> {
    let pieces = KEYS.pieces.iter().flatten().flatten();
    pieces.chain(&KEYS.turn).chain(&KEYS.playing).chain(&KEYS.en_passant).copied().collect()
}
