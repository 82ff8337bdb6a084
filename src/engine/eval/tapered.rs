//! Weights that change from the middlegame to the endgame.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A weight in centipawns with all men on the board, and with none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tapered {
    pub mg: i32,
    pub eg: i32,
}

/// Short for a pair of weights, so that tables of them read as tables.
pub(super) const fn s(mg: i32, eg: i32) -> Tapered {
    Tapered { mg, eg }
}

impl Tapered {
    /// The weight where `phase` of `full` is left of the middlegame.
    pub fn at(self, phase: i32, full: i32) -> i32 {
        (self.mg * phase + self.eg * (full - phase)) / full
    }
}

impl Add for Tapered {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        s(self.mg + other.mg, self.eg + other.eg)
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Tapered {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        s(self.mg - other.mg, self.eg - other.eg)
    }
}

impl SubAssign for Tapered {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Neg for Tapered {
    type Output = Self;
    fn neg(self) -> Self {
        s(-self.mg, -self.eg)
    }
}

impl Mul<i32> for Tapered {
    type Output = Self;
    fn mul(self, times: i32) -> Self {
        s(self.mg * times, self.eg * times)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tapers_from_end_to_end() {
        assert_eq!(s(10, -30).at(24, 24), 10);
        assert_eq!(s(10, -30).at(0, 24), -30);
        assert_eq!(s(10, -30).at(12, 24), -10);
        assert_eq!((s(1, 2) - s(4, 3)) * 2 + -s(1, 1), s(-7, -3));
    }
}
