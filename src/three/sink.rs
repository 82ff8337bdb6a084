//! Receivers of the generated moves.

use super::{Move, MoveKind, MoveList, Role};
use crate::hex::{Bitboard, Cell};

/// Receives the moves of one piece after the other.
pub(super) trait Sink {
    /// The moves of a piece other than a pawn.
    fn normal(&mut self, from: Cell, targets: Bitboard);

    /// The single pushes and the captures of a pawn, which promotes on some cells.
    fn pawn(&mut self, from: Cell, targets: Bitboard, promotion: Bitboard);

    /// A single move.
    fn one(&mut self, mv: Move);

    /// Whether the receiver needs no more moves.
    #[inline(always)]
    fn is_done(&self) -> bool {
        false
    }
}

/// Lists moves.
impl Sink for MoveList {
    #[inline(always)]
    fn normal(&mut self, from: Cell, targets: Bitboard) {
        for to in targets {
            self.push(Move::normal(from, to));
        }
    }

    #[inline(always)]
    fn pawn(&mut self, from: Cell, targets: Bitboard, promotion: Bitboard) {
        self.normal(from, targets - promotion);
        for to in targets & promotion {
            for role in Role::PROMOTIONS {
                self.push(Move { from, to, kind: MoveKind::Promotion(role) });
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
    fn pawn(&mut self, _: Cell, targets: Bitboard, promotion: Bitboard) {
        self.0 += targets.len();
        if !targets.is_disjoint(promotion) {
            self.0 += (targets & promotion).len() * (Role::PROMOTIONS.len() as u32 - 1);
        }
    }

    #[inline(always)]
    fn one(&mut self, _: Move) {
        self.0 += 1;
    }
}

/// Looks whether there is a move.
pub(super) struct Any(pub bool);

impl Sink for Any {
    #[inline(always)]
    fn normal(&mut self, _: Cell, targets: Bitboard) {
        self.0 |= !targets.is_empty();
    }

    #[inline(always)]
    fn pawn(&mut self, _: Cell, targets: Bitboard, _: Bitboard) {
        self.0 |= !targets.is_empty();
    }

    #[inline(always)]
    fn one(&mut self, _: Move) {
        self.0 = true;
    }

    #[inline(always)]
    fn is_done(&self) -> bool {
        self.0
    }
}
