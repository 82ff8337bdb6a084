//! Legal moves of a few pieces: counted, and those listed that are irreversible.

use super::placement::{MAX_PIECES, Placement};
use crate::chess::{Color, DoublePush, Piece, Role, Rules};
use crate::hex::{Bitboard, Cell};

/// Pieces on cells in any order, and the side to move. Nothing is left of castling.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pieces: [(Piece, Cell); MAX_PIECES],
    len: usize,
    turn: Color,
    /// The last move, if it was a double push.
    pub double_push: Option<DoublePush>,
}

impl Board {
    /// The board of a placement.
    pub fn of(placement: &Placement) -> Self {
        let mut pieces = [(Role::King.of(Color::White), Cell::F6); MAX_PIECES];
        for (to, piece) in pieces.iter_mut().zip(placement.pieces()) {
            *to = piece;
        }
        Self { pieces, len: placement.ending.len(), turn: placement.turn, double_push: None }
    }

    /// The placement with the stronger side White, without captures en passant.
    pub fn placement(&self, rules: &Rules) -> Option<Placement> {
        Placement::new(rules, self.pieces(), self.turn)
    }

    fn pieces(&self) -> &[(Piece, Cell)] {
        &self.pieces[..self.len]
    }

    fn occupied(&self) -> Bitboard {
        self.pieces().iter().map(|&(_, cell)| cell).collect()
    }

    fn of_side(&self, color: Color) -> impl Iterator<Item = (usize, Piece, Cell)> {
        let pieces = self.pieces().iter().enumerate();
        pieces.filter(move |(_, (piece, _))| piece.color == color).map(|(i, &(piece, cell))| (i, piece, cell))
    }

    fn king(&self, color: Color) -> Cell {
        let mut own = self.of_side(color);
        own.find(|(_, piece, _)| piece.role == Role::King).map_or(Cell::F6, |(_, _, cell)| cell)
    }

    /// The cells that a side attacks with this occupancy.
    fn attacked(&self, rules: &Rules, by: Color, occupied: Bitboard) -> Bitboard {
        let all = self.of_side(by).map(|(_, piece, cell)| attacks(rules, piece, cell, occupied));
        all.fold(Bitboard::EMPTY, |all, attacks| all | attacks)
    }

    /// Whether the king of a side is attacked.
    pub fn is_in_check(&self, rules: &Rules, color: Color) -> bool {
        self.attacked(rules, !color, self.occupied()).contains(self.king(color))
    }

    /// The number of legal moves. Calls `irreversible` with the board after each capture and each move of a pawn.
    pub fn moves(&self, rules: &Rules, mut irreversible: impl FnMut(&Board)) -> u32 {
        let (us, occupied) = (self.turn, self.occupied());
        let king = self.king(us);
        let mut count = 0;
        for (i, piece, from) in self.of_side(us) {
            if piece.role == Role::Pawn {
                count += self.pushes(rules, i, from, &mut irreversible);
                continue;
            }
            let attacked_without = self.attacked(rules, !us, occupied.without(from));
            let quiet = attacks(rules, piece, from, occupied) - occupied;
            count += if piece.role == Role::King {
                (quiet - attacked_without).len()
            } else if attacked_without.contains(king) {
                // Pinned or in check: each target is tested.
                let blocks = |&to: &Cell| {
                    let after = occupied.without(from).with(to);
                    !self.attacked(rules, !us, after).contains(king)
                };
                quiet.iter().filter(blocks).count() as u32
            } else {
                quiet.len()
            };
        }
        count + self.captures(rules, irreversible)
    }

    /// The number of legal captures, but those en passant. Calls `capture` with the board after each.
    pub fn captures(&self, rules: &Rules, mut capture: impl FnMut(&Board)) -> u32 {
        let (us, occupied) = (self.turn, self.occupied());
        let victims: Bitboard = self.of_side(!us).map(|(_, _, cell)| cell).collect();
        let mut count = 0;
        for (i, piece, from) in self.of_side(us) {
            for to in attacks(rules, piece, from, occupied) & victims {
                for &role in self.roles_after(rules, piece.role, to) {
                    if let Some(after) = self.after(rules, i, to, to, role) {
                        count += 1;
                        capture(&after);
                    }
                }
            }
        }
        count
    }

    /// The roles that a piece of the side to move can have after a move to a cell.
    fn roles_after(&self, rules: &Rules, role: Role, to: Cell) -> &'static [Role] {
        const SAME: [[Role; 1]; 6] =
            [[Role::Pawn], [Role::Knight], [Role::Bishop], [Role::Rook], [Role::Queen], [Role::King]];
        let promotes = role == Role::Pawn && rules.pawns[self.turn].promotion.contains(to);
        if promotes { &Role::PROMOTIONS } else { &SAME[role as usize] }
    }

    /// The legal moves of a pawn that capture nothing.
    fn pushes(&self, rules: &Rules, pawn: usize, from: Cell, irreversible: &mut impl FnMut(&Board)) -> u32 {
        let pawns = &rules.pawns[self.turn];
        let occupied = self.occupied();
        let ahead = |cell: Cell| {
            let step = if self.turn == Color::White { 1 } else { usize::MAX };
            let next = Cell::from_index(cell.index().wrapping_add(step))?;
            (next.file() == cell.file() && rules.board.contains(next) && !occupied.contains(next))
                .then_some(next)
        };
        let single = ahead(from);
        let double = single.filter(|&cell| pawns.push_again[0].contains(cell)).and_then(ahead);
        let triple = double.filter(|&cell| pawns.push_again[1].contains(cell)).and_then(ahead);
        let mut count = 0;
        for to in [single, double, triple].into_iter().flatten() {
            for &role in self.roles_after(rules, Role::Pawn, to) {
                if let Some(mut after) = self.after(rules, pawn, to, to, role) {
                    after.double_push = (single != Some(to)).then_some(DoublePush { from, to });
                    count += 1;
                    irreversible(&after);
                }
            }
        }
        count
    }

    /// The board after a move of a piece that captures the piece on a cell, if the move is legal.
    fn after(&self, rules: &Rules, piece: usize, to: Cell, captured: Cell, role: Role) -> Option<Board> {
        let us = self.turn;
        let mut after = Board { turn: !us, double_push: None, ..*self };
        after.pieces[piece] = (role.of(us), to);
        if let Some((taken, _, _)) = self.of_side(!us).find(|&(_, _, cell)| cell == captured) {
            after.len -= 1;
            after.pieces[taken] = after.pieces[after.len];
        }
        (!after.is_in_check(rules, us)).then_some(after)
    }
}

/// The facts that only the generator uses.
#[cfg(feature = "lab")]
impl Board {
    /// The board of a placement, if its position is legal.
    pub fn of_legal(rules: &Rules, placement: &Placement) -> Option<Self> {
        let board = Self::of(placement);
        let is_legal = board.occupied().len() as usize == board.len && !board.is_in_check(rules, !board.turn);
        is_legal.then_some(board)
    }

    /// The number of pieces.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Calls `capture` with the board after each legal capture en passant; returns their number.
    pub fn en_passant(&self, rules: &Rules, mut capture: impl FnMut(&Board)) -> u32 {
        let Some(push) = self.double_push else { return 0 };
        let mut count = 0;
        for to in push.passed() {
            let origins = rules.pawns[!self.turn].captures[to.index()];
            for (pawn, _, _) in self
                .of_side(self.turn)
                .filter(|&(_, piece, from)| piece.role == Role::Pawn && origins.contains(from))
            {
                if let Some(after) = self.after(rules, pawn, to, push.to, Role::Pawn) {
                    count += 1;
                    capture(&after);
                }
            }
        }
        count
    }
}

/// The cells of the board that a piece attacks.
pub(super) fn attacks(rules: &Rules, piece: Piece, cell: Cell, occupied: Bitboard) -> Bitboard {
    let cells = match piece.role {
        Role::Pawn => rules.pawns[piece.color].captures[cell.index()],
        role => role.attacks(cell, occupied),
    };
    cells & rules.board
}
