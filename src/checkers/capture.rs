//! Captures: the search for those that take the most men.

use std::collections::HashSet;

use super::board::{DIAGONALS, flight, nearest, next, ray};
use super::{Man, Move, Position};
use crate::hex::{Bitboard, Cell};

/// From so many men taken on, the search remembers where it has been: many ways lead around the same men.
const REMEMBER_FROM: u32 = 5;

/// One man's captures.
pub(super) struct Capturing {
    /// Cells that are in the way: every man but the one that moves. Men jumped stay until the move is over.
    occupied: Bitboard,
    /// The men that may be taken.
    prey: Bitboard,
    king: bool,
}

impl Capturing {
    /// The captures of the man on `from`.
    #[inline]
    pub fn new(position: &Position, from: Cell, man: Man) -> Self {
        Self { occupied: position.occupied().without(from), prey: position.prey_of(man), king: man.king }
    }

    /// Calls `found` with each jump from `cell` that is possible after `taken`: the man jumped, and where to land.
    #[inline]
    pub fn jumps(&self, cell: Cell, taken: Bitboard, mut found: impl FnMut(Cell, Cell)) {
        let prey = self.prey - taken;
        for direction in DIAGONALS {
            let first = if self.king {
                nearest(ray(cell, direction) & self.occupied, direction)
            } else {
                next(cell, direction)
            };
            let Some(victim) = first.filter(|&first| prey.contains(first)) else { continue };
            if self.king {
                for landing in flight(victim, direction, self.occupied) {
                    found(victim, landing);
                }
            } else if let Some(landing) = next(victim, direction).filter(|&to| !self.occupied.contains(to)) {
                found(victim, landing);
            }
        }
    }

    /// Whether anything can be taken from `cell`.
    #[inline]
    pub fn any(&self, cell: Cell) -> bool {
        let mut any = false;
        self.jumps(cell, Bitboard::EMPTY, |_, _| any = true);
        any
    }
}

/// The captures that take the most men, of all those looked at.
pub(super) struct Largest<'a> {
    /// Where they are put.
    moves: &'a mut Vec<Move>,
    most: u32,
    seen: HashSet<(Cell, Bitboard)>,
}

impl<'a> Largest<'a> {
    /// Nothing looked at yet; captures will be put into `moves`, which is empty.
    pub fn new(moves: &'a mut Vec<Move>) -> Self {
        Self { moves, most: 1, seen: HashSet::new() }
    }

    /// Looks at the captures of one man.
    pub fn look(&mut self, from: Cell, capturing: &Capturing) {
        self.seen.clear();
        let first = self.moves.len();
        self.go_on(&mut Move::quiet(from, from), 0, first, capturing);
    }

    /// Looks at how a capture that has taken `count` men so far may go on. `first` is where this man's moves begin.
    fn go_on(&mut self, mv: &mut Move, count: u32, mut first: usize, capturing: &Capturing) -> usize {
        if count >= REMEMBER_FROM && !self.seen.insert((mv.to, mv.taken)) {
            return first;
        }
        if count >= self.most {
            if count > self.most {
                self.most = count;
                self.moves.clear();
                first = 0;
            }
            if !self.moves[first..].contains(mv) {
                self.moves.push(*mv);
            }
        }
        let (at, taken) = (mv.to, mv.taken);
        capturing.jumps(at, taken, |victim, landing| {
            (mv.to, mv.taken) = (landing, taken.with(victim));
            first = self.go_on(mv, count + 1, first, capturing);
        });
        first
    }
}
