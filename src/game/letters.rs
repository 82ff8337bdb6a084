//! The letters of the pieces in eight languages.

use std::fmt;

use crate::chess::Role;

/// The piece letters of a language. Files are always the English `a` to `l`.
///
/// Some letters change their piece from one language to another: `K` is the king in most of them, the bishop (kuriero)
/// in Esperanto and the knight (конь) in Russian; `R` is the English rook and the French king (roi); `B` is the
/// English bishop and the Hungarian rook (bástya). So a single letter does not identify the language; only the moves
/// of a whole game do, and [`pgn`](super::pgn) recognises it by them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum PieceLetters {
    /// K Q R B N; always used in files.
    #[default]
    English,
    /// K V B F H: király, vezér, bástya, futó, huszár.
    Hungarian,
    /// K H W G S: król, hetman, wieża, goniec, skoczek.
    Polish,
    /// R D T K Ĉ: reĝo, damo, turo, kuriero, ĉevalo. `C` is read as `Ĉ`.
    Esperanto,
    /// K D T L S: König, Dame, Turm, Läufer, Springer.
    German,
    /// K D T L S: kung, dam, torn, löpare, springare.
    Swedish,
    /// R D T F C: roi, dame, tour, fou, cavalier.
    French,
    /// Кр Ф Л С К: король, ферзь, ладья, слон, конь.
    Russian,
}

impl PieceLetters {
    /// All languages, in the order in which they are tried.
    pub const ALL: [PieceLetters; 8] = [
        Self::English,
        Self::Hungarian,
        Self::Polish,
        Self::Esperanto,
        Self::German,
        Self::Swedish,
        Self::French,
        Self::Russian,
    ];

    /// The letters in the order of the roles, from the pawn to the king.
    const fn table(self) -> [&'static str; 6] {
        match self {
            Self::English => ["", "N", "B", "R", "Q", "K"],
            Self::Hungarian => ["", "H", "F", "B", "V", "K"],
            Self::Polish => ["", "S", "G", "W", "H", "K"],
            Self::Esperanto => ["", "Ĉ", "K", "T", "D", "R"],
            Self::German | Self::Swedish => ["", "S", "L", "T", "D", "K"],
            Self::French => ["", "C", "F", "T", "D", "R"],
            Self::Russian => ["", "К", "С", "Л", "Ф", "Кр"],
        }
    }

    /// The letter of a role; the king has two in Russian, pawns have none.
    pub const fn letter(self, role: Role) -> &'static str {
        self.table()[role as usize]
    }

    /// The role of a capital letter or of a figurine such as `♘`.
    pub fn role(self, letter: char) -> Option<Role> {
        if letter.is_ascii_lowercase() || letter.is_ascii_digit() {
            return None;
        }
        let mut buffer = [0; 4];
        let text: &str = letter.encode_utf8(&mut buffer);
        if let Some(i) = self.table().iter().position(|&other| other == text) {
            return Some(Role::ALL[i]);
        }
        match letter {
            'C' if self == Self::Esperanto => Some(Role::Knight),
            'P' => Some(Role::Pawn),
            '♔'..='♙' => Some(Role::ALL['♙' as usize - letter as usize]),
            '♚'..='♟' => Some(Role::ALL['♟' as usize - letter as usize]),
            _ => None,
        }
    }

    /// Splits the piece letter off a move.
    pub(super) fn split(self, text: &str) -> (Option<Role>, &str) {
        // The longer letter first: Russian `Кр` begins with the knight's.
        if self == Self::Russian
            && let Some(rest) = text.strip_prefix(self.letter(Role::King))
        {
            return (Some(Role::King), rest);
        }
        let mut rest = text.chars();
        match rest.next().and_then(|letter| self.role(letter)) {
            Some(role) => (Some(role), rest.as_str()),
            None => (None, text),
        }
    }

    /// Whether two languages have the same letters.
    pub(super) fn is_same_as(self, other: Self) -> bool {
        self.table() == other.table()
    }
}

/// The name of the language; of both where two have the same letters.
impl fmt::Display for PieceLetters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::English => "English",
            Self::Hungarian => "Hungarian",
            Self::Polish => "Polish",
            Self::Esperanto => "Esperanto",
            Self::German | Self::Swedish => "German or Swedish",
            Self::French => "French",
            Self::Russian => "Russian",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_five_different_piece_letters() {
        for letters in PieceLetters::ALL {
            for &role in &Role::ALL[1..] {
                let text = format!("{}f6", letters.letter(role));
                assert_eq!(letters.split(&text), (Some(role), "f6"), "{text}");
            }
            assert_eq!(letters.letter(Role::Pawn), "");
            assert_eq!(letters.split("f6"), (None, "f6"));
        }
    }

    #[test]
    fn a_letter_means_different_pieces_in_different_languages() {
        assert_eq!(PieceLetters::English.role('R'), Some(Role::Rook));
        assert_eq!(PieceLetters::Esperanto.role('R'), Some(Role::King));
        assert_eq!(PieceLetters::Esperanto.role('K'), Some(Role::Bishop));
        assert_eq!(PieceLetters::Polish.role('S'), Some(Role::Knight));
        assert_eq!(PieceLetters::Hungarian.role('B'), Some(Role::Rook));
        assert_eq!(PieceLetters::Swedish.role('♝'), Some(Role::Bishop));
        assert_eq!(PieceLetters::English.role('S'), None);
    }
}
