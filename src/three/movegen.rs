//! Legal moves.
//!
//! The generator emits the moves of each piece as a set of targets; a [`Sink`] lists them, counts them or stops at the
//! first. Legality comes from pins and from the check mask, with both other sides as one enemy; only king moves,
//! captures en passant and captures of kings, which eliminate a side, are tested one by one.

use super::sink::{Any, Count, Sink};
use super::{Move, MoveKind, MoveList, Position, Role, Seat, pawn_rules};
use crate::hex::{Bitboard, Cell, between, bishop_attacks, king_attacks, knight_attacks, line, rook_attacks};

impl Position {
    /// All legal moves; none when one side is left in the game.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.generate(&mut list);
        list
    }

    /// The number of legal moves, without listing them.
    #[inline]
    pub fn count_legal_moves(&self) -> u32 {
        let mut count = Count(0);
        self.generate(&mut count);
        count.0
    }

    /// Whether the side to move has a legal move.
    #[inline]
    pub(super) fn has_legal_move(&self) -> bool {
        let mut any = Any(false);
        self.generate(&mut any);
        any.0
    }

    /// Whether a move is legal: the same as `legal_moves().contains(&mv)`.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// The legal move from one cell to another which promotes to the role, if one is given.
    ///
    /// A move that promotes is found only with its role.
    pub fn find_move(&self, from: Cell, to: Cell, promotion: Option<Role>) -> Option<Move> {
        let moves = self.legal_moves();
        moves.iter().copied().find(|mv| (mv.from, mv.to, mv.promotion()) == (from, to, promotion))
    }

    /// The legal captures of the pieces in a set, all promotions, and all captures of kings and en passant: the moves of
    /// a quiescence search.
    #[cfg(feature = "engine")]
    pub(crate) fn legal_captures(&self, prey: Bitboard) -> MoveList {
        let mut list = MoveList::new();
        self.generate_to(prey, prey | pawn_rules(self.turn).promotion, &mut list);
        list
    }

    /// Hands out the legal moves.
    #[inline(always)]
    fn generate(&self, sink: &mut impl Sink) {
        self.generate_to(Bitboard::ALL, Bitboard::ALL, sink);
    }

    /// Emits the legal moves with targets in a set, and all captures of kings and en passant. Pawns have a set of
    /// their own.
    #[inline(always)]
    fn generate_to(&self, targets: Bitboard, pawn_targets: Bitboard, sink: &mut impl Sink) {
        let Some(king) = self.king(self.turn).filter(|_| self.playing.len() > 1) else { return };
        let kings = self.roles[Role::King] & self.enemies(self.turn);
        let free = !(self.seats[self.turn] | kings);
        // The check mask: a single check is evaded by capturing the checker or by blocking it.
        let mask = match self.checkers.first() {
            None => Bitboard::ALL,
            Some(_) if self.checkers.has_many() => Bitboard::EMPTY,
            Some(checker) => between(king, checker).with(checker),
        };
        if !mask.is_empty() {
            self.pawn_moves(king, free & mask & pawn_targets, sink);
            if sink.is_done() {
                return;
            }
            self.piece_moves(king, free & mask & targets, sink);
            if sink.is_done() {
                return;
            }
        }
        self.king_moves(king, free & targets, sink);
        self.en_passant_captures(king, sink);
        self.king_captures(king, sink);
    }

    /// The pawn moves except captures en passant and those of a king.
    #[inline(always)]
    fn pawn_moves(&self, king: Cell, targets: Bitboard, sink: &mut impl Sink) {
        let rules = pawn_rules(self.turn);
        let occupied = self.occupied();
        for from in self.pieces(self.turn, Role::Pawn) {
            let held = if self.pinned.contains(from) { line(king, from) } else { Bitboard::ALL };
            let mut to = rules.captures[from.index()] & occupied;
            if let Some(ahead) = rules.ahead[from.index()].filter(|&ahead| !occupied.contains(ahead)) {
                to.insert(ahead);
                if rules.double.contains(from)
                    && let Some(second) = rules.ahead[ahead.index()]
                    && (targets & held & !occupied).contains(second)
                {
                    sink.one(Move { from, to: second, kind: MoveKind::DoublePush });
                }
            }
            sink.pawn(from, to & targets & held, rules.promotion);
        }
    }

    /// The moves of knights, bishops, rooks and queens, but not to a king.
    #[inline(always)]
    fn piece_moves(&self, king: Cell, targets: Bitboard, sink: &mut impl Sink) {
        let own = self.seats[self.turn];
        let occupied = self.occupied();
        // A pinned knight cannot move; a pinned slider keeps to the line of the pin.
        for from in self.roles[Role::Knight] & (own - self.pinned) {
            sink.normal(from, knight_attacks(from) & targets);
        }
        let held = |from| if self.pinned.contains(from) { targets & line(king, from) } else { targets };
        let queens = self.roles[Role::Queen];
        for from in (self.roles[Role::Bishop] | queens) & own {
            sink.normal(from, bishop_attacks(from, occupied) & held(from));
        }
        for from in (self.roles[Role::Rook] | queens) & own {
            sink.normal(from, rook_attacks(from, occupied) & held(from));
        }
    }

    #[inline(always)]
    fn king_moves(&self, king: Cell, free: Bitboard, sink: &mut impl Sink) {
        let others = self.occupied().without(king);
        let enemies = self.enemies(self.turn);
        let targets = king_attacks(king) & free;
        sink.normal(king, targets.iter().filter(|&to| !self.is_attacked(to, others, enemies)).collect());
    }

    /// Captures en passant of either other side's pawns: rare, and with pins of their own, so that each is tested on
    /// the board.
    #[inline(always)]
    fn en_passant_captures(&self, king: Cell, sink: &mut impl Sink) {
        for seat in self.turn.others() {
            if self.en_passant[seat].is_some() {
                self.en_passant_captures_of(seat, king, sink);
            }
        }
    }

    fn en_passant_captures_of(&self, seat: Seat, king: Cell, sink: &mut impl Sink) {
        let Some((crossed, victim)) = self.en_passant_victim(seat) else { return };
        let pawns = pawn_rules(self.turn).origins[crossed.index()] & self.pieces(self.turn, Role::Pawn);
        let enemies = self.enemies(self.turn).without(victim);
        for from in pawns {
            let after = self.occupied().without(from).without(victim).with(crossed);
            if !self.is_attacked(king, after, enemies) {
                sink.one(Move { from, to: crossed, kind: MoveKind::EnPassant });
            }
        }
    }

    /// Whether the side to move can take a pawn of this side en passant.
    pub(super) fn has_legal_en_passant(&self, seat: Seat) -> bool {
        let Some(king) = self.king(self.turn).filter(|_| self.turn != seat) else { return false };
        let mut any = Any(false);
        self.en_passant_captures_of(seat, king, &mut any);
        any.0
    }

    /// Captures of kings. The side whose king is captured no longer attacks: only the third side can give check.
    #[inline(always)]
    fn king_captures(&self, king: Cell, sink: &mut impl Sink) {
        let own = self.seats[self.turn];
        for seat in self.turn.others() {
            let Some(prey) = self.king(seat) else { continue };
            for from in self.attackers(prey, self.occupied(), own) {
                self.king_capture(king, from, seat, prey, sink);
            }
        }
    }

    #[cold]
    fn king_capture(&self, king: Cell, from: Cell, seat: Seat, prey: Cell, sink: &mut impl Sink) {
        let third = self.enemies(self.turn) - self.seats[seat];
        let own_king = if from == king { prey } else { king };
        if self.is_attacked(own_king, self.occupied().without(from), third) {
            return;
        }
        match self.role_at(from) {
            Some(Role::Pawn) => sink.pawn(from, prey.into(), pawn_rules(self.turn).promotion),
            _ => sink.normal(from, prey.into()),
        }
    }
}
