//! The pieces, living and dead.

use std::fmt;

use super::{Role, Seat};

/// The letter of the position text for a dead piece, in place of its seat's.
const DEAD: char = 'x';

/// A piece: a role of a seat, or a dead piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// The seat; `None` if its side is out, whichever that was.
    pub seat: Option<Seat>,
    /// The kind of piece, without its side.
    pub role: Role,
}

impl Piece {
    /// The piece of this role that a seat has.
    pub const fn of(seat: Seat, role: Role) -> Piece {
        Piece { seat: Some(seat), role }
    }

    /// A piece of a side that is out.
    pub const fn dead(role: Role) -> Piece {
        Piece { seat: None, role }
    }

    /// The two letters of the position text: `wK`, `xP`.
    pub fn letters(self) -> [char; 2] {
        [self.seat.map_or(DEAD, Seat::char), self.role.char().to_ascii_uppercase()]
    }

    /// The piece of two letters of the position text.
    pub fn from_letters(letters: [char; 2]) -> Option<Piece> {
        let [seat, role] = letters;
        let role = Role::from_char(role).filter(|_| role.is_ascii_uppercase())?;
        if seat == DEAD { Some(Piece::dead(role)) } else { Some(Piece::of(Seat::from_char(seat)?, role)) }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{seat} {}", self.role),
            None => write!(f, "dead {}", self.role),
        }
    }
}
