//! Zobrist keys: the exclusive or of random numbers, as explained at [`Position::key`](super::Position::key).

use super::{Piece, Position, Role, Seat, pawn_rules};
use crate::hex::Cell;
use crate::sides::fill_splitmix64 as fill;

/// The seed, which differs from those of the two-player games.
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

impl Position {
    /// The Zobrist key: the same for positions that are the same by the repetition rule.
    ///
    /// En passant counts only if a side can use it: the side to move by a legal capture, the side after it by a pawn
    /// on a cell from which it could capture.
    #[inline]
    pub fn key(&self) -> u64 {
        let useful = Seat::ALL.into_iter().filter_map(|seat| self.useful_en_passant(seat));
        useful.fold(self.board_key, |key, crossed| key ^ en_passant(crossed))
    }

    /// The key of everything but en passant, from scratch.
    pub(super) fn compute_board_key(&self) -> u64 {
        let pieces = self.occupied().iter().filter_map(|cell| {
            let Piece { seat, role } = self.piece_at(cell)?;
            Some(piece(seat, role, cell))
        });
        let playing = self.playing.iter().map(playing);
        pieces.chain(playing).fold(turn(self.turn), |key, number| key ^ number)
    }

    /// Whether the two are the same by the repetition rule: board, side to move, sides in the game, and the rights to
    /// capture en passant that someone could use.
    pub fn is_repetition_of(&self, other: &Position) -> bool {
        self.board_key == other.board_key
            && (self.seats, self.dead, self.roles) == (other.seats, other.dead, other.roles)
            && (self.turn, self.playing) == (other.turn, other.playing)
            && Seat::ALL.into_iter().all(|seat| self.useful_en_passant(seat) == other.useful_en_passant(seat))
    }

    /// The cell that a side crossed, if another side could capture there en passant.
    fn useful_en_passant(&self, seat: Seat) -> Option<Cell> {
        let crossed = self.en_passant[seat]?;
        let could_be_used = self.turn != seat
            && (self.has_legal_en_passant(seat)
                || self.turn.next() != seat && self.may_become_useful(seat, crossed));
        could_be_used.then_some(crossed)
    }

    /// Whether the side between the side to move and `seat`, which crossed a cell, has a pawn that could capture
    /// there.
    fn may_become_useful(&self, seat: Seat, crossed: Cell) -> bool {
        let later = self.turn.next();
        let ready = pawn_rules(later).origins[crossed.index()] & self.pieces(later, Role::Pawn);
        let pawn = pawn_rules(seat).ahead[crossed.index()];
        !ready.is_empty() && pawn.is_some_and(|pawn| self.pieces(seat, Role::Pawn).contains(pawn))
    }
}

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

/// All numbers. A test checks that they differ.
#[cfg(test)]
pub(crate) fn numbers() -> Vec<u64> {
    let pieces = KEYS.pieces.iter().flatten().flatten();
    pieces.chain(&KEYS.turn).chain(&KEYS.playing).chain(&KEYS.en_passant).copied().collect()
}
