//! Finding out why a move is illegal.

use super::{Castling, Color, IllegalMove, IllegalReason, Move, Position, Role};
use crate::hex::{Bitboard, Cell, between, line};

impl Position {
    /// Why the move from `from` to `to` is illegal; `None` if a legal move leads there.
    pub fn explain_illegal(&self, from: Cell, to: Cell) -> Option<IllegalMove> {
        self.illegal_reason(from, to).map(|reason| self.illegal_move(from, to, reason))
    }

    /// Why the side to move may not castle in this way, one of its own; `None` if it may.
    pub fn explain_castling(&self, way: &Castling) -> Option<IllegalMove> {
        let (from, to) = (way.king_from, way.king_to);
        if self.king(self.turn) == from {
            return self.explain_illegal(from, to);
        }
        let lost = self.illegal_move(from, to, IllegalReason::CastlingRightLost);
        Some(IllegalMove { role: Some(Role::King), ..lost })
    }

    /// The error for a move that is not legal.
    pub(super) fn refuse(&self, mv: Move) -> IllegalMove {
        let reason = self.illegal_reason(mv.from, mv.to).unwrap_or(IllegalReason::OtherKind);
        self.illegal_move(mv.from, mv.to, reason)
    }

    fn illegal_move(&self, from: Cell, to: Cell, reason: IllegalReason) -> IllegalMove {
        IllegalMove { variant: self.variant(), role: self.role_at(from), from, to, reason }
    }

    fn illegal_reason(&self, from: Cell, to: Cell) -> Option<IllegalReason> {
        let Some(piece) = self.piece_at(from) else { return Some(IllegalReason::NoPiece) };
        if piece.color != self.turn {
            return Some(IllegalReason::NotYourTurn);
        }
        if self.colors[self.turn].contains(to) {
            return Some(IllegalReason::OwnPiece);
        }
        if self.has_move(from, to) {
            return None;
        }
        let castling = self.rules.castling.iter().find(|way| way.king_from == from && way.king_to == to);
        if let (Role::King, Some(way)) = (piece.role, castling.filter(|way| way.color == self.turn)) {
            return self.castling_fault(way);
        }
        let fault = match piece.role {
            Role::Pawn => self.pawn_fault(from, to),
            role => movement_fault(role, from, to, self.rules.board, self.occupied()),
        };
        fault.or_else(|| self.king_fault(piece.role, from, to))
    }

    /// Whether a legal move leads from one cell to the other.
    fn has_move(&self, from: Cell, to: Cell) -> bool {
        self.legal_moves().iter().any(|mv| mv.from == from && mv.to == to)
    }

    fn pawn_fault(&self, from: Cell, to: Cell) -> Option<IllegalReason> {
        let rules = &self.rules.pawns[self.turn];
        if rules.captures[from.index()].contains(to) {
            let takes = self.colors[!self.turn] | self.en_passant();
            return (!takes.contains(to)).then_some(IllegalReason::NothingToTake);
        }
        let ahead = if self.turn == Color::White { to > from } else { to < from };
        let steps = usize::from(from.rank().abs_diff(to.rank()));
        let way = between(from, to);
        let may_step = steps == 1
            || rules.start.contains(from)
                && steps <= 3
                && way.is_subset(rules.push_again[0] | rules.push_again[1]);
        if from.file() != to.file() || !ahead || !may_step {
            return Some(IllegalReason::NotHowItMoves(Role::Pawn));
        }
        first_in_way(from, to, way.with(to) & self.occupied())
    }

    /// Why an unblocked move leaves the own king in check.
    fn king_fault(&self, role: Role, from: Cell, to: Cell) -> Option<IllegalReason> {
        let is_en_passant = role == Role::Pawn
            && self.rules.pawns[self.turn].captures[from.index()].contains(to)
            && !self.occupied().contains(to);
        let victim = self.double_push.filter(|_| is_en_passant).map(|step| step.to);
        let gone = victim.map_or(Bitboard::EMPTY, Bitboard::of).with(to);
        let occupied = (self.occupied().without(from) - gone).with(to);
        let king = if role == Role::King { to } else { self.king(self.turn) };
        let attackers = (self.attackers_to(king, occupied) & self.colors[!self.turn]) - gone;
        king_fault(role, attackers, self.checkers, self.pinned.contains(from).then(|| line(king, from)))
    }

    fn castling_fault(&self, way: &Castling) -> Option<IllegalReason> {
        if !self.castling.has(way.right) {
            return Some(IllegalReason::CastlingRightLost);
        }
        if let Some(by) = (way.empty & self.occupied()).first() {
            return Some(IllegalReason::CastlingBlocked { by });
        }
        if let Some(by) = self.checkers.first() {
            return Some(IllegalReason::CastlingInCheck { by });
        }
        way.safe.iter().find_map(|cell| {
            let by = (self.attackers_to(cell, self.occupied()) & self.colors[!self.turn]).first()?;
            Some(IllegalReason::CastlingAttacked { cell, by })
        })
    }
}

/// Why a piece that is not a pawn cannot go from one cell to another, the safety of kings aside.
pub(crate) fn movement_fault(
    role: Role,
    from: Cell,
    to: Cell,
    board: Bitboard,
    occupied: Bitboard,
) -> Option<IllegalReason> {
    if !(role.attacks(from, Bitboard::EMPTY) & board).contains(to) {
        return Some(IllegalReason::NotHowItMoves(role));
    }
    first_in_way(from, to, between(from, to) & occupied)
}

/// The blocker that is nearest to `from` on the way up or down a line.
pub(crate) fn first_in_way(from: Cell, to: Cell, blockers: Bitboard) -> Option<IllegalReason> {
    let nearest = if to > from { blockers.first() } else { blockers.last() };
    nearest.map(|by| IllegalReason::Blocked { by })
}

/// Why a move is illegal after which these pieces attack the own king: `checkers` gave check before, and `pin` is the
/// line on which the moving piece was pinned.
pub(crate) fn king_fault(
    role: Role,
    attackers: Bitboard,
    checkers: Bitboard,
    pin: Option<Bitboard>,
) -> Option<IllegalReason> {
    let by = attackers.first()?;
    Some(if role == Role::King {
        IllegalReason::KingAttacked { by }
    } else if let Some(by) = (checkers & attackers).first() {
        IllegalReason::StillInCheck { by }
    } else if pin.is_some_and(|pin| pin.contains(by)) {
        IllegalReason::Pinned { by }
    } else {
        IllegalReason::ExposesKing { by }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    #[track_caller]
    fn check(variant: Variant, fen: &str, from: &str, to: &str, expected: Option<IllegalReason>) {
        let position = Position::from_fen(variant, fen).unwrap();
        let cell = |name| variant.parse_cell(name).unwrap();
        let found = position.explain_illegal(cell(from), cell(to)).map(|illegal| illegal.reason);
        assert_eq!(found, expected, "{from}{to}");
    }

    #[test]
    fn at_the_start() {
        let start = Variant::Glinski.rules().start;
        let cases = [
            ("f5", "f7", Some(IllegalReason::Blocked { by: Cell::F7 })),
            ("f5", "f6", None),
            ("f6", "f7", Some(IllegalReason::NoPiece)),
            ("f7", "f6", Some(IllegalReason::NotYourTurn)),
            ("f1", "f2", Some(IllegalReason::OwnPiece)),
            ("f5", "f5", Some(IllegalReason::OwnPiece)),
            ("f5", "f8", Some(IllegalReason::NotHowItMoves(Role::Pawn))),
            ("f5", "f4", Some(IllegalReason::NotHowItMoves(Role::Pawn))),
            ("f5", "e5", Some(IllegalReason::NothingToTake)),
            ("e4", "e6", None),
            ("c1", "c4", Some(IllegalReason::Blocked { by: Cell::C2 })),
            ("d1", "d2", Some(IllegalReason::NotHowItMoves(Role::Knight))),
        ];
        for (from, to, expected) in cases {
            check(Variant::Glinski, start, from, to, expected);
        }
    }

    #[test]
    fn kings_and_pins() {
        let double_check = "1/2k/5/3r3/9/11/11/11/6nQ3/3P7/5K5 w - 0 1";
        check(Variant::Glinski, double_check, "h3", "g3", Some(IllegalReason::StillInCheck { by: Cell::F8 }));
        check(Variant::Glinski, double_check, "f1", "f2", Some(IllegalReason::KingAttacked { by: Cell::F8 }));
        let pinned = "1/2k/5/7/9/11/8q2/11/6B4/5K5/2P8 w - 0 1";
        check(Variant::McCooey, pinned, "g3", "h3", Some(IllegalReason::NotHowItMoves(Role::Bishop)));
        check(Variant::McCooey, pinned, "g3", "f5", Some(IllegalReason::Pinned { by: Cell::I5 }));
        let exposed = "1/2k/5/7/9/11/KPp1r6/11/11/11/9P1 w c6 0 1";
        check(Variant::Glinski, exposed, "b5", "c6", Some(IllegalReason::ExposesKing { by: Cell::E5 }));
    }

    #[test]
    fn castling() {
        let crossed = "k4/r5/7/8/9/8R/8/7/6/R3K w QB - 0 1";
        let cell = |name| Variant::Shafran.parse_cell(name).unwrap();
        let fault = IllegalReason::CastlingAttacked { cell: cell("d1"), by: cell("d9") };
        check(Variant::Shafran, crossed, "e1", "c1", Some(fault));
        check(Variant::Shafran, crossed, "e1", "g3", None);
        let lost = "k4/r5/7/8/9/8R/8/7/6/R3K w B - 0 1";
        check(Variant::Shafran, lost, "e1", "c1", Some(IllegalReason::CastlingRightLost));
    }

    #[test]
    fn explains_just_the_illegal_moves() {
        let mut random = fastrand::Rng::with_seed(5);
        for variant in Variant::ALL {
            let mut position = Position::start(variant);
            while !position.legal_moves().is_empty() && position.fullmove_number() < 60 {
                for from in variant.rules().board {
                    for to in variant.rules().board {
                        let legal = position.has_move(from, to);
                        assert_eq!(
                            position.explain_illegal(from, to).is_none(),
                            legal,
                            "{position:?} {from}{to}"
                        );
                    }
                }
                let moves = position.legal_moves();
                position.play_unchecked(moves[random.usize(..moves.len())]);
            }
        }
    }
}
