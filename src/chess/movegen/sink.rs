//! Where the generator's moves go.

use super::pawns::PawnMoves;
use crate::chess::{Move, MoveKind, Role};
use crate::hex::{Bitboard, Cell};

/// Takes moves in sets.
pub(super) trait Sink {
    /// One man's moves with nothing special about them.
    fn normal(&mut self, from: Cell, targets: Bitboard);

    /// The moves of all pawns but for captures en passant.
    fn pawns(&mut self, moves: &PawnMoves);

    /// A single move.
    fn one(&mut self, mv: Move);
}

/// Hands moves on one by one.
pub(super) struct Visit<F>(pub F);

impl<F: FnMut(Move)> Sink for Visit<F> {
    #[inline(always)]
    fn normal(&mut self, from: Cell, targets: Bitboard) {
        for to in targets {
            self.0(Move::normal(from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, moves: &PawnMoves) {
        let mut visit = |from: Cell, to: Cell| {
            if moves.promotion.contains(to) {
                for role in Role::PROMOTIONS {
                    self.0(Move { from, to, kind: MoveKind::Promotion(role) });
                }
            } else {
                self.0(Move::normal(from, to));
            }
        };
        for (from, to) in moves.captures() {
            visit(from, to);
        }
        for (from, to) in moves.steps() {
            visit(from, to);
        }
        for (from, to) in moves.long_steps() {
            self.0(Move { from, to, kind: MoveKind::DoubleStep });
        }
    }

    #[inline(always)]
    fn one(&mut self, mv: Move) {
        self.0(mv);
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
