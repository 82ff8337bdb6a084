//! The `SplitMix64` generator (Steele, Lea and Flood 2014).

/// The increment of the state: 2^64 divided by the golden ratio.
const INCREMENT: u64 = 0x9e37_79b9_7f4a_7c15;

/// Advances a `SplitMix64` state and returns the next number.
pub const fn next_splitmix64(state: &mut u64) -> u64 {
    let number = splitmix64(*state);
    *state = state.wrapping_add(INCREMENT);
    number
}

/// The first number of the generator from a state: a hash of it.
pub const fn splitmix64(state: u64) -> u64 {
    let z = state.wrapping_add(INCREMENT);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The next numbers of a `SplitMix64` state.
pub const fn fill_splitmix64<const N: usize>(state: &mut u64) -> [u64; N] {
    let mut numbers = [0; N];
    let mut i = 0;
    while i < N {
        numbers[i] = next_splitmix64(state);
        i += 1;
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the reference implementation with the seed 1234567.
    #[test]
    fn numbers_are_those_of_the_reference_implementation() {
        let mut state = 1_234_567;
        let numbers = [(); 3].map(|()| next_splitmix64(&mut state));
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(numbers, expected);
        assert_eq!(splitmix64(1_234_567), expected[0]);
    }
}
