//! Playing moves.

use super::{Color, LongStep, Move, MoveKind, Position, Role, UciMove, zobrist};
use crate::hex::{Bitboard, Cell};

/// A move that the rules do not allow.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("{0} is not a legal move here")]
pub struct IllegalMove(pub UciMove);

impl Position {
    /// The position after a legal move.
    ///
    /// # Errors
    /// [`IllegalMove`] if the rules do not allow it.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if !self.is_legal(mv) {
            return Err(IllegalMove(mv.to_uci(self.variant())));
        }
        let mut next = *self;
        next.play_unchecked(mv);
        Ok(next)
    }

    /// Plays a move of [`legal_moves`](Position::legal_moves) without looking whether it is one.
    ///
    /// An illegal move leaves a position without meaning, but does not panic.
    #[inline(always)]
    pub fn play_unchecked(&mut self, mv: Move) {
        let us = self.turn;
        let Some(role) = self.role_at(mv.from) else { return };
        let victim = self.captured_at(mv);
        if let Some((cell, captured)) = victim.and_then(|cell| Some((cell, self.role_at(cell)?))) {
            self.toggle(!us, captured, cell);
        }
        self.toggle(us, role, mv.from);
        self.toggle(us, mv.promotion().unwrap_or(role), mv.to);
        self.long_step = None;
        match mv.kind {
            MoveKind::DoubleStep => self.long_step = Some(LongStep { from: mv.from, to: mv.to }),
            MoveKind::Castle => self.move_castling_rook(mv),
            _ => {}
        }
        if !self.castling.is_empty() {
            self.lose_castling_rights(mv);
        }
        self.halfmove_clock =
            if role == Role::Pawn || victim.is_some() { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(us == Color::Black));
        self.turn = !us;
        self.board_key ^= zobrist::black_to_move();
        self.find_checks_and_pins();
    }

    /// The key and the half-move clock of the position after a move, at little cost and nearly always right: neither
    /// castling nor en passant is looked at.
    #[inline(always)]
    pub fn guess_after(&self, mv: Move) -> (u64, u32) {
        let us = self.turn;
        let Some(role) = self.role_at(mv.from) else { return (self.board_key, self.halfmove_clock) };
        let arriving = mv.promotion().unwrap_or(role);
        let moved = zobrist::man(us, role, mv.from) ^ zobrist::man(us, arriving, mv.to);
        let key = self.board_key ^ zobrist::black_to_move() ^ moved;
        match self.role_at(mv.to) {
            Some(victim) => (key ^ zobrist::man(!us, victim, mv.to), 0),
            None if role == Role::Pawn => (key, 0),
            None => (key, self.halfmove_clock.saturating_add(1)),
        }
    }

    /// Hands the move to the other side, as no rule allows: a question engines ask ("and if I did nothing?").
    ///
    /// The side to move must not be in check.
    #[inline]
    pub fn pass(&mut self) {
        self.long_step = None;
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(self.turn == Color::Black));
        self.turn = !self.turn;
        self.board_key ^= zobrist::black_to_move();
        self.find_checks_and_pins();
    }

    /// The cell of the piece that a move takes: its target, but for captures en passant.
    #[inline(always)]
    pub fn captured_at(&self, mv: Move) -> Option<Cell> {
        match mv.kind {
            MoveKind::EnPassant => self.long_step.map(|step| step.to),
            _ if self.colors[!self.turn].contains(mv.to) => Some(mv.to),
            _ => None,
        }
    }

    /// Whether a move takes a piece.
    pub fn is_capture(&self, mv: Move) -> bool {
        self.captured_at(mv).is_some()
    }

    /// Puts a piece on a cell, or takes it off.
    #[inline(always)]
    pub(super) fn toggle(&mut self, color: Color, role: Role, cell: Cell) {
        self.colors[color].toggle(cell);
        self.roles[role].toggle(cell);
        let man = &mut self.men[cell.index()];
        *man = if man.is_none() { Some(role) } else { None };
        self.board_key ^= zobrist::man(color, role, cell);
    }

    fn move_castling_rook(&mut self, king: Move) {
        let ways = self.rules.castling.iter();
        for way in ways.filter(|way| way.king_from == king.from && way.king_to == king.to) {
            self.toggle(way.color, Role::Rook, way.rook_from);
            self.toggle(way.color, Role::Rook, way.rook_to);
        }
    }

    /// A move from or to the home of a king or rook ends their castling.
    fn lose_castling_rights(&mut self, mv: Move) {
        let touched = Bitboard::of(mv.from).with(mv.to);
        if touched.is_disjoint(self.rules.castling_homes) {
            return;
        }
        let before = self.castling;
        for way in self.rules.castling {
            if touched.contains(way.king_from) || touched.contains(way.rook_from) {
                self.castling.remove(way.right);
            }
        }
        self.board_key ^= zobrist::castling(before) ^ zobrist::castling(self.castling);
    }
}
