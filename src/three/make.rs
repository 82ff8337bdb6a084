//! Making moves, and eliminations.

use super::{DeadPieces, Move, MoveKind, Out, OutReason, Outs, Position, Role, Seat, pawn_rules, zobrist};
use crate::hex::{Bitboard, Cell};
use crate::three::position::Aside;

/// The rules do not allow the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{} is not a legal move for {turn}", .mv.from, .mv.to)]
pub struct IllegalMove {
    /// The refused move.
    pub mv: Move,
    /// The side to move.
    pub turn: Seat,
}

impl Position {
    /// The position after a legal move, and the eliminations by that move.
    ///
    /// # Errors
    /// [`IllegalMove`] if the move is not among the [`legal_moves`](Position::legal_moves).
    pub fn play(&self, mv: Move) -> Result<(Position, Outs), IllegalMove> {
        if !self.is_legal(mv) {
            return Err(IllegalMove { mv, turn: self.turn });
        }
        let mut next = *self;
        let outs = next.play_unchecked(mv);
        Ok((next, outs))
    }

    /// Makes a move of [`legal_moves`](Position::legal_moves) without a legality check, and returns the eliminations.
    ///
    /// An illegal move leaves a meaningless position, but does not panic.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Outs {
        let us = self.turn;
        let Some(role) = self.role_at(mv.from) else { return Outs::default() };
        let mut outs = Outs::default();
        self.early_outs = Aside(outs);
        let victim = self.captured_at(mv);
        let loser = victim.and_then(|cell| self.capture(cell));
        self.take_off(Some(us), role, mv.from);
        self.put(Some(us), mv.promotion().unwrap_or(role), mv.to);
        let double = mv.kind == MoveKind::DoublePush;
        self.en_passant[us] = if double { pawn_rules(us).ahead[mv.from.index()] } else { None };
        self.halfmove_clock =
            if role == Role::Pawn || victim.is_some() { 0 } else { self.halfmove_clock.saturating_add(1) };
        if let Some(seat) = loser {
            self.retire(seat);
            outs.push(Out { seat, reason: OutReason::KingTaken });
        }
        self.pass_turn();
        self.settle(&mut outs);
        outs
    }

    /// Lets the side to move pass, which the rules do not allow but a search may try. It must not be in check. Returns
    /// the eliminations.
    #[cfg(feature = "engine")]
    pub(crate) fn pass(&mut self) -> Outs {
        let mut outs = Outs::default();
        self.en_passant[self.turn] = None;
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self.pass_turn();
        self.settle(&mut outs);
        outs
    }

    /// The position after a side has resigned or its flag has fallen, at any turn, and the eliminations: that side,
    /// and perhaps another one that can no longer move. `None` if the side is not in the game, or the last one.
    pub fn leave(&self, seat: Seat, reason: OutReason) -> Option<(Position, Outs)> {
        if !self.playing.contains(seat) || self.playing.len() < 2 {
            return None;
        }
        let mut outs = Outs::default();
        let mut next = Position { early_outs: Aside(outs), ..*self };
        next.retire(seat);
        outs.push(Out { seat, reason });
        if next.turn == seat {
            next.pass_turn();
        }
        next.settle(&mut outs);
        Some((next, outs))
    }

    /// The cell of the captured piece: the target, except en passant. `None` if the move is not a capture.
    #[inline(always)]
    pub fn captured_at(&self, mv: Move) -> Option<Cell> {
        if mv.kind == MoveKind::EnPassant {
            return self.en_passant_pawn(mv.to);
        }
        self.role_at(mv.to).map(|_| mv.to)
    }

    /// Takes a piece from the board and returns the side that loses its king by that.
    #[inline(always)]
    fn capture(&mut self, cell: Cell) -> Option<Seat> {
        let role = self.role_at(cell)?;
        let seat = self.seat_at(cell);
        self.take_off(seat, role, cell);
        seat.filter(|_| role == Role::King)
    }

    #[inline(always)]
    fn put(&mut self, seat: Option<Seat>, role: Role, cell: Cell) {
        self.toggle(seat, role, cell);
        self.mailbox[cell.index()] = Some(role);
    }

    #[inline(always)]
    fn take_off(&mut self, seat: Option<Seat>, role: Role, cell: Cell) {
        self.toggle(seat, role, cell);
        self.mailbox[cell.index()] = None;
    }

    #[inline(always)]
    fn toggle(&mut self, seat: Option<Seat>, role: Role, cell: Cell) {
        match seat {
            Some(seat) => self.seats[seat].toggle(cell),
            None => self.dead.toggle(cell),
        }
        self.roles[role].toggle(cell);
        self.board_key ^= zobrist::piece(seat, role, cell);
    }

    /// Puts a side out: its pieces die.
    #[cold]
    fn retire(&mut self, seat: Seat) {
        for cell in self.seats[seat] {
            let Some(role) = self.role_at(cell) else { continue };
            self.take_off(Some(seat), role, cell);
            if self.dead_pieces == DeadPieces::Stay {
                self.put(None, role, cell);
            }
        }
        self.seats[seat] = Bitboard::EMPTY;
        self.playing = self.playing.without(seat);
        self.board_key ^= zobrist::playing(seat);
        self.en_passant[seat] = None;
        self.halfmove_clock = 0;
    }

    /// Gives the turn to the next side in the game; to the same one if it is the last.
    #[inline(always)]
    fn pass_turn(&mut self) {
        self.board_key ^= zobrist::turn(self.turn);
        loop {
            self.round = self.round.saturating_add(u32::from(self.turn == Seat::Black));
            self.turn = self.turn.next();
            if self.playing.contains(self.turn) || self.playing.is_empty() {
                break;
            }
        }
        self.board_key ^= zobrist::turn(self.turn);
    }

    /// Eliminates each side at its turn if it has no legal move.
    #[inline(always)]
    pub(super) fn settle(&mut self, outs: &mut Outs) {
        self.find_checks_and_pins();
        while self.playing.len() > 1 && !self.has_legal_move() {
            self.put_out(outs);
        }
    }

    #[cold]
    fn put_out(&mut self, outs: &mut Outs) {
        let reason = if self.in_check() { OutReason::Checkmate } else { OutReason::Stalemate };
        outs.push(Out { seat: self.turn, reason });
        self.retire(self.turn);
        self.pass_turn();
        self.find_checks_and_pins();
    }
}
