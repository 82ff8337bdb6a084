//! The pieces.

use std::fmt;

use super::Color;
use crate::hex::{Bitboard, Cell, bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks};
use crate::sides::indexed_by;

/// The role of a piece: its kind without its colour.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Role {
    /// From the pawn to the king.
    pub const ALL: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// The roles a pawn may promote to, the most common first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The English letter in lower case: `p n b r q k`.
    pub const fn char(self) -> char {
        b"pnbrqk"[self as usize] as char
    }

    /// The conventional value in pawns; 0 for the king.
    pub const fn value(self) -> u32 {
        [1, 3, 3, 5, 9, 0][self as usize]
    }

    /// The piece of this role that a side has.
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }

    /// The cells that a piece other than a pawn attacks with this occupancy. The board may lack some of them.
    #[inline]
    pub(crate) fn attacks(self, from: Cell, occupied: Bitboard) -> Bitboard {
        match self {
            Role::Pawn => Bitboard::EMPTY,
            Role::Knight => knight_attacks(from),
            Role::Bishop => bishop_attacks(from, occupied),
            Role::Rook => rook_attacks(from, occupied),
            Role::Queen => queen_attacks(from, occupied),
            Role::King => king_attacks(from),
        }
    }

    /// The role of an English letter in lower or upper case.
    pub fn from_char(letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.char() == letter.to_ascii_lowercase())
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["pawn", "knight", "bishop", "rook", "queen", "king"][*self as usize])
    }
}

/// A piece: a role of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// The side.
    pub color: Color,
    /// The kind of piece, without its side.
    pub role: Role,
}

impl Piece {
    /// The letter of FEN: White's in upper case, Black's in lower.
    pub const fn char(self) -> char {
        match self.color {
            Color::White => self.role.char().to_ascii_uppercase(),
            Color::Black => self.role.char(),
        }
    }

    /// The piece of a FEN letter.
    pub fn from_char(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        Role::from_char(letter).map(|role| Piece { color, role })
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}

/// A value for each role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByRole<T>([T; 6]);

impl<T> ByRole<T> {
    /// The values in the order of [`Role::ALL`]: pawn, knight, bishop, rook, queen, king.
    pub const fn new(values: [T; 6]) -> ByRole<T> {
        ByRole(values)
    }

    /// The roles with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Role, &T)> {
        Role::ALL.into_iter().zip(&self.0)
    }
}

indexed_by!(ByRole, Role);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_both_ways() {
        for role in Role::ALL {
            for color in Color::ALL {
                let piece = Piece { color, role };
                assert_eq!(Piece::from_char(piece.char()), Some(piece));
            }
        }
        assert_eq!(Piece::from_char('N').map(Piece::char), Some('N'));
        assert_eq!(Piece::from_char('x'), None);
        assert_eq!(Piece::from_char('ñ'), None);
    }
}
