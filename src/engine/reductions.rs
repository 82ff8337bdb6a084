//! Late move reductions: the product of two logarithms, in integers, so that the tree is the same on every machine.

use super::parameters;

/// Natural logarithms in units of 1/128.
const LN: [i32; 128] = {
    let mut table = [0; 128];
    let mut n = 1;
    while n < table.len() {
        table[n] = ln_128(n as u64);
        n += 1;
    }
    table
};

/// A ply in the units of [`base_reduction`].
pub(super) const PLY: i32 = 1_024;

/// The reduction of the `count`-th move (from 1) at this depth, in units of [`PLY`], before adjustments.
pub(super) fn base_reduction(depth: i32, count: usize) -> i32 {
    let last = LN.len() - 1;
    let product = LN[(depth.max(1) as usize).min(last)] * LN[count.clamp(1, last)];
    // 0.98 + ln(depth) * ln(count) / 2.2
    (product * parameters::reduction_factor() / 1_200 + parameters::reduction_base()) >> 4
}

/// The natural logarithm of `n >= 1` in units of 1/128, by repeated squaring: each square gives a binary digit of log2.
const fn ln_128(n: u64) -> i32 {
    let whole = n.ilog2();
    // n / 2^whole, from 1 up to 2, with 31 binary digits.
    let mut x = n << (31 - whole);
    let mut log2 = whole as u64;
    let mut digit = 0;
    while digit < 16 {
        x = (x * x) >> 31;
        log2 <<= 1;
        if x >= 1 << 32 {
            x >>= 1;
            log2 += 1;
        }
        digit += 1;
    }
    // ln 2 = 45426 / 65536; log2 has 16 fractional bits, the result 7.
    ((log2 * 45_426) >> 25) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right() {
        for (n, &ln) in LN.iter().enumerate().skip(1) {
            let exact = (n as f64).ln() * 128.0;
            assert!((f64::from(ln) - exact).abs() <= 1.0, "{n}: {ln} {exact}");
        }
    }

    #[test]
    fn later_and_deeper_is_reduced_more() {
        assert!(base_reduction(1, 1) < PLY && base_reduction(20, 1) < PLY);
        assert!(
            base_reduction(3, 10) <= base_reduction(6, 10) && base_reduction(6, 10) < base_reduction(12, 30)
        );
        assert!((2 * PLY..4 * PLY).contains(&base_reduction(8, 20)));
        assert_eq!(base_reduction(500, 5_000), base_reduction(127, 127));
    }
}
