//! Finding out why a move is illegal.

use super::{Position, Role, pawn_rules};
use crate::chess::{IllegalMove, IllegalReason, Variant, first_in_way, king_fault, movement_fault};
use crate::hex::{Bitboard, Cell, between, line};

impl Position {
    /// Why the move from `from` to `to` is illegal; `None` if a legal move leads there. Dead pieces cannot move.
    pub fn explain_illegal(&self, from: Cell, to: Cell) -> Option<IllegalMove> {
        if self.legal_moves().iter().any(|mv| (mv.from, mv.to) == (from, to)) {
            return None;
        }
        let reason = self.illegal_reason(from, to);
        // All pieces move as in McCooey's game.
        Some(IllegalMove { variant: Variant::McCooey, role: self.role_at(from), from, to, reason })
    }

    fn illegal_reason(&self, from: Cell, to: Cell) -> IllegalReason {
        match self.role_at(from) {
            None => IllegalReason::NoPiece,
            Some(_) if self.seat_at(from) != Some(self.turn) => IllegalReason::NotYourTurn,
            Some(_) if self.seats[self.turn].contains(to) => IllegalReason::OwnPiece,
            Some(role) => {
                let fault = match role {
                    Role::Pawn => self.pawn_fault(from, to),
                    _ => movement_fault(role, from, to, Bitboard::ALL, self.occupied()),
                };
                // The move can be made in itself, so the game must be over.
                fault.or_else(|| self.king_fault(role, from, to)).unwrap_or(IllegalReason::OtherKind)
            }
        }
    }

    fn pawn_fault(&self, from: Cell, to: Cell) -> Option<IllegalReason> {
        let rules = pawn_rules(self.turn);
        if rules.captures[from.index()].contains(to) {
            let takes = self.occupied().contains(to) || self.en_passant_pawn(to).is_some();
            return (!takes).then_some(IllegalReason::NothingToTake);
        }
        let first = rules.ahead[from.index()];
        let second = first.filter(|_| rules.double.contains(from)).and_then(|cell| rules.ahead[cell.index()]);
        let way = match to {
            _ if first == Some(to) => Bitboard::of(to),
            _ if second == Some(to) => between(from, to).with(to),
            _ => return Some(IllegalReason::NotHowItMoves(Role::Pawn)),
        };
        first_in_way(from, to, way & self.occupied())
    }

    /// Why an unblocked move leaves the own king attacked. The pieces of a side whose king is taken attack nothing.
    fn king_fault(&self, role: Role, from: Cell, to: Cell) -> Option<IllegalReason> {
        let own = self.king(self.turn)?;
        let captures = role == Role::Pawn && pawn_rules(self.turn).captures[from.index()].contains(to);
        let victim = self.en_passant_pawn(to).filter(|_| captures);
        let taken = victim.map_or(Bitboard::EMPTY, Bitboard::of);
        let mut gone = taken.with(to);
        if let Some(loser) = self.seat_at(to).filter(|_| self.role_at(to) == Some(Role::King)) {
            gone |= self.seats[loser];
        }
        let occupied = (self.occupied().without(from) - taken).with(to);
        let king = if role == Role::King { to } else { own };
        let attackers = self.attackers(king, occupied, self.enemies(self.turn) - gone);
        king_fault(role, attackers, self.checkers, self.pinned.contains(from).then(|| line(king, from)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, from: Cell, to: Cell, expected: Option<IllegalReason>) {
        let position: Position = text.parse().unwrap();
        let found = position.explain_illegal(from, to).map(|illegal| illegal.reason);
        assert_eq!(found, expected, "{from}{to}");
    }

    #[test]
    fn at_the_start() {
        let cases = [
            (Cell::F6, Cell::F7, Some(IllegalReason::NoPiece)),
            (Cell::D6, Cell::E6, Some(IllegalReason::NotYourTurn)),
            (Cell::F1, Cell::F2, Some(IllegalReason::OwnPiece)),
            (Cell::F4, Cell::F6, Some(IllegalReason::NotHowItMoves(Role::Pawn))),
            (Cell::F4, Cell::G5, Some(IllegalReason::NothingToTake)),
            (Cell::D1, Cell::D4, Some(IllegalReason::Blocked { by: Cell::D2 })),
            (Cell::E3, Cell::E5, None),
        ];
        for (from, to, expected) in cases {
            check(super::super::START, from, to, expected);
        }
    }

    #[test]
    fn kings_pins_and_dead_pieces() {
        let pinned = "1/3/rK4/3bR3/9/bK10/11/5wR5/11/11/5wK5 w wrb - 0 1";
        check(pinned, Cell::F4, Cell::E4, Some(IllegalReason::Pinned { by: Cell::F8 }));
        check(pinned, Cell::F4, Cell::F8, None);
        let checked = "1/3/rK4/3bR3/9/bK10/11/11/11/wR10/5wK5 w wrb - 0 1";
        check(checked, Cell::A2, Cell::A3, Some(IllegalReason::StillInCheck { by: Cell::F8 }));
        check(checked, Cell::F1, Cell::F2, Some(IllegalReason::KingAttacked { by: Cell::F8 }));
        let dead = "1/3/rK4/3xR3/9/11/11/11/11/wR10/5wK5 w wr - 0 1";
        check(dead, Cell::F8, Cell::F7, Some(IllegalReason::NotYourTurn));
        check(dead, Cell::F1, Cell::F2, None);
    }

    #[test]
    fn explains_just_the_illegal_moves() {
        let mut random = fastrand::Rng::with_seed(3);
        for _ in 0..3 {
            let mut position = Position::start();
            while position.end().is_none() && position.round() < 40 {
                let moves = position.legal_moves();
                for from in position.by_seat(position.turn()) {
                    for to in Cell::ALL {
                        let legal = moves.iter().any(|mv| (mv.from, mv.to) == (from, to));
                        let found = position.explain_illegal(from, to).map(|illegal| illegal.reason);
                        assert_eq!(found.is_none(), legal, "{position:?} {from}{to}");
                        assert_ne!(found, Some(IllegalReason::OtherKind), "{position:?} {from}{to}");
                    }
                }
                position.play_unchecked(moves[random.usize(..moves.len())]);
            }
        }
    }
}
