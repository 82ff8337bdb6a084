//! Legal moves: the largest captures, or the other moves in a position without captures.

use super::board::{diagonals, king_targets, steps};
use super::capture::{Jumps, LargestCaptures};
use super::jumpers::jumpers;
use super::{Move, Piece, Position};
use crate::hex::{Bitboard, Cell};

/// The initial capacity of move lists.
const MOVES_CAPACITY: usize = 32;

impl Position {
    /// All legal moves, each origin, target and set of captured pieces once, in a deterministic order.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(MOVES_CAPACITY);
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Replaces the contents of a list by [`legal_moves`](Position::legal_moves), to reuse its allocation.
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        self.legal_captures_into(moves);
        if moves.is_empty() {
            self.add_quiet_moves(moves);
        }
    }

    /// Replaces the contents of a list by the legal captures: the largest there are.
    pub fn legal_captures_into(&self, moves: &mut Vec<Move>) {
        moves.clear();
        let mut captures = LargestCaptures::new(moves);
        for (cell, piece) in self.possible_capturers() {
            captures.add_piece(cell, &Jumps::new(self, cell, piece));
        }
    }

    /// Adds the moves that capture nothing, which are legal only without a possible capture.
    pub fn add_quiet_moves(&self, moves: &mut Vec<Move>) {
        for (from, piece) in self.own_pieces() {
            moves.extend(self.quiet_targets(from, piece).iter().map(|to| Move::quiet(from, to)));
        }
    }

    /// The number of legal moves.
    pub fn count_legal_moves(&self) -> usize {
        if self.must_capture() {
            return self.legal_moves().len();
        }
        self.own_pieces().map(|(from, piece)| self.quiet_targets(from, piece).len() as usize).sum()
    }

    /// The number of leaf nodes of the move tree at a depth in plies, with bulk counting: the last moves are not made.
    pub fn perft(&self, depth: u32) -> u64 {
        let after = |mv: Move| {
            let mut next = *self;
            next.play_unchecked(mv);
            next.perft(depth - 1)
        };
        match depth {
            0 => 1,
            1 => self.count_legal_moves() as u64,
            _ => self.legal_moves().into_iter().map(after).sum(),
        }
    }

    /// Whether the side to move may make a move; captures must be the largest.
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
        self.has_quiet_move() || self.must_capture()
    }

    /// Whether a piece can move without a capture, if nothing forces one.
    pub fn has_quiet_move(&self) -> bool {
        self.own_pieces().any(|(cell, piece)| !self.quiet_targets(cell, piece).is_empty())
    }

    /// Whether there is a capture, so that capturing is forced.
    pub fn must_capture(&self) -> bool {
        self.possible_capturers().any(|(cell, piece)| Jumps::new(self, cell, piece).any(cell))
    }

    /// The pieces of the side to move that may capture: men that do, and kings with an enemy on a diagonal.
    #[inline]
    fn possible_capturers(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        let (men, kings) = (self.men(self.turn), self.kings(self.turn));
        let [by_men, by_kings] =
            [false, true].map(|king| self.capturable_by(Piece { color: self.turn, king }));
        let reaches = |cell: &Cell| !by_kings.is_disjoint(diagonals(*cell));
        let kings: Bitboard = kings.iter().filter(reaches).collect();
        self.pieces_on(jumpers(men, by_men, self.occupied()) | kings)
    }

    /// The targets of a piece without captures.
    #[inline]
    pub(super) fn quiet_targets(&self, from: Cell, piece: Piece) -> Bitboard {
        if piece.king {
            king_targets(from, self.occupied())
        } else {
            steps(piece.color, from) - self.occupied()
        }
    }

    /// The enemy pieces that a piece may capture, wherever they are.
    #[inline]
    pub(super) fn capturable_by(&self, piece: Piece) -> Bitboard {
        let enemies = self.by_color(!piece.color);
        if piece.king { enemies } else { enemies - self.protected_from_men(piece.color) }
    }

    /// The pieces of the side to move.
    #[inline]
    fn own_pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        self.pieces_on(self.by_color(self.turn))
    }

    /// Some pieces of the side to move.
    #[inline]
    fn pieces_on(&self, cells: Bitboard) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        cells.iter().map(|cell| (cell, Piece { color: self.turn, king: self.kings.contains(cell) }))
    }
}
