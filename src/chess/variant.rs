//! The chess variants.

use std::fmt;
use std::str::FromStr;

use crate::excerpt::excerpt;

/// A variant of hexagonal chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Variant {
    /// Gliński's hexagonal chess on 91 cells.
    #[default]
    Glinski,
    /// `McCooey`'s hexagonal chess on 91 cells (1978/79).
    McCooey,
    /// Shafran's hexagonal chess on 70 cells (1939).
    Shafran,
}

impl Variant {
    /// The games of chess for two players.
    pub const ALL: [Variant; 3] = [Variant::Glinski, Variant::McCooey, Variant::Shafran];

    /// The name in lower case for the command line and settings.
    pub const fn key(self) -> &'static str {
        ["glinski", "mccooey", "shafran"][self as usize]
    }
}

/// The name as saved games write it, without diacritics.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["Glinski", "McCooey", "Shafran"][*self as usize])
    }
}

/// The text is not the name of a variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Heksy does not know the game “{0}”; write glinski, mccooey or shafran")]
pub struct ParseVariantError(String);

/// Reads the names in any case, also with `ń` and as `glinski-chess` or `shafran_chess`.
impl FromStr for Variant {
    type Err = ParseVariantError;

    fn from_str(text: &str) -> Result<Variant, ParseVariantError> {
        let name = text.trim().to_lowercase().replace('ń', "n");
        let name = name.trim_end_matches("chess").trim_end_matches(['-', '_', ' ']);
        let found = Variant::ALL.into_iter().find(|variant| variant.key() == name);
        found.ok_or_else(|| ParseVariantError(excerpt(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_both_ways() {
        for variant in Variant::ALL {
            assert_eq!(variant.to_string().parse(), Ok(variant));
            assert_eq!(variant.key().parse(), Ok(variant));
            assert_eq!(variant.rules().variant, variant);
        }
        for text in ["glinski-chess", "GLINSKI", "Gliński", "Glinski Chess"] {
            assert_eq!(text.parse(), Ok(Variant::Glinski), "{text}");
        }
        assert!("chess".parse::<Variant>().is_err());
    }
}
