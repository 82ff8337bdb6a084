//! Receivers of the generated moves.

use super::pawn_moves::PawnMoves;
use super::{Move, MoveKind, Role};
use crate::hex::{Bitboard, Cell};

/// Receives moves in sets.
pub(super) trait Sink {
    /// The normal moves of one piece.
    fn normal(&mut self, from: Cell, targets: Bitboard);

    /// The pawn moves except captures en passant.
    fn pawns(&mut self, moves: &PawnMoves);

    /// A single move.
    fn one(&mut self, mv: Move);
}

/// Writes moves to the start of a buffer.
pub(super) struct Write<'a> {
    /// Must have room for all moves.
    pub buffer: &'a mut [Move],
    /// The number of moves written.
    pub len: usize,
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
        for (from, to) in moves.captures().chain(moves.pushes()) {
            if moves.promotion.contains(to) {
                for role in Role::PROMOTIONS {
                    self.one(Move { from, to, kind: MoveKind::Promotion(role) });
                }
            } else {
                self.one(Move::normal(from, to));
            }
        }
        for (from, to) in moves.double_pushes() {
            self.one(Move { from, to, kind: MoveKind::DoublePush });
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
        // No cell is the target of both a single and a double push.
        self.0 += (moves.push_targets | moves.double_push_targets).len() + left.len() + right.len();
        if !(moves.push_targets | left | right).is_disjoint(moves.promotion) {
            let promoting = [moves.push_targets, left, right].map(|set| (set & moves.promotion).len());
            self.0 += promoting.iter().sum::<u32>() * (Role::PROMOTIONS.len() as u32 - 1);
        }
    }

    #[inline(always)]
    fn one(&mut self, _: Move) {
        self.0 += 1;
    }
}
