//! Positions thrown together at random, where long captures, blocked men and kings on promotion cells are common.

use std::collections::BTreeMap;

use fastrand::Rng;

use super::oracle::{Oracle, Piece, Spot, is_promotion, spots};

/// The purpose of a scattered position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Plain men of both sides, some soon crowned.
    Men,
    /// One side has few flying kings, the other many men.
    Hunt,
    /// Kings on promotion cells with every mark, and enemy men beside them.
    Shelter,
    /// The mover's men before its promotion cells, which the enemy's men guard.
    Edge,
    /// Few kings, and the fifty moves not far.
    Ending,
}

impl Kind {
    pub const ALL: [Self; 5] = [Self::Men, Self::Hunt, Self::Shelter, Self::Edge, Self::Ending];
}

/// A position of a kind, with or without the total ban.
pub fn scattered(kind: Kind, rng: &mut Rng) -> Oracle {
    let mut oracle = Oracle { men: BTreeMap::new(), ..Oracle::start() };
    oracle.white_to_move = rng.bool();
    oracle.total_ban = rng.u8(..3) == 0;
    let mover = oracle.white_to_move;
    let anywhere = |_| true;
    match kind {
        Kind::Men => {
            for _ in 0..rng.usize(6..30) {
                oracle.drop(rng.bool(), rng.u8(..10) == 0, anywhere, rng);
            }
        }
        Kind::Hunt => {
            for _ in 0..rng.usize(1..4) {
                oracle.drop(mover, true, anywhere, rng);
            }
            for _ in 0..rng.usize(3..15) {
                oracle.drop(!mover, rng.u8(..5) == 0, anywhere, rng);
            }
        }
        Kind::Shelter => {
            for _ in 0..rng.usize(1..5) {
                oracle.drop(!mover, true, |spot| is_promotion(spot, !mover), rng);
            }
            for _ in 0..rng.usize(2..9) {
                oracle.drop(mover, rng.u8(..6) == 0, anywhere, rng);
            }
            for _ in 0..rng.usize(0..4) {
                oracle.drop(rng.bool(), rng.bool(), anywhere, rng);
            }
            oracle.mark(rng);
        }
        Kind::Edge => {
            let far = |spot: Spot| if mover { spot.1 } else { 10 - spot.1 };
            for _ in 0..rng.usize(4..10) {
                oracle.drop(!mover, false, |spot| far(spot) >= 7, rng);
            }
            for _ in 0..rng.usize(2..6) {
                oracle.drop(mover, false, |spot| (5..9).contains(&far(spot)), rng);
            }
        }
        Kind::Ending => {
            oracle.quiet_plies = rng.u32(80..100);
            oracle.number = 70;
            for _ in 0..rng.usize(2..5) {
                oracle.drop(rng.bool(), true, anywhere, rng);
            }
        }
    }
    oracle
}

impl Oracle {
    /// Puts a man on an empty cell that fits. On its promotion cells it is always a king.
    fn drop(&mut self, white: bool, king: bool, fits: impl Fn(Spot) -> bool, rng: &mut Rng) {
        if self.men.values().filter(|man| man.white == white).count() >= 24 {
            return;
        }
        let is_free = |spot: &Spot| fits(*spot) && !self.men.contains_key(spot);
        let free: Vec<Spot> = spots().into_iter().filter(is_free).collect();
        if free.is_empty() {
            return;
        }
        let spot = free[rng.usize(..free.len())];
        let king = king || is_promotion(spot, white);
        self.men.insert(spot, Piece { king, ..Piece::man(white) });
    }

    /// Marks kings on their own promotion cells at random; at most one of the waiting side as just crowned.
    pub fn mark(&mut self, rng: &mut Rng) {
        let mut crowned = rng.bool();
        for (&spot, man) in &mut self.men {
            if man.king && is_promotion(spot, man.white) {
                man.came_by_capture = rng.bool();
                man.just_crowned = crowned && man.white != self.white_to_move && rng.bool();
                crowned &= !man.just_crowned;
            }
        }
    }
}
