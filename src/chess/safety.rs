//! Attackers, checks and pins.

use super::{Color, Position, Role};
use crate::hex::attacks::{bishop_lines, rook_lines};
use crate::hex::{Bitboard, Cell, between, bishop_attacks, king_attacks, knight_attacks, rook_attacks};

impl Position {
    /// The pieces of both sides that attack a cell with this occupancy.
    ///
    /// Pieces on cells that are not `occupied` are still counted as attackers.
    pub fn attackers_to(&self, cell: Cell, occupied: Bitboard) -> Bitboard {
        let queens = self.roles[Role::Queen];
        let pawns =
            |color: Color| self.rules.pawns[!color].captures[cell.index()] & self.pieces(color, Role::Pawn);
        knight_attacks(cell) & self.roles[Role::Knight]
            | king_attacks(cell) & self.roles[Role::King]
            | bishop_attacks(cell, occupied) & (self.roles[Role::Bishop] | queens)
            | rook_attacks(cell, occupied) & (self.roles[Role::Rook] | queens)
            | pawns(Color::White)
            | pawns(Color::Black)
    }

    /// The sliders of a side that would attack a cell on an empty board.
    #[inline(always)]
    pub(super) fn snipers(&self, cell: Cell, by: Color) -> Bitboard {
        let queens = self.roles[Role::Queen];
        let rooks = rook_lines(cell) & (self.roles[Role::Rook] | queens);
        let bishops = bishop_lines(cell) & (self.roles[Role::Bishop] | queens);
        (rooks | bishops) & self.colors[by]
    }

    /// The pawns and knights of a side that attack a cell.
    #[inline(always)]
    fn close_attackers(&self, cell: Cell, by: Color) -> Bitboard {
        let knights = knight_attacks(cell) & self.roles[Role::Knight];
        // A pawn attacks the cell just when a pawn of the other side on that cell would attack the pawn.
        let pawns = self.rules.pawns[!by].captures[cell.index()] & self.roles[Role::Pawn];
        (knights | pawns) & self.colors[by]
    }

    /// Whether pieces of a side other than those on `gone` attack a cell with this occupancy.
    #[inline(always)]
    pub(super) fn is_attacked(&self, cell: Cell, by: Color, occupied: Bitboard, gone: Bitboard) -> bool {
        let kings = king_attacks(cell) & self.pieces(by, Role::King);
        if !((self.close_attackers(cell, by) | kings) - gone).is_empty() {
            return true;
        }
        let mut snipers = (self.snipers(cell, by) - gone).iter();
        snipers.any(|sniper| between(cell, sniper).is_disjoint(occupied))
    }

    /// Finds the pieces that give check to the side to move, and its pinned pieces.
    #[inline(always)]
    pub(super) fn find_checks_and_pins(&mut self) {
        let king = self.king(self.turn);
        let occupied = self.occupied();
        self.checkers = self.close_attackers(king, !self.turn);
        self.pinned = Bitboard::EMPTY;
        for sniper in self.snipers(king, !self.turn) {
            let shields = between(king, sniper) & occupied;
            if shields.is_empty() {
                self.checkers.insert(sniper);
            } else if !shields.has_many() {
                self.pinned |= shields & self.colors[self.turn];
            }
        }
    }
}
