//! Captures: the search for those that take the most men.

use std::collections::HashSet;

use super::board::diagonals;
use super::{Man, Move, Position};
use crate::hex::{Bitboard, Cell};

/// From so many men taken on, the search remembers where it has been: many ways lead around the same men.
const REMEMBER_FROM: u32 = 3;

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
    pub fn new(position: &Position, from: Cell, man: Man) -> Self {
        let safe = if man.king { Bitboard::EMPTY } else { position.safe_from_men(man.color) };
        Self {
            occupied: position.occupied().without(from),
            prey: position.by_color(!man.color) - safe,
            king: man.king,
        }
    }

    /// Calls `found` with each jump from `cell` that is possible after `taken`: the man jumped, and where to land.
    pub fn jumps(&self, cell: Cell, taken: Bitboard, mut found: impl FnMut(Cell, Cell)) {
        for ray in diagonals(cell) {
            let reach = if self.king { ray.len() } else { ray.len().min(1) };
            let Some(at) = ray[..reach].iter().position(|&cell| self.occupied.contains(cell)) else {
                continue;
            };
            let victim = ray[at];
            if !self.prey.contains(victim) || taken.contains(victim) {
                continue;
            }
            let landings = ray[at + 1..].iter().take_while(|&&cell| !self.occupied.contains(cell));
            for &landing in landings.take(if self.king { usize::MAX } else { 1 }) {
                found(victim, landing);
            }
        }
    }

    /// Whether anything can be taken from `cell`.
    pub fn any(&self, cell: Cell) -> bool {
        let mut any = false;
        self.jumps(cell, Bitboard::EMPTY, |_, _| any = true);
        any
    }
}

/// The captures that take the most men, of all those looked at.
#[derive(Default)]
pub(super) struct Largest {
    pub moves: Vec<Move>,
    most: u32,
    seen: HashSet<(Cell, Bitboard)>,
}

impl Largest {
    /// Looks at the captures of one man.
    pub fn look(&mut self, from: Cell, capturing: &Capturing) {
        self.seen.clear();
        self.go_on(from, from, Bitboard::EMPTY, capturing);
    }

    fn go_on(&mut self, from: Cell, at: Cell, taken: Bitboard, capturing: &Capturing) {
        let count = taken.len();
        if count >= REMEMBER_FROM && !self.seen.insert((at, taken)) {
            return;
        }
        if count > 0 && count >= self.most {
            self.keep(Move { from, to: at, taken });
        }
        capturing.jumps(at, taken, |victim, landing| {
            self.go_on(from, landing, taken.with(victim), capturing);
        });
    }

    fn keep(&mut self, mv: Move) {
        if mv.taken.len() > self.most {
            self.most = mv.taken.len();
            self.moves.clear();
        }
        if !self.moves.contains(&mv) {
            self.moves.push(mv);
        }
    }
}
