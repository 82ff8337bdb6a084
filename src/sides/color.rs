//! The two sides.

use std::fmt;
use std::ops::Not;

/// A side of the game.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Color {
    White,
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The opposite side; the operator `!` for constants.
    #[inline(always)]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// The letter of FEN: `w` or `b`.
    pub const fn char(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }
}

impl Not for Color {
    type Output = Color;

    #[inline(always)]
    fn not(self) -> Color {
        self.other()
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::White => "White",
            Color::Black => "Black",
        })
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByColor<T>([T; 2]);

impl<T> ByColor<T> {
    /// The values of White and Black.
    pub const fn new(white: T, black: T) -> ByColor<T> {
        ByColor([white, black])
    }

    /// The results of the function for each side.
    pub fn from_fn(mut f: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor([f(Color::White), f(Color::Black)])
    }

    /// Applies the function to the value of each side.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor(self.0.map(f))
    }

    /// The values of White, then of Black.
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        Color::ALL.into_iter().zip(&self.0)
    }
}

/// Lets values in an array be indexed by an enum.
macro_rules! indexed_by {
    ($values:ident, $key:ident) => {
        impl<T> std::ops::Index<$key> for $values<T> {
            type Output = T;

            #[inline(always)]
            fn index(&self, key: $key) -> &T {
                &self.0[key as usize]
            }
        }

        impl<T> std::ops::IndexMut<$key> for $values<T> {
            #[inline(always)]
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[key as usize]
            }
        }
    };
}

indexed_by!(ByColor, Color);

pub(crate) use indexed_by;
