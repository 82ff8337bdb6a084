//! Numeric annotation glyphs: the marks of moves and positions (PGN standard, section 10).

use std::fmt;

/// A numeric annotation glyph, `$0` to `$255`. Numbers without a known meaning are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Nag(pub u8);

/// The marks of a move with their traditional signs, and the signs for a position in other programs' files, written
/// apart from the move. The first sign of each is shown.
const MARKS: [(&str, Nag); 28] = [
    ("!", Nag::GOOD),
    ("?", Nag::MISTAKE),
    ("!!", Nag::BRILLIANT),
    ("??", Nag::BLUNDER),
    ("!?", Nag::INTERESTING),
    ("?!", Nag::DUBIOUS),
    ("‼", Nag::BRILLIANT),
    ("⁇", Nag::BLUNDER),
    ("⁉", Nag::INTERESTING),
    ("⁈", Nag::DUBIOUS),
    ("=", Nag(10)),
    ("∞", Nag(13)),
    ("+=", Nag(14)),
    ("+/=", Nag(14)),
    ("⩲", Nag(14)),
    ("=+", Nag(15)),
    ("=/+", Nag(15)),
    ("⩱", Nag(15)),
    ("±", Nag(16)),
    ("+/-", Nag(16)),
    ("∓", Nag(17)),
    ("-/+", Nag(17)),
    ("+-", Nag(18)),
    ("+−", Nag(18)),
    ("-+", Nag(19)),
    ("−+", Nag(19)),
    ("N", Nag(146)),
    ("□", Nag(7)),
];

/// Signs of observations as in print, which are shown but not read: each is for both sides.
const OBSERVATIONS: [(&str, [Nag; 2]); 8] = [
    ("⊙", [Nag(22), Nag(23)]),
    ("○", [Nag(26), Nag(27)]),
    ("↻", [Nag(32), Nag(33)]),
    ("↑", [Nag(36), Nag(37)]),
    ("→", [Nag(40), Nag(41)]),
    ("=∞", [Nag(44), Nag(45)]),
    ("⇆", [Nag(132), Nag(133)]),
    ("⊕", [Nag(138), Nag(139)]),
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
    /// A diagram of the position in print.
    pub const DIAGRAM: Nag = Nag(220);

    /// The glyph of a traditional sign, written after a move (`!?`) or apart from it (`+-`).
    pub fn from_sign(sign: &str) -> Option<Nag> {
        MARKS.iter().find(|(text, _)| *text == sign).map(|(_, nag)| *nag)
    }

    /// Whether a text is the sign of an observation, which has no glyph without its side.
    pub(super) fn is_observation(sign: &str) -> bool {
        OBSERVATIONS.iter().any(|(text, _)| *text == sign)
    }

    /// The sign to show for this glyph, where there is one.
    pub fn sign(self) -> Option<&'static str> {
        let sign = MARKS.iter().find(|(_, nag)| *nag == self).map(|(text, _)| *text);
        sign.or_else(|| OBSERVATIONS.iter().find(|(_, nags)| nags.contains(&self)).map(|(text, _)| *text))
    }

    /// The text shown for this glyph: its sign, or its number as in `$9`.
    pub fn shown(self) -> String {
        self.sign().map_or_else(|| self.to_string(), str::to_owned)
    }

    /// `true` for the six marks of a move, of which a move should have at most one.
    pub fn is_move_mark(self) -> bool {
        (1..=6).contains(&self.0)
    }

    /// `true` for the evaluations of a position, from "equal" to "a crushing advantage".
    pub fn is_evaluation(self) -> bool {
        (10..=21).contains(&self.0)
    }

    /// Whether a move has at most one of the two: both are marks of a move, or evaluations of a position.
    pub fn excludes(self, other: Nag) -> bool {
        self.is_move_mark() && other.is_move_mark() || self.is_evaluation() && other.is_evaluation()
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

    #[test]
    fn a_glyph_without_a_sign_shows_its_number() {
        assert_eq!([Nag(3), Nag(16), Nag(41), Nag(200)].map(Nag::shown), ["!!", "±", "→", "$200"]);
    }

    #[test]
    fn marks_and_evaluations_exclude_their_own_kind_only() {
        assert!(Nag::GOOD.excludes(Nag::BLUNDER) && Nag(10).excludes(Nag(19)));
        assert!(!Nag::GOOD.excludes(Nag(10)) && !Nag(7).excludes(Nag::GOOD) && !Nag(22).excludes(Nag(10)));
    }
}
