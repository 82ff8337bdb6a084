//! Castling rights as text.

use std::fmt;
use std::str::FromStr;

use super::CastlingRights;

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

/// What was read are no castling rights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not castling rights: they are - or some of the letters QBqb, each once")]
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
