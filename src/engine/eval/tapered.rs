//! Tapered weights: a middlegame and an endgame weight, interpolated by the game phase.

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A middlegame and an endgame weight in centipawns.
///
/// Both are packed into one integer, the endgame weight in the upper half, so that sums and products take one
/// instruction. [`Tapered::eg`] corrects for the borrow of a negative lower half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tapered(i64);

/// A pair of weights; short, for readable tables.
pub const fn s(mg: i32, eg: i32) -> Tapered {
    Tapered(((eg as i64) << 32) + mg as i64)
}

impl Tapered {
    /// The middlegame weight.
    pub const fn mg(self) -> i32 {
        self.0 as i32
    }

    /// The endgame weight.
    pub const fn eg(self) -> i32 {
        ((self.0 + (1 << 31)) >> 32) as i32
    }

    /// The weight at a game phase, from `full` in the middlegame to 0 in the endgame.
    pub fn at(self, phase: i32, full: i32) -> i32 {
        (self.mg() * phase + self.eg() * (full - phase)) / full
    }
}

impl Add for Tapered {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Tapered {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Tapered {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Tapered {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i32> for Tapered {
    type Output = Self;
    #[inline(always)]
    fn mul(self, times: i32) -> Self {
        Self(self.0 * i64::from(times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_are_independent() {
        for (mg, eg) in [(0, 0), (10, -30), (-10, 30), (-1, -1), (i32::MIN / 2, i32::MAX / 2)] {
            assert_eq!((s(mg, eg).mg(), s(mg, eg).eg()), (mg, eg));
        }
        assert_eq!((s(1, 2) - s(4, 3)) * 2 + -s(1, 1), s(-7, -3));
        assert_eq!(s(-5, 7) * -3, s(15, -21));
    }

    #[test]
    fn tapers_from_end_to_end() {
        assert_eq!(s(10, -30).at(24, 24), 10);
        assert_eq!(s(10, -30).at(0, 24), -30);
        assert_eq!(s(10, -30).at(12, 24), -10);
    }
}
