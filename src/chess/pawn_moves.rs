//! Pawn moves, set-wise for all pawns.

use super::filter::MoveFilter;
use super::{CaptureDirection, Color, Position};
use crate::hex::{Bitboard, Cell, line};

/// The moves of all pawns of a side except captures en passant, as sets of targets.
pub(super) struct PawnMoves {
    turn: Color,
    pawns: Bitboard,
    capture_directions: &'static [CaptureDirection; 2],
    /// The cells on which pawns promote.
    pub promotion: Bitboard,
    /// The targets of single pushes.
    pub push_targets: Bitboard,
    /// The targets of double pushes, in Shafran's game also of triple ones.
    pub double_push_targets: Bitboard,
    /// The targets of captures in each direction.
    pub capture_targets: [Bitboard; 2],
}

impl PawnMoves {
    /// Origin and target of the single pushes.
    #[inline(always)]
    pub(super) fn pushes(&self) -> impl Iterator<Item = (Cell, Cell)> {
        self.push_targets.iter().filter_map(|to| Some((self.behind(to, 1)?, to)))
    }

    /// Origin and target of the double (triple) pushes.
    #[inline(always)]
    pub(super) fn double_pushes(&self) -> impl Iterator<Item = (Cell, Cell)> {
        self.double_push_targets.iter().filter_map(|to| {
            let two_behind = self.behind(to, 2).filter(|&from| self.pawns.contains(from));
            Some((two_behind.or_else(|| self.behind(to, 3))?, to))
        })
    }

    /// Origin and target of the captures.
    #[inline(always)]
    pub(super) fn captures(&self) -> impl Iterator<Item = (Cell, Cell)> {
        let capture_directions = self.capture_directions.iter().zip(self.capture_targets);
        capture_directions.flat_map(|(direction, targets)| {
            targets.iter().filter_map(|to| Some((direction.origin(to)?, to)))
        })
    }

    /// The cell `count` cells behind another one on its file.
    #[inline(always)]
    fn behind(&self, cell: Cell, count: usize) -> Option<Cell> {
        Cell::from_index(match self.turn {
            Color::White => cell.index().wrapping_sub(count),
            Color::Black => cell.index() + count,
        })
    }
}

/// The cells one ahead. No pawn may be on the last cell of its file.
#[inline(always)]
fn ahead(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => set.up_inside(),
        Color::Black => set.down_inside(),
    }
}

impl Position {
    /// The pawn moves except captures en passant.
    #[inline(always)]
    pub(super) fn pawn_moves(
        &self,
        king: Cell,
        pawns: Bitboard,
        wanted: &MoveFilter,
        check_mask: Bitboard,
    ) -> PawnMoves {
        let rules = &self.rules.pawns[self.turn];
        let [push_targets, double_push_targets] =
            self.pawn_pushes(king, pawns).map(|targets| targets & wanted.pawn_pushes & check_mask);
        PawnMoves {
            turn: self.turn,
            pawns,
            capture_directions: &rules.capture_directions,
            promotion: rules.promotion,
            push_targets,
            double_push_targets,
            capture_targets: self.pawn_captures(king, pawns, wanted.targets & check_mask),
        }
    }

    /// The targets of single pushes, and those of double and triple ones.
    #[inline(always)]
    fn pawn_pushes(&self, king: Cell, pawns: Bitboard) -> [Bitboard; 2] {
        let rules = &self.rules.pawns[self.turn];
        let free = !self.occupied();
        // A pinned pawn steps on only along its own file.
        let held = self.pinned.iter().filter(|pawn| pawn.file() != king.file()).collect();
        let single = ahead(self.turn, pawns - held) & free;
        let double = ahead(self.turn, single & rules.push_again[0]) & free;
        let triple = ahead(self.turn, double & rules.push_again[1]) & free;
        [single, double | triple]
    }

    /// The targets of captures in each direction.
    #[inline(always)]
    fn pawn_captures(&self, king: Cell, pawns: Bitboard, targets: Bitboard) -> [Bitboard; 2] {
        let victims = self.colors[!self.turn] & targets;
        let [one, other] = &self.rules.pawns[self.turn].capture_directions;
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
