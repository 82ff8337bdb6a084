//! Where the generator's moves go.

use crate::chess::{Move, MoveKind, MoveList, Role};
use crate::hex::{Bitboard, Cell};

/// Takes moves in sets.
pub(super) trait Sink {
    /// One man's moves with nothing special about them.
    fn normal(&mut self, from: Cell, targets: Bitboard);

    /// One pawn's captures that promote it.
    fn promoting_captures(&mut self, from: Cell, targets: Bitboard);

    /// Steps of several pawns, each from the cell that `origin` gives.
    fn pawn_steps(&mut self, targets: Bitboard, kind: MoveKind, origin: impl Fn(Cell) -> Cell);

    /// Steps of several pawns that promote them.
    fn promoting_steps(&mut self, targets: Bitboard, origin: impl Fn(Cell) -> Cell);

    /// A single move.
    fn one(&mut self, mv: Move);
}

impl Sink for MoveList {
    #[inline(always)]
    fn normal(&mut self, from: Cell, targets: Bitboard) {
        for to in targets {
            self.push(Move::normal(from, to));
        }
    }

    #[inline(always)]
    fn promoting_captures(&mut self, from: Cell, targets: Bitboard) {
        self.promoting_steps(targets, |_| from);
    }

    #[inline(always)]
    fn pawn_steps(&mut self, targets: Bitboard, kind: MoveKind, origin: impl Fn(Cell) -> Cell) {
        for to in targets {
            self.push(Move { from: origin(to), to, kind });
        }
    }

    #[inline(always)]
    fn promoting_steps(&mut self, targets: Bitboard, origin: impl Fn(Cell) -> Cell) {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.push(Move { from: origin(to), to, kind: MoveKind::Promotion(role) });
            }
        }
    }

    #[inline(always)]
    fn one(&mut self, mv: Move) {
        self.push(mv);
    }
}

/// Counts moves.
pub(super) struct Count(pub u32);

impl Sink for Count {
    #[inline(always)]
    fn normal(&mut self, _: Cell, targets: Bitboard) {
        self.0 += targets.len();
    }

    #[inline(always)]
    fn promoting_captures(&mut self, _: Cell, targets: Bitboard) {
        self.0 += targets.len() * Role::PROMOTIONS.len() as u32;
    }

    #[inline(always)]
    fn pawn_steps(&mut self, targets: Bitboard, _: MoveKind, _: impl Fn(Cell) -> Cell) {
        self.0 += targets.len();
    }

    #[inline(always)]
    fn promoting_steps(&mut self, targets: Bitboard, _: impl Fn(Cell) -> Cell) {
        self.0 += targets.len() * Role::PROMOTIONS.len() as u32;
    }

    #[inline(always)]
    fn one(&mut self, _: Move) {
        self.0 += 1;
    }
}
