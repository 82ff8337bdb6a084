//! Legal moves: the largest captures where there is one, else steps and flights.

use super::board::{flights, hunting_ground, steps};
use super::capture::{Capturing, Largest};
use super::{Man, Move, Position};
use crate::hex::{Bitboard, Cell};

/// Room for the moves of most positions.
const USUAL_MOVES: usize = 32;

impl Position {
    /// Every legal move: each pair of ends and set of men taken once, in an order that depends on the position only.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(USUAL_MOVES);
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Writes every legal move into a list, whose former contents are lost: the same as
    /// [`legal_moves`](Position::legal_moves) for callers that keep a list.
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        moves.clear();
        let mut largest = Largest::new(moves);
        for (cell, man) in self.hunters() {
            largest.look(cell, &Capturing::new(self, cell, man));
        }
        if moves.is_empty() {
            for (from, man) in self.ours() {
                moves.extend(self.quiet_targets(from, man).iter().map(|to| Move::quiet(from, to)));
            }
        }
    }

    /// The number of legal moves.
    pub fn count_legal_moves(&self) -> usize {
        if self.must_capture() {
            return self.legal_moves().len();
        }
        self.ours().map(|(from, man)| self.quiet_targets(from, man).len() as usize).sum()
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The legal moves from one cell to another.
    pub fn find_moves(&self, from: Cell, to: Cell) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|mv| mv.from == from && mv.to == to);
        moves
    }

    /// Whether there is a legal move.
    pub fn has_legal_move(&self) -> bool {
        self.ours().any(|(cell, man)| !self.quiet_targets(cell, man).is_empty()) || self.must_capture()
    }

    /// Whether there is a man to take, so that one must be taken.
    pub fn must_capture(&self) -> bool {
        self.hunters().any(|(cell, man)| Capturing::new(self, cell, man).any(cell))
    }

    /// The men of the side to move that have prey where a capture would begin.
    #[inline]
    fn hunters(&self) -> impl Iterator<Item = (Cell, Man)> + '_ {
        let prey = [false, true].map(|king| self.prey_of(Man { color: self.turn, king }));
        self.ours().filter(move |&(cell, man)| {
            !prey[usize::from(man.king)].is_disjoint(hunting_ground(cell, man.king))
        })
    }

    /// The cells a man may go to where nothing is to be taken.
    #[inline]
    pub(super) fn quiet_targets(&self, from: Cell, man: Man) -> Bitboard {
        if man.king { flights(from, self.occupied()) } else { steps(man.color, from) - self.occupied() }
    }

    /// The enemy men which a man may take, wherever they stand.
    #[inline]
    pub(super) fn prey_of(&self, man: Man) -> Bitboard {
        let enemies = self.by_color(!man.color);
        if man.king { enemies } else { enemies - self.safe_from_men(man.color) }
    }

    /// The men of the side to move.
    #[inline]
    fn ours(&self) -> impl Iterator<Item = (Cell, Man)> + '_ {
        let man = |cell| Man { color: self.turn, king: self.kings.contains(cell) };
        self.by_color(self.turn).iter().map(move |cell| (cell, man(cell)))
    }
}
