//! The three seats, and sets of them.

use std::fmt;
use std::str::FromStr;

use crate::sides::{Color, indexed_by};

/// A seat at the board, in the order of turns: clockwise from the corner f1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Seat {
    /// At the corner f1, and first to move.
    White,
    /// At the corner a6.
    Red,
    /// At the corner l6.
    Black,
}

impl Seat {
    /// The seats in the order of turns.
    pub const ALL: [Seat; 3] = [Seat::White, Seat::Red, Seat::Black];

    /// The seat to the left, whose turn comes next.
    #[inline(always)]
    pub const fn next(self) -> Seat {
        match self {
            Seat::White => Seat::Red,
            Seat::Red => Seat::Black,
            Seat::Black => Seat::White,
        }
    }

    /// The two other seats, that whose turn comes next first.
    #[inline(always)]
    pub const fn others(self) -> [Seat; 2] {
        [self.next(), self.next().next()]
    }

    /// The colour of this seat in a game of two.
    pub fn color(self) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| Seat::from(color) == self)
    }

    /// The letter of the position text: `w`, `r` or `b`.
    pub const fn char(self) -> char {
        b"wrb"[self as usize] as char
    }

    /// The seat of a letter of the position text.
    pub fn from_char(letter: char) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.char() == letter)
    }
}

/// White's and Black's seat.
impl From<Color> for Seat {
    fn from(color: Color) -> Seat {
        match color {
            Color::White => Seat::White,
            Color::Black => Seat::Black,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["White", "Red", "Black"][*self as usize])
    }
}

/// A value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySeat<T>([T; 3]);

impl<T> BySeat<T> {
    /// The values of White, Red and Black.
    pub const fn new(white: T, red: T, black: T) -> BySeat<T> {
        BySeat([white, red, black])
    }

    /// The results of the function for each seat.
    pub fn from_fn(f: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(f))
    }

    /// The seats with their values, in the order of turns.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

indexed_by!(BySeat, Seat);

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);
    /// All three.
    pub const ALL: Seats = Seats(0b111);

    /// The set with a seat added.
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat as u8)
    }

    /// The set with a seat removed.
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat as u8))
    }

    /// The seats that are not in the set.
    pub const fn others(self) -> Seats {
        Seats(!self.0 & Seats::ALL.0)
    }

    /// Whether the seat is in the set.
    #[inline(always)]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat as u8 & 1 != 0
    }

    /// Whether all seats of this set are in the other.
    pub const fn is_subset(self, other: Seats) -> bool {
        self.0 & !other.0 == 0
    }

    /// The number of seats in the set.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the order of turns.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// The letters of the seats in the order of turns, as in the position text.
impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|seat| write!(f, "{}", seat.char()))
    }
}

/// The text does not name seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seats are the letters w, r and b, each once and in this order")]
pub struct ParseSeatsError;

/// Parses the output of `Display`.
impl FromStr for Seats {
    type Err = ParseSeatsError;

    fn from_str(text: &str) -> Result<Seats, ParseSeatsError> {
        let seats: Seats = text.chars().filter_map(Seat::from_char).collect();
        if seats.to_string() == text { Ok(seats) } else { Err(ParseSeatsError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_go_round() {
        for seat in Seat::ALL {
            assert_eq!(seat.next().next().next(), seat);
            assert_eq!(Seat::from_char(seat.char()), Some(seat));
            assert!(!seat.others().contains(&seat));
        }
        assert_eq!(Seat::from_char('x'), None);
    }

    #[test]
    fn sets_of_seats() {
        let set = Seats::ALL.without(Seat::Red);
        assert_eq!((set.to_string().as_str(), set.len()), ("wb", 2));
        assert!(set.contains(Seat::Black) && !set.contains(Seat::Red));
        assert_eq!(set.others(), Seats::NONE.with(Seat::Red));
        assert!(set.is_subset(Seats::ALL) && !Seats::ALL.is_subset(set));
        assert_eq!(set.iter().collect::<Seats>(), set);
        assert!(Seats::NONE.is_empty());
        assert_eq!("wb".parse(), Ok(set));
        for text in ["bw", "ww", "x", "wrbx", "7"] {
            assert_eq!(text.parse::<Seats>(), Err(ParseSeatsError), "{text}");
        }
    }
}
