//! Gathers the bits of some cells into a number without gaps, by multiplication.
//!
//! A factor with a bit for each cell copies the set of occupied cells as many times, each copy shifted so that
//! another cell arrives at the top of the product. With a well chosen factor the copies do not disturb each other
//! there. (Square boards know such factors as "magic numbers"; here they are short and found at the start, for the
//! two halves of the board apart, so that no table of numbers is needed in the source.)

/// Turns what stands on some cells into an index below two to the power of their number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gather {
    /// For the lower and the upper 64 bits of a set of cells.
    halves: [Half; 2],
    /// The number of cells in the lower half.
    lower_cells: u32,
}

#[derive(Clone, Copy, Debug)]
struct Half {
    mask: u64,
    factor: u64,
    shift: u32,
}

impl Gather {
    /// Gathers the bits of `mask`, at most ten in each half.
    pub(super) fn new(mask: u128) -> Gather {
        let halves = [Half::new(mask as u64), Half::new((mask >> 64) as u64)];
        Gather { halves, lower_cells: (mask as u64).count_ones() }
    }

    /// The index of the cells that are `occupied`: different for different sets of the gathered cells.
    #[inline(always)]
    pub(super) fn index(&self, occupied: u128) -> usize {
        let [lower, upper] = &self.halves;
        (lower.index(occupied as u64) | upper.index((occupied >> 64) as u64) << self.lower_cells) as usize
    }
}

impl Half {
    fn new(mask: u64) -> Half {
        match mask.count_ones() {
            0 => Half { mask, factor: 0, shift: 0 },
            bits => Half { mask, factor: find_factor(mask), shift: 64 - bits },
        }
    }

    #[inline(always)]
    fn index(&self, occupied: u64) -> u64 {
        // The shift is below 64; saying so spares the processor a check.
        (occupied & self.mask).wrapping_mul(self.factor) >> (self.shift & 63)
    }
}

/// Tries factors that bring the bits to the top in this or that order, until one keeps all subsets apart.
///
/// It takes 3 tries on the average and 90 at the worst.
fn find_factor(mask: u64) -> u64 {
    let mut random = fastrand::Rng::with_seed(mask);
    let mut tops: Vec<u32> = (64 - mask.count_ones()..64).collect();
    loop {
        let factor =
            bits(mask).zip(&tops).fold(0, |factor, (bit, top)| factor | 1 << ((top + 64 - bit) % 64));
        if keeps_apart(mask, factor) {
            return factor;
        }
        random.shuffle(&mut tops);
    }
}

/// Whether the top bits of the products differ for all subsets of the mask.
fn keeps_apart(mask: u64, factor: u64) -> bool {
    let half = Half { mask, factor, shift: 64 - mask.count_ones() };
    let mut seen = [0_u64; 16];
    subsets(mask.into()).all(|subset| {
        let index = half.index(subset as u64) as usize;
        let bit = 1 << (index % 64);
        let is_new = seen[index / 64] & bit == 0;
        seen[index / 64] |= bit;
        is_new
    })
}

/// The numbers of the bits that are set.
fn bits(mask: u64) -> impl Iterator<Item = u32> {
    (0..64).filter(move |bit| mask >> bit & 1 != 0)
}

/// All subsets of the bits of `mask`, the empty one first.
pub(super) fn subsets(mask: u128) -> impl Iterator<Item = u128> {
    let mut next = Some(0_u128);
    std::iter::from_fn(move || {
        let subset = next?;
        // Counts upwards in the bits of the mask alone.
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
            let gather = Gather::new(mask);
            let mut indices: Vec<usize> =
                subsets(mask).map(|subset| gather.index(subset | !mask & 0x5555)).collect();
            indices.sort_unstable();
            assert!(indices.into_iter().eq(0..1 << mask.count_ones()), "{mask:#x}");
        }
    }
}
