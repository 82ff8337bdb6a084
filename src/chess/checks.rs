//! Finds the moves that give check, without playing them.

use super::{ByRole, Move, MoveKind, Position, Role};
use crate::hex::{Bitboard, Cell, between, bishop_attacks, knight_attacks, line, rook_attacks};

/// Data of one position for testing whether a move gives check.
#[derive(Clone, Copy, Debug)]
pub struct CheckInfo {
    /// The enemy king's cell.
    king: Cell,
    /// The cells from which a piece of each role gives direct check.
    check_cells: ByRole<Bitboard>,
    /// The own pieces that give a discovered check when they leave the line between an own slider and the king.
    blockers: Bitboard,
}

impl Position {
    /// The data for [`gives_check_with`](Position::gives_check_with), computed once per position.
    pub fn check_info(&self) -> CheckInfo {
        let king = self.king(!self.turn);
        let occupied = self.occupied();
        let bishop = bishop_attacks(king, occupied);
        let rook = rook_attacks(king, occupied);
        let pawn = self.rules.pawns[!self.turn].captures[king.index()];
        let own = self.colors[self.turn];
        let snipers = self.snipers(king, self.turn).iter();
        let blockers = snipers.fold(Bitboard::EMPTY, |blockers, sniper| {
            let between = between(king, sniper) & occupied;
            if between.has_many() { blockers } else { blockers | between & own }
        });
        let check_cells =
            ByRole::new([pawn, knight_attacks(king), bishop, rook, bishop | rook, Bitboard::EMPTY]);
        CheckInfo { king, check_cells, blockers }
    }

    /// Whether a legal move gives check.
    pub fn gives_check(&self, mv: Move) -> bool {
        self.gives_check_with(&self.check_info(), mv)
    }

    /// Whether a legal move gives check, by the check info of this position.
    #[inline(always)]
    pub fn gives_check_with(&self, info: &CheckInfo, mv: Move) -> bool {
        match mv.kind {
            MoveKind::Normal | MoveKind::DoublePush => {
                let role = self.role_at(mv.from).unwrap_or(Role::King);
                info.check_cells[role].contains(mv.to)
                    || info.blockers.contains(mv.from) && info.leaves_line(mv)
            }
            MoveKind::EnPassant | MoveKind::Castle | MoveKind::Promotion(_) => {
                self.gives_check_when_played(mv)
            }
        }
    }

    /// Makes the move to see whether it gives check: en passant, castling and promotions are rare and have discovered
    /// checks of their own.
    #[cold]
    fn gives_check_when_played(&self, mv: Move) -> bool {
        let mut next = *self;
        next.play_unchecked(mv);
        next.in_check()
    }
}

impl CheckInfo {
    /// Whether a blocker leaves the line to the king, which discovers a check.
    #[cold]
    fn leaves_line(&self, mv: Move) -> bool {
        !line(self.king, mv.from).contains(mv.to)
    }
}
