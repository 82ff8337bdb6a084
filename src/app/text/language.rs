//! The languages of the program, and the pieces' letters in the moves on screen.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::chess::Role;
use crate::game::PieceLetters;

/// A language of the program.
///
/// A new one takes an arm here, a line in `Language::row` and a file of texts; `docs/translating.md` says how.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English, the fallback for texts missing in another language.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Polish.
    #[serde(rename = "pl")]
    Polish,
    /// Hungarian.
    #[serde(rename = "hu")]
    Hungarian,
    /// Esperanto.
    #[serde(rename = "eo")]
    Esperanto,
    /// Swedish.
    #[serde(rename = "sv")]
    Swedish,
}

/// The data of a language.
struct Row {
    tag: &'static str,
    own_name: &'static str,
    texts: &'static str,
    letters: PieceLetters,
}

/// The texts of a language: those of the program, then those of the lessons.
macro_rules! texts {
    ($tag:literal) => {
        concat!(
            include_str!(concat!("../../../assets/locales/", $tag, ".ftl")),
            include_str!(concat!("../../../assets/locales/lessons/", $tag, ".ftl"))
        )
    };
}

impl Language {
    /// Every language, in the order of a menu.
    pub const ALL: [Language; 5] =
        [Self::English, Self::Polish, Self::Hungarian, Self::Esperanto, Self::Swedish];

    const fn row(self) -> Row {
        let (tag, own_name, texts, letters) = match self {
            Self::English => ("en", "English", texts!("en"), PieceLetters::English),
            Self::Polish => ("pl", "Polski", texts!("pl"), PieceLetters::Polish),
            Self::Hungarian => ("hu", "Magyar", texts!("hu"), PieceLetters::Hungarian),
            Self::Esperanto => ("eo", "Esperanto", texts!("eo"), PieceLetters::Esperanto),
            Self::Swedish => ("sv", "Svenska", texts!("sv"), PieceLetters::Swedish),
        };
        Row { tag, own_name, texts, letters }
    }

    /// The tag of the language in systems and files: "pl".
    pub const fn tag(self) -> &'static str {
        self.row().tag
    }

    /// The name of the language in that language: "Polski".
    pub const fn own_name(self) -> &'static str {
        self.row().own_name
    }

    /// All its texts, in Fluent syntax.
    pub const fn texts(self) -> &'static str {
        self.row().texts
    }

    /// The letters of the pieces in its books.
    pub const fn letters(self) -> PieceLetters {
        self.row().letters
    }

    /// A count as the language writes it, with its thousands apart from five digits on: years, ratings and short counts do
    /// not need it.
    pub fn count(self, count: u64) -> String {
        const GROUPED: u64 = 10_000;
        let sign = match self {
            Self::English => ',',
            // A space at which no line ends.
            _ => '\u{a0}',
        };
        let digits = count.to_string();
        if count < GROUPED {
            return digits;
        }
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(sign);
            }
            text.push(digit);
        }
        text
    }

    /// The language of a BCP 47 tag such as `pl`; `None` for others.
    pub fn of_tag(tag: &str) -> Option<Language> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }
}

/// The choice of piece letters for moves on screen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LettersChoice {
    /// The letters of the language on screen.
    #[default]
    Language,
    /// Little pictures.
    Figurines,
    /// The letters of this language.
    #[serde(untagged)]
    Of(PieceLetters),
}

/// The signs for pieces in moves on screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ShownLetters {
    /// The letters of a language.
    Letters(PieceLetters),
    /// Little pictures.
    Figurines,
}

impl ShownLetters {
    /// The sign for a piece; empty for a pawn.
    pub const fn letter(self, role: Role) -> &'static str {
        match self {
            Self::Letters(letters) => letters.letter(role),
            Self::Figurines => figurine(role),
        }
    }

    /// A move as files have it, in these letters: "Rf6" is "Wf6" in Polish. The names of castling stay as they are.
    pub fn on_screen(self, san: &str) -> Cow<'_, str> {
        if self == Self::Letters(PieceLetters::English) || san.contains("-O") {
            return san.into();
        }
        let Some(first) = san.find(|c| role(c).is_some()) else { return san.into() };
        let mut text = String::with_capacity(san.len() + 4);
        text.push_str(&san[..first]);
        for c in san[first..].chars() {
            match role(c) {
                Some(role) => text.push_str(self.letter(role)),
                None => text.push(c),
            }
        }
        text.into()
    }

    /// All letters, from the king's to the knight's: "K Q R B N".
    pub fn listed(self) -> String {
        [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
            .map(|role| self.letter(role))
            .join(" ")
    }
}

/// The piece of an English letter. All other characters of a move are not capital letters.
fn role(letter: char) -> Option<Role> {
    letter.is_ascii_uppercase().then(|| PieceLetters::English.role(letter)).flatten()
}

const fn figurine(role: Role) -> &'static str {
    match role {
        Role::King => "♔",
        Role::Queen => "♕",
        Role::Rook => "♖",
        Role::Bishop => "♗",
        Role::Knight => "♘",
        Role::Pawn => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_kept_by_its_tag() {
        for language in Language::ALL {
            let json = serde_json::to_string(&language).unwrap();
            assert_eq!(json, format!("\"{}\"", language.tag()));
            assert_eq!(serde_json::from_str::<Language>(&json).unwrap(), language);
            assert_eq!(Language::of_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::of_tag("tlh"), None);
    }

    #[test]
    fn moves_have_the_letters_of_the_reader() {
        let shown = |san: &str, letters| ShownLetters::on_screen(letters, san).into_owned();
        let polish = ShownLetters::Letters(PieceLetters::Polish);
        assert_eq!(shown("12... Qb6xf4+", polish), "12... Hb6xf4+");
        assert_eq!(shown("exf11=N#", polish), "exf11=S#");
        assert_eq!(shown("Q-O-O", polish), "Q-O-O");
        assert_eq!(shown("55x37x19", polish), "55x37x19");
        assert_eq!(shown("Kf4", ShownLetters::Letters(PieceLetters::Russian)), "Крf4");
        assert_eq!(shown("Bb1=", ShownLetters::Figurines), "♗b1=");
        assert_eq!(shown("Nd4", ShownLetters::Letters(PieceLetters::English)), "Nd4");
    }

    #[test]
    fn choices_are_kept_by_their_names() {
        let kept = [
            (LettersChoice::Language, "\"language\""),
            (LettersChoice::Figurines, "\"figurines\""),
            (LettersChoice::Of(PieceLetters::French), "\"french\""),
        ];
        for (choice, json) in kept {
            assert_eq!(serde_json::to_string(&choice).unwrap(), json);
            assert_eq!(serde_json::from_str::<LettersChoice>(json).unwrap(), choice);
        }
    }
}
