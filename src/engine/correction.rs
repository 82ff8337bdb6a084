//! Correction history: the average error of the static evaluation in positions with the same features.
//!
//! The difference between the search value and the static evaluation is similar in other positions with the same
//! pawns, or with the same pieces of one side. It is stored by a hash of these and added to later evaluations.

use super::parameters::correction_share;
use crate::chess::{Color, Position, Role};
use crate::hex::Bitboard;

/// Entries for each side to move and each kind of key.
const ENTRIES: usize = 1 << 14;
/// The unit of an entry, in parts of a centipawn.
const GRAIN: i32 = 256;
/// Differences are clamped to this, in centipawns.
const LIMIT: i32 = 64;
/// The maximum weight of a new difference in the moving average, of [`WEIGHT_SUM`].
const MAX_WEIGHT: i32 = 16;
const WEIGHT_SUM: i32 = 256;

/// The kinds of keys: pawns, White's pieces, Black's pieces.
const KINDS: usize = 3;

/// Moving averages of search value minus static evaluation.
pub(crate) struct CorrectionHistory(Box<[i16]>);

impl Default for CorrectionHistory {
    fn default() -> Self {
        Self(vec![0; 2 * KINDS * ENTRIES].into_boxed_slice())
    }
}

impl CorrectionHistory {
    /// The correction to add to the static evaluation, in centipawns.
    pub fn get(&self, position: &Position) -> i32 {
        let sum: i32 = indices(position).iter().map(|&index| i32::from(self.0[index])).sum();
        sum * correction_share() / (GRAIN * 64)
    }

    /// Adds the difference between the search value and the static evaluation, weighted by the depth.
    pub fn update(&mut self, position: &Position, difference: i32, depth: i32) {
        let weight = (depth + 1).min(MAX_WEIGHT);
        let target = difference.clamp(-LIMIT, LIMIT) * GRAIN;
        for index in indices(position) {
            let old = i32::from(self.0[index]);
            let new = (old * (WEIGHT_SUM - weight) + target * weight) / WEIGHT_SUM;
            self.0[index] = new.clamp(-LIMIT * GRAIN, LIMIT * GRAIN) as i16;
        }
    }
}

const _: () = assert!(LIMIT * GRAIN <= i16::MAX as i32);

/// The indices of a position's entries.
fn indices(position: &Position) -> [usize; KINDS] {
    let pawns = position.by_role(Role::Pawn);
    let pieces = |color| {
        let own = position.by_color(color) - pawns;
        let strong = (position.by_role(Role::Rook) | position.by_role(Role::Queen)) & own;
        let minor = position.by_role(Role::Knight) & own;
        hash(own) ^ hash(strong).rotate_left(21) ^ hash(minor).rotate_left(42)
    };
    let white_pawns = pawns & position.by_color(Color::White);
    let keys = [hash(pawns) ^ hash(white_pawns).rotate_left(31), pieces(Color::White), pieces(Color::Black)];
    let side = position.turn() as usize;
    std::array::from_fn(|kind| (side * KINDS + kind) * ENTRIES + (keys[kind] >> 40) as usize % ENTRIES)
}

/// A hash of a bitboard.
fn hash(set: Bitboard) -> u64 {
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
    fn corrections_hold_for_positions_with_the_same_key_only() {
        let start = Position::start(Variant::Glinski);
        let mut corrections = CorrectionHistory::default();
        assert_eq!(corrections.get(&start), 0);
        for _ in 0..1_000 {
            corrections.update(&start, 40, 12);
        }
        let correction = corrections.get(&start);
        let whole = |difference: i32| difference * KINDS as i32 * correction_share() / 64;
        assert!((whole(40) * 5 / 6..=whole(40)).contains(&correction), "{correction}");
        let mut other = start;
        other.play_unchecked(start.legal_moves()[0]);
        assert_eq!(corrections.get(&other), 0, "the other side is to move");
        for _ in 0..2_000 {
            corrections.update(&start, -10_000, 30);
        }
        assert!(corrections.get(&start) < -whole(LIMIT) * 5 / 6);
    }
}
