//! Where the generator's moves go.

use super::pawns::PawnMoves;
use crate::chess::{Move, MoveKind, Role};
use crate::hex::{Bitboard, Cell};

/// Takes moves in sets.
pub(super) trait Sink {
    /// One piece's moves with nothing special about them.
    fn normal(&mut self, from: Cell, targets: Bitboard);

    /// The moves of all pawns but for captures en passant.
    fn pawns(&mut self, moves: &PawnMoves);

    /// A single move.
    fn one(&mut self, mv: Move);
}

/// Writes moves to the beginning of a buffer, one after the other.
pub(super) struct Write<'a> {
    buffer: &'a mut [Move],
    /// How many have been written.
    pub len: usize,
}

impl<'a> Write<'a> {
    /// The buffer must have room for all moves that may come.
    pub fn new(buffer: &'a mut [Move]) -> Self {
        Self { buffer, len: 0 }
    }
}

impl Sink for Write<'_> {
    #[inline(always)]
    fn normal(&mut self, from: Cell, targets: Bitboard) {
        for to in targets {
            self.one(Move::normal(from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, moves: &PawnMoves) {
        for (from, to) in moves.captures().chain(moves.steps()) {
            if moves.promotion.contains(to) {
                for role in Role::PROMOTIONS {
                    self.one(Move { from, to, kind: MoveKind::Promotion(role) });
                }
            } else {
                self.one(Move::normal(from, to));
            }
        }
        for (from, to) in moves.long_steps() {
            self.one(Move { from, to, kind: MoveKind::DoubleStep });
        }
    }

    #[inline(always)]
    fn one(&mut self, mv: Move) {
        self.buffer[self.len] = mv;
        self.len += 1;
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
    fn pawns(&mut self, moves: &PawnMoves) {
        let [left, right] = moves.capture_targets;
        // No cell is the target of a step and of a long step.
        self.0 += (moves.step_targets | moves.long_step_targets).len() + left.len() + right.len();
        if !(moves.step_targets | left | right).is_disjoint(moves.promotion) {
            let promoting = [moves.step_targets, left, right].map(|set| (set & moves.promotion).len());
            self.0 += promoting.iter().sum::<u32>() * (Role::PROMOTIONS.len() as u32 - 1);
        }
    }

    #[inline(always)]
    fn one(&mut self, _: Move) {
        self.0 += 1;
    }
}
