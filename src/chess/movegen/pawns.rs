//! The pawns' moves: steps of all pawns at once, captures of one after the other.

use super::{Sink, Wanted};
use crate::chess::{Color, Move, MoveKind, Position, Role};
use crate::hex::{Bitboard, Cell, line};

/// Every cell moved one ahead for a side's pawns. No pawn stands where it could not go on.
#[inline(always)]
fn ahead(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => set.up(),
        Color::Black => set.down(),
    }
}

impl Position {
    /// The cell from which a pawn of the side to move steps `count` cells to the target.
    #[inline(always)]
    fn behind(&self, to: Cell, count: usize) -> Cell {
        let from = match self.turn {
            Color::White => to.index().wrapping_sub(count),
            Color::Black => to.index() + count,
        };
        Cell::from_index(from).unwrap_or(to) // every step has an origin on the board
    }

    #[inline(always)]
    pub(super) fn pawn_moves(
        &self,
        king: Cell,
        movers: Bitboard,
        wanted: Wanted,
        answers: Bitboard,
        sink: &mut impl Sink,
    ) {
        let pawns = self.roles[Role::Pawn] & movers;
        self.pawn_steps(king, pawns, wanted.pawn_steps & answers, sink);
        self.pawn_captures(king, pawns, wanted.targets & answers, sink);
    }

    #[inline(always)]
    fn pawn_steps(&self, king: Cell, pawns: Bitboard, targets: Bitboard, sink: &mut impl Sink) {
        let rules = &self.rules.pawns[self.turn];
        let free = !self.occupied();
        // A pinned pawn steps on only along its own file.
        let held = self.pinned.iter().filter(|pawn| pawn.file() != king.file()).collect();
        let single = ahead(self.turn, pawns - held) & free;
        let double = ahead(self.turn, single & rules.leads_on[0]) & free;
        let triple = ahead(self.turn, double & rules.leads_on[1]) & free;
        let last = single & targets & rules.promotion;
        sink.pawn_steps((single & targets) - last, MoveKind::Normal, |to| self.behind(to, 1));
        sink.pawn_steps(double & targets, MoveKind::DoubleStep, |to| self.behind(to, 2));
        sink.pawn_steps(triple & targets, MoveKind::DoubleStep, |to| self.behind(to, 3));
        sink.promoting_steps(last, |to| self.behind(to, 1));
    }

    #[inline(always)]
    fn pawn_captures(&self, king: Cell, pawns: Bitboard, targets: Bitboard, sink: &mut impl Sink) {
        let rules = &self.rules.pawns[self.turn];
        let victims = self.colors[!self.turn] & targets;
        for pawn in pawns {
            let mut captures = rules.captures[pawn.index()] & victims;
            if self.pinned.contains(pawn) {
                captures &= line(king, pawn);
            }
            sink.normal(pawn, captures - rules.promotion);
            sink.promoting_captures(pawn, captures & rules.promotion);
        }
    }

    /// Captures en passant: rare and full of traps, so each is tried out on the board.
    #[inline(always)]
    pub(super) fn en_passant_captures(&self, wanted: Wanted, sink: &mut impl Sink) {
        let Some(step) = self.long_step else { return };
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
