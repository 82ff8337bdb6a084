//! Magic bitboards: maps the occupancy of some cells to a dense index by multiplication.
//!
//! The magic factor has a bit for each masked cell, so the product is a sum of shifted copies of the occupancy, each
//! with another cell at its top. A good factor lets the top bits be different for each occupancy. The two 64-bit
//! halves of the board have a factor each. Factors are found at startup, because the search takes few tries.

/// Maps the occupancy of the masked cells to an index below 2 to the power of their number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Magic {
    /// For the lower and the upper 64 bits of a bitboard.
    halves: [HalfMagic; 2],
    /// The number of masked cells in the lower half.
    lower_bits: u32,
}

/// Mask, magic factor and shift for one half.
#[derive(Clone, Copy, Debug)]
struct HalfMagic {
    mask: u64,
    factor: u64,
    shift: u32,
}

impl Magic {
    /// Finds magics for a mask with at most ten cells in each half.
    pub(super) fn new(mask: u128) -> Magic {
        let halves = [HalfMagic::new(mask as u64), HalfMagic::new((mask >> 64) as u64)];
        Magic { halves, lower_bits: (mask as u64).count_ones() }
    }

    /// The index of an occupancy, different for each subset of the mask.
    #[inline(always)]
    pub(super) fn index(&self, occupied: u128) -> usize {
        let [lower, upper] = &self.halves;
        (lower.index(occupied as u64) | upper.index((occupied >> 64) as u64) << self.lower_bits) as usize
    }
}

impl HalfMagic {
    fn new(mask: u64) -> HalfMagic {
        match mask.count_ones() {
            0 => HalfMagic { mask, factor: 0, shift: 0 },
            bits => HalfMagic { mask, factor: find_factor(mask), shift: 64 - bits },
        }
    }

    #[inline(always)]
    fn index(&self, occupied: u64) -> u64 {
        // The mask on the shift avoids a check.
        (occupied & self.mask).wrapping_mul(self.factor) >> (self.shift & 63)
    }
}

/// Tries factors that map the bits to the top in random order, until one maps all subsets to different indices.
///
/// The search takes 3 tries on average and 90 at worst.
fn find_factor(mask: u64) -> u64 {
    let mut random = fastrand::Rng::with_seed(mask);
    let mut targets: Vec<u32> = (64 - mask.count_ones()..64).collect();
    loop {
        let factor = bits(mask)
            .zip(&targets)
            .fold(0, |factor, (bit, target)| factor | 1 << ((target + 64 - bit) % 64));
        if is_collision_free(mask, factor) {
            return factor;
        }
        random.shuffle(&mut targets);
    }
}

/// Whether all subsets of the mask get different indices.
fn is_collision_free(mask: u64, factor: u64) -> bool {
    let half = HalfMagic { mask, factor, shift: 64 - mask.count_ones() };
    let mut seen = [0_u64; 16];
    subsets(mask.into()).all(|subset| {
        let index = half.index(subset as u64) as usize;
        let bit = 1 << (index % 64);
        let is_new = seen[index / 64] & bit == 0;
        seen[index / 64] |= bit;
        is_new
    })
}

/// The indices of the set bits.
fn bits(mask: u64) -> impl Iterator<Item = u32> {
    (0..64).filter(move |bit| mask >> bit & 1 != 0)
}

/// All subsets of the bits of `mask`, the empty one first.
pub(super) fn subsets(mask: u128) -> impl Iterator<Item = u128> {
    let mut next = Some(0_u128);
    std::iter::from_fn(move || {
        let subset = next?;
        // Counts up in the bits of the mask (Carry-Rippler).
        next = Some(subset.wrapping_sub(mask) & mask).filter(|&bits| bits != 0);
        Some(subset)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_are_all_and_different() {
        let all: Vec<u128> = subsets(0b1010_0001).collect();
        assert_eq!(all, [0, 1, 0b10_0000, 0b10_0001, 0b1000_0000, 0b1000_0001, 0b1010_0000, 0b1010_0001]);
        assert_eq!(subsets(0).collect::<Vec<_>>(), [0]);
        assert_eq!(subsets(u128::MAX << 120).count(), 256);
    }

    #[test]
    fn indices_have_no_gaps() {
        for mask in [0, 1, 1 << 127, 0b1111 << 62, 1 << 3 | 1 << 12 | 1 << 22 | 1 << 64 | 1 << 73] {
            let magic = Magic::new(mask);
            let mut indices: Vec<usize> =
                subsets(mask).map(|subset| magic.index(subset | !mask & 0x5555)).collect();
            indices.sort_unstable();
            assert!(indices.into_iter().eq(0..1 << mask.count_ones()), "{mask:#x}");
        }
    }
}
