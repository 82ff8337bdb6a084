//! Numeric annotation glyphs: the marks of moves and positions (PGN standard, section 10).

use std::fmt;

/// A numeric annotation glyph, `$0` to `$255`. Numbers without a known meaning are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Nag(pub u8);

/// The marks of a move, with their traditional signs.
const MOVE_MARKS: [(&str, Nag); 6] = [
    ("!", Nag::GOOD),
    ("?", Nag::MISTAKE),
    ("!!", Nag::BRILLIANT),
    ("??", Nag::BLUNDER),
    ("!?", Nag::INTERESTING),
    ("?!", Nag::DUBIOUS),
];

/// Signs for a position found in other programs' files, written apart from the move.
const POSITION_MARKS: [(&str, Nag); 18] = [
    ("=", Nag(10)),
    ("∞", Nag(13)),
    ("+=", Nag(14)),
    ("+/=", Nag(14)),
    ("⩲", Nag(14)),
    ("=+", Nag(15)),
    ("=/+", Nag(15)),
    ("⩱", Nag(15)),
    ("+/-", Nag(16)),
    ("±", Nag(16)),
    ("-/+", Nag(17)),
    ("∓", Nag(17)),
    ("+-", Nag(18)),
    ("+−", Nag(18)),
    ("-+", Nag(19)),
    ("−+", Nag(19)),
    ("N", Nag(146)),
    ("□", Nag(7)),
];

impl Nag {
    /// `!`
    pub const GOOD: Nag = Nag(1);
    /// `?`
    pub const MISTAKE: Nag = Nag(2);
    /// `!!`
    pub const BRILLIANT: Nag = Nag(3);
    /// `??`
    pub const BLUNDER: Nag = Nag(4);
    /// `!?`
    pub const INTERESTING: Nag = Nag(5);
    /// `?!`
    pub const DUBIOUS: Nag = Nag(6);

    /// The glyph of a traditional sign, written after a move (`!?`) or apart from it (`+-`).
    pub fn from_sign(sign: &str) -> Option<Nag> {
        let mut marks = MOVE_MARKS.iter().chain(&POSITION_MARKS);
        marks.find(|(text, _)| *text == sign).map(|(_, nag)| *nag)
    }

    /// The sign to show for this glyph, where there is one.
    pub fn sign(self) -> Option<&'static str> {
        let mut marks = MOVE_MARKS.iter().chain(&POSITION_MARKS);
        marks.find(|(_, nag)| *nag == self).map(|(text, _)| *text)
    }

    /// `true` for the six marks of a move, of which a move should have at most one.
    pub fn is_move_mark(self) -> bool {
        (1..=6).contains(&self.0)
    }
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_six_suffixes_have_the_standards_numbers() {
        let numbers: Vec<u8> = ["!", "?", "!!", "??", "!?", "?!"]
            .into_iter()
            .map(|sign| Nag::from_sign(sign).unwrap().0)
            .collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6]);
        assert_eq!(Nag(5).sign(), Some("!?"));
        assert_eq!(Nag(18).sign(), Some("+-"));
        assert_eq!(Nag(200).sign(), None);
        assert_eq!(Nag::from_sign("!!!"), None);
    }
}
