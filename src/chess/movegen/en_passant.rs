//! Captures en passant.

use super::filter::MoveFilter;
use super::sink::Sink;
use crate::chess::{Move, MoveKind, Position, Role};

impl Position {
    /// Captures en passant: rare, and with pins of their own, so that each is tested on the board.
    #[inline(always)]
    pub(super) fn en_passant_captures(&self, wanted: &MoveFilter, sink: &mut impl Sink) {
        let Some(step) = self.double_push else { return };
        let (us, king) = (self.turn, self.king(self.turn));
        let pawns = self.pieces(us, Role::Pawn) & wanted.movers;
        for to in step.passed() & wanted.en_passant {
            for from in self.rules.pawns[!us].captures[to.index()] & pawns {
                let after = self.occupied().without(from).without(step.to).with(to);
                if !self.is_attacked(king, !us, after, step.to.into()) {
                    sink.one(Move { from, to, kind: MoveKind::EnPassant });
                }
            }
        }
    }
}
