//! Castling: the rights, and the names of the four moves of Shafran's game.

use std::fmt;
use std::str::FromStr;

use super::{Color, Move, MoveKind};

/// The castling rights of both sides: to the queen's side and to the bishops' side, each for White and Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(pub(super) u8);

impl CastlingRights {
    /// The letters of the rights in FEN.
    pub(super) const LETTERS: [char; 4] = ['Q', 'B', 'q', 'b'];

    /// No castling rights.
    pub const NONE: CastlingRights = CastlingRights(0);

    /// Whether neither side may castle.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the right with this index into `QBqb` is held; `false` for any other index.
    pub const fn has(self, right: u8) -> bool {
        matches!(self.0.checked_shr(right as u32), Some(rights) if rights & 1 != 0)
    }

    /// Returns the rights with the one of this index into `QBqb`, or without it.
    pub const fn with(self, right: u8, is_held: bool) -> CastlingRights {
        CastlingRights(if is_held { self.0 | 1 << right } else { self.0 & !(1 << right) })
    }
}

/// The four ways to castle in Shafran's game: to which side, and how far the king goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingName {
    /// `Q-O-O`: to the queen's side, the king going two files.
    QueenShort,
    /// `Q-O-O-O`: to the queen's side, the king going three files.
    QueenLong,
    /// `B-O-O`: to the bishops' side, the king going two files.
    BishopsShort,
    /// `B-O-O-O`: to the bishops' side, the king going three files.
    BishopsLong,
}

impl CastlingName {
    /// All four.
    pub const ALL: [CastlingName; 4] = [
        CastlingName::QueenShort,
        CastlingName::QueenLong,
        CastlingName::BishopsShort,
        CastlingName::BishopsLong,
    ];

    /// The name of a castling move of a side; `None` if the move is not castling.
    ///
    /// White's queen is to the left of its king, Black's to the right: the setup is turned, not mirrored.
    pub fn of(mover: Color, mv: Move) -> Option<CastlingName> {
        if mv.kind != MoveKind::Castle {
            return None;
        }
        let (from, to) = (mv.from.file().index(), mv.to.file().index());
        let queen_side = (to < from) == (mover == Color::White);
        Some(match (queen_side, from.abs_diff(to) > 2) {
            (true, false) => CastlingName::QueenShort,
            (true, true) => CastlingName::QueenLong,
            (false, false) => CastlingName::BishopsShort,
            (false, true) => CastlingName::BishopsLong,
        })
    }

    /// `Q-O-O`, `Q-O-O-O`, `B-O-O` or `B-O-O-O`.
    pub const fn text(self) -> &'static str {
        ["Q-O-O", "Q-O-O-O", "B-O-O", "B-O-O-O"][self as usize]
    }
}

impl fmt::Display for CastlingName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

/// The text is not a castling move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not castling; write Q-O-O, Q-O-O-O, B-O-O or B-O-O-O")]
pub struct ParseCastlingNameError;

impl FromStr for CastlingName {
    type Err = ParseCastlingNameError;

    fn from_str(text: &str) -> Result<CastlingName, ParseCastlingNameError> {
        CastlingName::ALL.into_iter().find(|name| name.text() == text).ok_or(ParseCastlingNameError)
    }
}

/// The letters of the rights, such as `QBqb`; `-` without rights.
impl fmt::Display for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.pad("-");
        }
        let letters = CastlingRights::LETTERS.into_iter().zip(0..);
        let held: String = letters.filter(|&(_, right)| self.has(right)).map(|(letter, _)| letter).collect();
        f.pad(&held)
    }
}

/// The text is not a set of castling rights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not castling rights; use - or letters from QBqb, each at most once")]
pub struct ParseCastlingRightsError;

/// Reads `-`, or some of the letters `QBqb` in any order, each once.
impl FromStr for CastlingRights {
    type Err = ParseCastlingRightsError;

    fn from_str(text: &str) -> Result<CastlingRights, ParseCastlingRightsError> {
        let mut rights = CastlingRights::NONE;
        if text == "-" {
            return Ok(rights);
        }
        for letter in text.chars() {
            let right = CastlingRights::LETTERS.into_iter().zip(0..).find(|known| known.0 == letter);
            match right {
                Some((_, right)) if !rights.has(right) => rights = rights.with(right, true),
                _ => return Err(ParseCastlingRightsError),
            }
        }
        if rights.is_empty() { Err(ParseCastlingRightsError) } else { Ok(rights) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Position, Variant};

    #[test]
    fn rights_both_ways() {
        for text in ["-", "Q", "b", "Qq", "QBqb"] {
            assert_eq!(text.parse::<CastlingRights>().map(|rights| rights.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("bQ".parse::<CastlingRights>().map(|rights| rights.to_string()), Ok("Qb".to_owned()));
        for text in ["", "K", "QQ", "Q-", "--", " Q"] {
            assert_eq!(text.parse::<CastlingRights>(), Err(ParseCastlingRightsError), "{text}");
        }
    }

    #[test]
    fn there_are_four_castling_rights_and_no_more() {
        let rights = Position::start(Variant::Shafran).castling_rights();
        assert_eq!([0, 1, 2, 3].map(|right| rights.has(right)), [true; 4]);
        assert_eq!([4, 7, 8, 9, 255].map(|right| rights.has(right)), [false; 5]);
        assert!(!CastlingRights::default().has(8));
    }
}
