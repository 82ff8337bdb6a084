//! Making moves, and the end of the game by position.

use super::{Color, DoublePush, IllegalMove, Move, MoveKind, Position, Role, zobrist};
use crate::hex::{Bitboard, Cell};

impl Position {
    /// The position after a legal move.
    ///
    /// # Errors
    /// [`IllegalMove`] says why the move is illegal.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if !self.is_legal(mv) {
            return Err(self.refuse(mv));
        }
        let mut next = *self;
        next.play_unchecked(mv);
        Ok(next)
    }

    /// Makes a move of [`legal_moves`](Position::legal_moves) without a legality check.
    ///
    /// An illegal move leaves a meaningless position, but does not panic.
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
        self.double_push = None;
        match mv.kind {
            MoveKind::DoublePush => self.double_push = Some(DoublePush { from: mv.from, to: mv.to }),
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

    /// Makes a null move, for null-move pruning: the other side is to move.
    ///
    /// The side to move must not be in check.
    #[inline]
    pub fn make_null_move(&mut self) {
        self.double_push = None;
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(self.turn == Color::Black));
        self.turn = !self.turn;
        self.board_key ^= zobrist::black_to_move();
        self.find_checks_and_pins();
    }

    /// The cell of the captured piece: the target, except en passant. `None` if the move is not a capture.
    #[inline(always)]
    pub fn captured_at(&self, mv: Move) -> Option<Cell> {
        match mv.kind {
            MoveKind::EnPassant => self.double_push.map(|step| step.to),
            _ if self.colors[!self.turn].contains(mv.to) => Some(mv.to),
            _ => None,
        }
    }

    /// Whether a move takes a piece, en passant included.
    pub fn is_capture(&self, mv: Move) -> bool {
        self.captured_at(mv).is_some()
    }

    /// Puts a piece on a cell, or removes it.
    #[inline(always)]
    pub(super) fn toggle(&mut self, color: Color, role: Role, cell: Cell) {
        self.colors[color].toggle(cell);
        self.roles[role].toggle(cell);
        let role_here = &mut self.mailbox[cell.index()];
        *role_here = if role_here.is_none() { Some(role) } else { None };
        self.board_key ^= zobrist::piece(color, role, cell);
    }

    fn move_castling_rook(&mut self, king: Move) {
        let ways = self.rules.castling.iter();
        for way in ways.filter(|way| way.king_from == king.from && way.king_to == king.to) {
            self.toggle(way.color, Role::Rook, way.rook_from);
            self.toggle(way.color, Role::Rook, way.rook_to);
        }
    }

    /// Removes the castling rights that a move from or to the home cell of a king or rook ends.
    fn lose_castling_rights(&mut self, mv: Move) {
        let touched = Bitboard::of(mv.from).with(mv.to);
        if touched.is_disjoint(self.rules.castling_homes) {
            return;
        }
        let before = self.castling;
        for way in self.rules.castling {
            if touched.contains(way.king_from) || touched.contains(way.rook_from) {
                self.castling = self.castling.with(way.right, false);
            }
        }
        self.board_key ^= zobrist::castling(before) ^ zobrist::castling(self.castling);
    }
}
