//! How far the static evaluation has been off in positions of one kind ("correction history").
//!
//! Where the search comes to another value than the evaluation, it does so in most positions with the same pawns,
//! or with the same men of one side. The difference is kept by a hash of those, and added to later evaluations.

use crate::chess::{Color, Position, Role};
use crate::hex::Bitboard;

/// Differences kept for each side and each kind of likeness.
const ENTRIES: usize = 1 << 14;
/// Differences are kept in so many parts of a centipawn.
const GRAIN: i32 = 256;
/// No difference is taken to be larger, in centipawns.
const LIMIT: i32 = 64;
/// A new difference replaces at most so many parts of [`WEIGHTS`] of the old.
const MOST_WEIGHT: i32 = 16;
const WEIGHTS: i32 = 256;

/// The kinds of likeness: the pawns, White's pieces, Black's pieces.
const KINDS: usize = 3;

/// What the evaluation has been off by.
pub(crate) struct Corrections(Box<[i16]>);

impl Default for Corrections {
    fn default() -> Self {
        Self(vec![0; 2 * KINDS * ENTRIES].into_boxed_slice())
    }
}

impl Corrections {
    /// What to add to the static evaluation, in centipawns.
    pub fn get(&self, position: &Position) -> i32 {
        let sum: i32 = slots(position).iter().map(|&slot| i32::from(self.0[slot])).sum();
        sum / (GRAIN * 2)
    }

    /// Learns that the value of a search of this depth was so much higher than the static evaluation.
    pub fn update(&mut self, position: &Position, difference: i32, depth: i32) {
        let weight = (depth + 1).min(MOST_WEIGHT);
        let target = difference.clamp(-LIMIT, LIMIT) * GRAIN;
        for slot in slots(position) {
            let old = i32::from(self.0[slot]);
            let new = (old * (WEIGHTS - weight) + target * weight) / WEIGHTS;
            self.0[slot] = new.clamp(-LIMIT * GRAIN, LIMIT * GRAIN) as i16;
        }
    }
}

const _: () = assert!(LIMIT * GRAIN <= i16::MAX as i32);

/// Where the differences of the position are kept.
fn slots(position: &Position) -> [usize; KINDS] {
    let pawns = position.by_role(Role::Pawn);
    let pieces = |color| {
        let own = position.by_color(color) - pawns;
        let strong = (position.by_role(Role::Rook) | position.by_role(Role::Queen)) & own;
        let minor = position.by_role(Role::Knight) & own;
        mix(own) ^ mix(strong).rotate_left(21) ^ mix(minor).rotate_left(42)
    };
    let white_pawns = pawns & position.by_color(Color::White);
    let keys = [mix(pawns) ^ mix(white_pawns).rotate_left(31), pieces(Color::White), pieces(Color::Black)];
    let side = position.turn() as usize;
    std::array::from_fn(|kind| (side * KINDS + kind) * ENTRIES + (keys[kind] >> 40) as usize % ENTRIES)
}

/// A hash of a set.
fn mix(set: Bitboard) -> u64 {
    let bits = set.bits();
    let low = (bits as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let high = ((bits >> 64) as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    (low ^ high.rotate_left(32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    #[test]
    fn differences_are_learnt_for_like_positions_alone() {
        let start = Position::start(Variant::Glinski);
        let mut corrections = Corrections::default();
        assert_eq!(corrections.get(&start), 0);
        for _ in 0..1_000 {
            corrections.update(&start, 40, 12);
        }
        let learnt = corrections.get(&start);
        assert!((50..=60).contains(&learnt), "{learnt}");
        let mut other = start;
        other.play_unchecked(start.legal_moves()[0]);
        assert_eq!(corrections.get(&other), 0, "it is the other side's turn");
        for _ in 0..2_000 {
            corrections.update(&start, -10_000, 30);
        }
        assert!(corrections.get(&start) < -80);
    }
}
