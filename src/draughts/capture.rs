//! Captures: generation of those that capture the most pieces (majority rule).

use std::collections::HashSet;

use super::board::{DIAGONALS, empty_ray, nearest, next, ray};
use super::{Move, Piece, Position};
use crate::hex::{Bitboard, Cell};

/// From this number of captured pieces on the search detects transpositions: many paths capture the same pieces.
const DETECT_TRANSPOSITIONS_FROM: u32 = 5;

/// The jumps of one piece.
pub(super) struct Jumps {
    /// The occupied cells without the moving piece. Captured pieces are removed after the move.
    occupied: Bitboard,
    /// The enemy pieces that it may capture.
    capturable: Bitboard,
    king: bool,
}

impl Jumps {
    /// The jumps of the piece on `from`.
    #[inline]
    pub fn new(position: &Position, from: Cell, piece: Piece) -> Self {
        Self {
            occupied: position.occupied().without(from),
            capturable: position.capturable_by(piece),
            king: piece.king,
        }
    }

    /// Calls `visit` with each jump from `cell` after the pieces on `taken` were captured: the captured piece and the
    /// target.
    #[inline]
    pub fn for_each(&self, cell: Cell, taken: Bitboard, mut visit: impl FnMut(Cell, Cell)) {
        let capturable = self.capturable - taken;
        for direction in DIAGONALS {
            let first = if self.king {
                nearest(ray(cell, direction) & self.occupied, direction)
            } else {
                next(cell, direction)
            };
            let Some(victim) = first.filter(|&first| capturable.contains(first)) else { continue };
            if self.king {
                for landing in empty_ray(victim, direction, self.occupied) {
                    visit(victim, landing);
                }
            } else if let Some(landing) = next(victim, direction).filter(|&to| !self.occupied.contains(to)) {
                visit(victim, landing);
            }
        }
    }

    /// Whether there is a jump from `cell`.
    #[inline]
    pub fn any(&self, cell: Cell) -> bool {
        let mut any = false;
        self.for_each(cell, Bitboard::EMPTY, |_, _| any = true);
        any
    }
}

/// Collects the captures that capture the most pieces.
pub(super) struct LargestCaptures<'a> {
    moves: &'a mut Vec<Move>,
    /// The maximum number of captured pieces found, at least 1.
    maximum: u32,
    seen: HashSet<(Cell, Bitboard)>,
}

impl<'a> LargestCaptures<'a> {
    /// Starts with `moves`, which must be empty.
    pub fn new(moves: &'a mut Vec<Move>) -> Self {
        Self { moves, maximum: 1, seen: HashSet::new() }
    }

    /// Adds the captures of one piece.
    pub fn add_piece(&mut self, from: Cell, jumps: &Jumps) {
        self.seen.clear();
        let first = self.moves.len();
        self.extend(&mut Move::quiet(from, from), 0, first, jumps);
    }

    /// Extends a capture of `count` pieces. `first` is the index of the first move of this piece.
    fn extend(&mut self, mv: &mut Move, count: u32, mut first: usize, jumps: &Jumps) -> usize {
        if count >= DETECT_TRANSPOSITIONS_FROM && !self.seen.insert((mv.to, mv.taken)) {
            return first;
        }
        if count >= self.maximum {
            if count > self.maximum {
                self.maximum = count;
                self.moves.clear();
                first = 0;
            }
            if !self.moves[first..].contains(mv) {
                self.moves.push(*mv);
            }
        }
        let (at, taken) = (mv.to, mv.taken);
        jumps.for_each(at, taken, |victim, landing| {
            (mv.to, mv.taken) = (landing, taken.with(victim));
            first = self.extend(mv, count + 1, first, jumps);
        });
        first
    }
}
