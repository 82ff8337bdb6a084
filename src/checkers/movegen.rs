//! Legal moves: the largest captures where there is one, else steps and flights.

use super::board::{flights, steps};
use super::capture::{Capturing, Largest};
use super::{BOARD, Man, Move, Position};
use crate::hex::{Bitboard, Cell};

impl Position {
    /// Every legal move: each pair of ends and set of men taken once, in an order that depends on the position only.
    pub fn legal_moves(&self) -> Vec<Move> {
        let captures = self.captures();
        if captures.is_empty() { self.quiet_moves() } else { captures }
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The legal moves from one cell to another.
    pub fn find_moves(&self, from: Cell, to: Cell) -> Vec<Move> {
        self.legal_moves().into_iter().filter(|mv| mv.from == from && mv.to == to).collect()
    }

    /// Whether there is a legal move.
    pub fn has_legal_move(&self) -> bool {
        let empty = BOARD - self.occupied();
        self.ours().any(|(cell, man)| !self.reach(cell, man).is_disjoint(empty)) || self.must_capture()
    }

    /// Whether there is a man to take, so that one must be taken.
    pub fn must_capture(&self) -> bool {
        self.ours().any(|(cell, man)| Capturing::new(self, cell, man).any(cell))
    }

    /// The captures that take the most men.
    fn captures(&self) -> Vec<Move> {
        let mut largest = Largest::default();
        for (cell, man) in self.ours() {
            let capturing = Capturing::new(self, cell, man);
            if capturing.any(cell) {
                largest.look(cell, &capturing);
            }
        }
        largest.moves
    }

    fn quiet_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(40);
        for (from, man) in self.ours() {
            moves.extend(self.quiet_targets(from, man).iter().map(|to| Move::quiet(from, to)));
        }
        moves
    }

    /// The cells a man may go to where nothing is to be taken.
    pub(super) fn quiet_targets(&self, from: Cell, man: Man) -> Bitboard {
        let occupied = self.occupied();
        if !man.king {
            return steps(man.color, from) - occupied;
        }
        let free = |ray: &'static Vec<Cell>| ray.iter().copied().take_while(|&cell| !occupied.contains(cell));
        flights(from).iter().flat_map(free).collect()
    }

    /// The nearest cells a man may go to, were they empty.
    fn reach(&self, from: Cell, man: Man) -> Bitboard {
        if man.king {
            flights(from).iter().filter_map(|ray| ray.first().copied()).collect()
        } else {
            steps(man.color, from)
        }
    }

    /// The men of the side to move.
    fn ours(&self) -> impl Iterator<Item = (Cell, Man)> + '_ {
        let man = |cell| Man { color: self.turn, king: self.kings.contains(cell) };
        self.by_color(self.turn).iter().map(move |cell| (cell, man(cell)))
    }
}
