//! How a board looks: its colours, its pieces, and how it is turned.

use std::f32::consts::FRAC_PI_3;

use serde::{Deserialize, Serialize};

use crate::app::text::keys;

/// The colours of the cells, chosen by the player; the window defines them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardPalette {
    /// The federation's warm browns.
    #[default]
    Honey,
    /// Cool blue greys.
    Slate,
    /// The cream and greens of tournament boards.
    Green,
    /// Muted blues, no cell as bright as paper: for dark rooms.
    Night,
    /// White, light grey and dark grey, as far apart as they can be.
    HighContrast,
}

keys!(impl BoardPalette {
    Honey => "palette-honey",
    Slate => "palette-slate",
    Green => "palette-green",
    Night => "palette-night",
    HighContrast => "palette-high-contrast",
});

/// A set of pieces, chosen by the player; the window has the pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// Turned wood.
    #[default]
    Classic,
    /// Large heads and heavy lines, easy to distinguish on the smallest board. Settings of 0.3 may name a set that it
    /// replaces.
    #[serde(alias = "modern")]
    Bold,
}

keys!(impl PieceSet { Classic => "pieces-classic", Bold => "pieces-bold" });

/// The ink of a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrintInk {
    /// Black and greys on white cells, for paper.
    #[default]
    Black,
    /// The colours of the board.
    Colors,
}

keys!(impl PrintInk { Black => "ink-black", Colors => "ink-colors" });

/// The rotation of a board clockwise from White's view, in sixths of a circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn(u8);

impl Turn {
    /// White sits at the bottom.
    pub const NONE: Self = Self(0);
    /// Black sits at the bottom of a board for two.
    pub const HALF: Self = Self(3);

    /// A turn clockwise, in sixths of a circle.
    pub const fn sixths(sixths: u8) -> Self {
        Self(sixths % 6)
    }

    /// A board for two, with Black at the bottom or not.
    pub const fn flipped(is_flipped: bool) -> Self {
        if is_flipped { Self::HALF } else { Self::NONE }
    }

    /// Whether the board is rotated by half a circle.
    pub const fn is_half(self) -> bool {
        self.0 == Self::HALF.0
    }

    /// The rotation in sixths of a circle clockwise, 0 to 5.
    pub const fn count(self) -> u8 {
        self.0
    }

    /// The angle in radians, clockwise.
    pub fn radians(self) -> f32 {
        f32::from(self.0) * FRAC_PI_3
    }
}
