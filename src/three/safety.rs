//! Attackers, checks and pins.

use super::{Position, Role, Seat, pawn_rules};
use crate::hex::attacks::{bishop_lines, rook_lines};
use crate::hex::{Bitboard, Cell, between, king_attacks, knight_attacks};

impl Position {
    /// The pieces that attack the king of a side that is in the game; empty if no side threatens to take it.
    pub fn king_attackers(&self, seat: Seat) -> Bitboard {
        self.king(seat)
            .map_or(Bitboard::EMPTY, |king| self.attackers(king, self.occupied(), self.enemies(seat)))
    }

    /// Whether a side other than the one to move attacks a cell, once the piece on `from` has left.
    #[cfg(feature = "engine")]
    pub(crate) fn is_defended(&self, cell: Cell, from: Cell) -> bool {
        self.is_attacked(cell, self.occupied().without(from), self.enemies(self.turn).without(cell))
    }

    /// The living pieces among `by` that attack a cell with this occupancy.
    #[inline]
    pub(super) fn attackers(&self, cell: Cell, occupied: Bitboard, by: Bitboard) -> Bitboard {
        let snipers = self.snipers(cell, by).iter();
        let sliders = snipers.filter(|&sniper| between(cell, sniper).is_disjoint(occupied));
        sliders.fold(self.close_attackers(cell, by), Bitboard::with)
    }

    /// Whether living pieces among `by` attack a cell with this occupancy.
    #[inline(always)]
    pub(super) fn is_attacked(&self, cell: Cell, occupied: Bitboard, by: Bitboard) -> bool {
        !self.close_attackers(cell, by).is_empty()
            || self.snipers(cell, by).iter().any(|sniper| between(cell, sniper).is_disjoint(occupied))
    }

    /// The sliders among `by` that would attack a cell on an empty board.
    #[inline(always)]
    fn snipers(&self, cell: Cell, by: Bitboard) -> Bitboard {
        let queens = self.roles[Role::Queen];
        let rooks = rook_lines(cell) & (self.roles[Role::Rook] | queens);
        let bishops = bishop_lines(cell) & (self.roles[Role::Bishop] | queens);
        (rooks | bishops) & by
    }

    /// The pawns, knights and kings among `by` that attack a cell.
    #[inline(always)]
    fn close_attackers(&self, cell: Cell, by: Bitboard) -> Bitboard {
        let knights = knight_attacks(cell) & self.roles[Role::Knight];
        let kings = king_attacks(cell) & self.roles[Role::King];
        let [white, red, black] =
            Seat::ALL.map(|seat| pawn_rules(seat).origins[cell.index()] & self.seats[seat]);
        let pawns = (white | red | black) & self.roles[Role::Pawn];
        (knights | kings | pawns) & by
    }

    /// Finds the pieces that give check to the side to move, and its pinned pieces.
    #[inline(always)]
    pub(super) fn find_checks_and_pins(&mut self) {
        (self.checkers, self.pinned) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let Some(king) = self.king(self.turn) else { return };
        let (occupied, enemies) = (self.occupied(), self.enemies(self.turn));
        self.checkers = self.close_attackers(king, enemies);
        for sniper in self.snipers(king, enemies) {
            let shields = between(king, sniper) & occupied;
            if shields.is_empty() {
                self.checkers.insert(sniper);
            } else if !shields.has_many() {
                self.pinned |= shields & self.seats[self.turn];
            }
        }
    }
}
