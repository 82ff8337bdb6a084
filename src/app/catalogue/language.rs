//! The languages of the program.

use serde::{Deserialize, Serialize};

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

    /// The language of a BCP 47 tag such as `pl`; `None` for others.
    pub fn of_tag(tag: &str) -> Option<Language> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
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
}
