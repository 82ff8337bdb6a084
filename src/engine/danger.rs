//! Where a man would be lost to a lesser one.

use super::eval::pawn_attacks;
use crate::chess::{Move, Position, Role};
use crate::hex::Bitboard;
use crate::hex::attacks::{bishop_attacks, knight_attacks, rook_attacks};

/// What a quiet move's score gains for saving a knight or bishop and loses for offering one; a rook and a queen count
/// for more.
const MINOR: i32 = 2_000;
const ROOK: i32 = 3_000;
const QUEEN: i32 = 5_000;

/// The cells that lesser men of the enemy attack.
#[derive(Clone, Copy, Default)]
pub(super) struct Danger {
    /// Attacked by pawns.
    pawns: Bitboard,
    /// By pawns, knights and bishops.
    minors: Bitboard,
    /// By any of these or rooks.
    rooks: Bitboard,
}

impl Danger {
    /// For the side to move.
    pub fn of(position: &Position) -> Self {
        let (them, occupied) = (!position.turn(), position.occupied());
        let pawns = pawn_attacks(position, them);
        let mut minors = pawns;
        for cell in position.pieces(them, Role::Knight) {
            minors |= knight_attacks(cell);
        }
        for cell in position.pieces(them, Role::Bishop) {
            minors |= bishop_attacks(cell, occupied);
        }
        let mut rooks = minors;
        for cell in position.pieces(them, Role::Rook) {
            rooks |= rook_attacks(cell, occupied);
        }
        Self { pawns, minors, rooks }
    }

    /// What a quiet move gains by leaving such a cell, or loses by going to one, in the units of history scores.
    #[inline]
    pub fn score(&self, position: &Position, m: Move) -> i32 {
        let (cells, worth) = match position.role_at(m.from) {
            Some(Role::Knight | Role::Bishop) => (self.pawns, MINOR),
            Some(Role::Rook) => (self.minors, ROOK),
            Some(Role::Queen) => (self.rooks, QUEEN),
            _ => return 0,
        };
        worth * (i32::from(cells.contains(m.from)) - i32::from(cells.contains(m.to)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Color, Variant};

    #[test]
    fn men_flee_from_lesser_men_only() {
        let fen = "1/1k1/5/7/3p5/11/2R1Q6/11/11/11/1K9 w - 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let danger = Danger::of(&position);
        let cell_of = |color, role| position.pieces(color, role).first().unwrap();
        let pawn = cell_of(Color::Black, Role::Pawn);
        let [king, queen, rook] =
            [Role::King, Role::Queen, Role::Rook].map(|role| cell_of(Color::White, role));
        let attacked = position.rules().pawns[Color::Black].captures[pawn.index()];
        assert_eq!(attacked.len(), 2);
        for cell in attacked {
            let score = |from| danger.score(&position, Move::normal(from, cell));
            assert_eq!([rook, queen, king].map(score), [-ROOK, -QUEEN, 0]);
            assert_eq!(danger.score(&position, Move::normal(rook, queen)), 0, "no danger before or after");
        }
        assert!(attacked.iter().all(|cell| danger.minors.contains(cell)));
    }
}
