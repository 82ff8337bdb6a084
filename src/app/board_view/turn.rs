//! How a board is turned.

use std::f32::consts::FRAC_PI_3;

/// The rotation of a board clockwise from White's view, in sixths of a circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn(u8);

impl Turn {
    /// White sits at the bottom.
    pub const NONE: Self = Self(0);
    /// Black sits at the bottom of a board for two.
    pub const HALF: Self = Self(3);

    /// So many sixths of a circle clockwise.
    pub const fn sixths(sixths: u8) -> Self {
        Self(sixths % 6)
    }

    /// A board for two, with Black at the bottom or not.
    pub const fn flipped(is_flipped: bool) -> Self {
        if is_flipped { Self::HALF } else { Self::NONE }
    }

    /// Whether it is turned by half a circle.
    pub const fn is_half(self) -> bool {
        self.0 == Self::HALF.0
    }

    /// How many sixths of a circle clockwise, 0 to 5.
    pub const fn count(self) -> u8 {
        self.0
    }

    /// The angle in radians, clockwise.
    pub fn radians(self) -> f32 {
        f32::from(self.0) * FRAC_PI_3
    }
}
