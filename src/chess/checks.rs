//! Which moves give check, without playing them.

use super::{ByRole, Move, MoveKind, Position, Role};
use crate::hex::{Bitboard, Cell, between, bishop_attacks, knight_attacks, line, rook_attacks};

/// From where the pieces of the side to move give check. It holds for one position.
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    /// The enemy's king.
    king: Cell,
    /// The cells on which a piece of each kind attacks the king.
    from: ByRole<Bitboard>,
    /// The own pieces that alone stand between the king and an own slider: when they leave the line, it gives check.
    shields: Bitboard,
}

impl Position {
    /// What it takes to tell the moves that give check.
    pub fn checks(&self) -> Checks {
        let king = self.king(!self.turn);
        let occupied = self.occupied();
        let bishop = bishop_attacks(king, occupied);
        let rook = rook_attacks(king, occupied);
        let pawn = self.rules.pawns[!self.turn].captures[king.index()];
        let own = self.colors[self.turn];
        let snipers = self.snipers(king, self.turn).iter();
        let shields = snipers.fold(Bitboard::EMPTY, |shields, sniper| {
            let between = between(king, sniper) & occupied;
            if between.has_many() { shields } else { shields | between & own }
        });
        let from = ByRole::new([pawn, knight_attacks(king), bishop, rook, bishop | rook, Bitboard::EMPTY]);
        Checks { king, from, shields }
    }

    /// Whether a legal move gives check.
    pub fn gives_check(&self, mv: Move) -> bool {
        self.gives_one_of(&self.checks(), mv)
    }

    /// Whether a legal move gives check, where the checks of this position are known.
    #[inline(always)]
    pub fn gives_one_of(&self, checks: &Checks, mv: Move) -> bool {
        match mv.kind {
            MoveKind::Normal | MoveKind::DoubleStep => {
                let role = self.role_at(mv.from).unwrap_or(Role::King);
                checks.from[role].contains(mv.to) || checks.shields.contains(mv.from) && checks.opens(mv)
            }
            MoveKind::EnPassant | MoveKind::Castle | MoveKind::Promotion(_) => {
                self.gives_check_when_played(mv)
            }
        }
    }

    /// Plays the move to see: more than one piece moves or vanishes, or another piece arrives, which is rare and full of
    /// traps.
    #[cold]
    fn gives_check_when_played(&self, mv: Move) -> bool {
        let mut next = *self;
        next.play_unchecked(mv);
        next.in_check()
    }
}

impl Checks {
    /// Whether a piece that shields the king leaves the line.
    #[cold]
    fn opens(&self, mv: Move) -> bool {
        !line(self.king, mv.from).contains(mv.to)
    }
}
