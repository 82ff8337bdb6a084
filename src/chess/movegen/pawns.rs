//! The pawns' moves: all pawns at once.

use super::wanted::Wanted;
use crate::chess::{Color, Flank, Position};
use crate::hex::{Bitboard, Cell, line};

/// The moves of all pawns of a side but for captures en passant, as sets of targets.
pub(super) struct PawnMoves {
    turn: Color,
    pawns: Bitboard,
    flanks: &'static [Flank; 2],
    /// The cells on which pawns promote.
    pub promotion: Bitboard,
    /// Where a pawn goes with one step.
    pub step_targets: Bitboard,
    /// Where a pawn goes with a first move of two or three steps.
    pub long_step_targets: Bitboard,
    /// Where a pawn captures to one side, and where to the other.
    pub capture_targets: [Bitboard; 2],
}

impl PawnMoves {
    /// The single steps: from where and to where.
    #[inline(always)]
    pub(super) fn steps(&self) -> impl Iterator<Item = (Cell, Cell)> {
        self.step_targets.iter().filter_map(|to| Some((self.behind(to, 1)?, to)))
    }

    /// The steps of two or three cells.
    #[inline(always)]
    pub(super) fn long_steps(&self) -> impl Iterator<Item = (Cell, Cell)> {
        self.long_step_targets.iter().filter_map(|to| {
            let two_behind = self.behind(to, 2).filter(|&from| self.pawns.contains(from));
            Some((two_behind.or_else(|| self.behind(to, 3))?, to))
        })
    }

    /// The captures.
    #[inline(always)]
    pub(super) fn captures(&self) -> impl Iterator<Item = (Cell, Cell)> {
        let flanks = self.flanks.iter().zip(self.capture_targets);
        flanks.flat_map(|(flank, targets)| targets.iter().filter_map(|to| Some((flank.origin(to)?, to))))
    }

    /// The cell `count` steps behind another one.
    #[inline(always)]
    fn behind(&self, cell: Cell, count: usize) -> Option<Cell> {
        Cell::from_index(match self.turn {
            Color::White => cell.index().wrapping_sub(count),
            Color::Black => cell.index() + count,
        })
    }
}

/// Every cell moved one ahead for a side's pawns. No pawn stands where it could not go on.
#[inline(always)]
fn ahead(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => set.up(),
        Color::Black => set.down(),
    }
}

impl Position {
    /// The pawns' moves but for captures en passant; `answers` are the cells that answer a check.
    #[inline(always)]
    pub(super) fn pawn_moves(
        &self,
        king: Cell,
        pawns: Bitboard,
        wanted: &Wanted,
        answers: Bitboard,
    ) -> PawnMoves {
        let rules = &self.rules.pawns[self.turn];
        let [step_targets, long_step_targets] =
            self.pawn_steps(king, pawns).map(|targets| targets & wanted.pawn_steps & answers);
        PawnMoves {
            turn: self.turn,
            pawns,
            flanks: &rules.flanks,
            promotion: rules.promotion,
            step_targets,
            long_step_targets,
            capture_targets: self.pawn_captures(king, pawns, wanted.targets & answers),
        }
    }

    /// Where pawns go with one step, and where with two or three.
    #[inline(always)]
    fn pawn_steps(&self, king: Cell, pawns: Bitboard) -> [Bitboard; 2] {
        let rules = &self.rules.pawns[self.turn];
        let free = !self.occupied();
        // A pinned pawn steps on only along its own file.
        let held = self.pinned.iter().filter(|pawn| pawn.file() != king.file()).collect();
        let single = ahead(self.turn, pawns - held) & free;
        let double = ahead(self.turn, single & rules.leads_on[0]) & free;
        let triple = ahead(self.turn, double & rules.leads_on[1]) & free;
        [single, double | triple]
    }

    /// Where pawns capture to one side, and where to the other.
    #[inline(always)]
    fn pawn_captures(&self, king: Cell, pawns: Bitboard, targets: Bitboard) -> [Bitboard; 2] {
        let victims = self.colors[!self.turn] & targets;
        let [one, other] = &self.rules.pawns[self.turn].flanks;
        let free = pawns - self.pinned;
        let mut captures = [one.captures(free) & victims, other.captures(free) & victims];
        for pawn in pawns & self.pinned {
            // A pinned pawn keeps to the line of the pin.
            let victims = victims & line(king, pawn);
            captures[0] |= one.captures(pawn.into()) & victims;
            captures[1] |= other.captures(pawn.into()) & victims;
        }
        captures
    }
}
