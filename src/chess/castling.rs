//! Castling as text: the rights in FEN, and the four moves of Shafran's game.

use std::fmt;
use std::str::FromStr;

use super::{CastlingRights, Color, Move, MoveKind};

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
    /// White's queen stands to the left of its king, Black's to the right: the setup is turned, not mirrored.
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
        match self {
            CastlingName::QueenShort => "Q-O-O",
            CastlingName::QueenLong => "Q-O-O-O",
            CastlingName::BishopsShort => "B-O-O",
            CastlingName::BishopsLong => "B-O-O-O",
        }
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

/// The letters of the rights, such as `QBqb`; `-` where there are none.
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
                Some((_, right)) if !rights.has(right) => rights.add(right),
                _ => return Err(ParseCastlingRightsError),
            }
        }
        if rights.is_empty() { Err(ParseCastlingRightsError) } else { Ok(rights) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
