//! The games that the program plays.

use std::fmt;
use std::str::FromStr;

use crate::chess;
use crate::draughts;
use crate::excerpt::excerpt;
use crate::hex::{Bitboard, Cell};
use crate::sides::DrawRules;

/// A variant: one of the games that the program plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// Gliński's hexagonal chess on 91 cells.
    #[default]
    Glinski,
    /// `McCooey`'s hexagonal chess on 91 cells (1978/79).
    McCooey,
    /// Shafran's hexagonal chess on 70 cells (1939).
    Shafran,
    /// Hexagonal checkers on 61 cells (1985).
    Checkers,
}

impl Variant {
    /// All games, in the order of menus.
    pub const ALL: [Variant; 4] = [Variant::Glinski, Variant::McCooey, Variant::Shafran, Variant::Checkers];

    /// The chess variant; `None` for checkers.
    pub const fn chess(self) -> Option<chess::Variant> {
        match self {
            Variant::Glinski => Some(chess::Variant::Glinski),
            Variant::McCooey => Some(chess::Variant::McCooey),
            Variant::Shafran => Some(chess::Variant::Shafran),
            Variant::Checkers => None,
        }
    }

    /// The name in lower case for the command line, settings and UCI.
    pub const fn key(self) -> &'static str {
        match self.chess() {
            Some(chess) => chess.key(),
            None => "checkers",
        }
    }

    /// The variant whose name is in a text, such as `Gliński's hexagonal chess`; `None` if there is none, or several.
    pub fn named_in(text: &str) -> Option<Variant> {
        if let Ok(variant) = text.parse() {
            return Some(variant);
        }
        let text = text.to_lowercase();
        let mut named = NAMES.iter().filter(|(_, names)| names.iter().any(|name| text.contains(name)));
        let (variant, _) = named.next()?;
        named.next().is_none().then_some(*variant)
    }

    /// The cells of the board.
    pub fn board(self) -> Bitboard {
        self.chess().map_or(draughts::BOARD, |chess| chess.rules().board)
    }

    /// The draw rules that a new game has unless the players choose others.
    pub fn default_draws(self) -> DrawRules {
        self.chess().map_or(draughts::DEFAULT_DRAWS, |chess| chess.rules().default_draws())
    }

    /// The name of a cell in this variant; empty for a cell off its board.
    pub fn cell_name(self, cell: Cell) -> String {
        match self.chess() {
            _ if !self.board().contains(cell) => String::new(),
            Some(chess) => chess.cell_name(cell).to_string(),
            None => draughts::number(cell).map_or_else(String::new, |number| number.to_string()),
        }
    }

    /// The cell with this name in this variant.
    pub fn parse_cell(self, text: &str) -> Option<Cell> {
        match self.chess() {
            Some(chess) => chess.parse_cell(text),
            None => draughts::parse_cell(text),
        }
    }
}

impl From<chess::Variant> for Variant {
    fn from(chess: chess::Variant) -> Self {
        match chess {
            chess::Variant::Glinski => Variant::Glinski,
            chess::Variant::McCooey => Variant::McCooey,
            chess::Variant::Shafran => Variant::Shafran,
        }
    }
}

/// The name as saved games write it, without diacritics.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.chess() {
            Some(chess) => chess.fmt(f),
            None => f.write_str("HexCheckers"),
        }
    }
}

/// The text is not the name of a variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Heksy does not know the game “{0}”; write glinski, mccooey, shafran or checkers")]
pub struct ParseVariantError(String);

/// Names of the games inside a longer text, in lower case.
const NAMES: [(Variant, &[&str]); 4] = [
    (Variant::Glinski, &["glinsk", "glińsk", "глинск"]),
    (Variant::McCooey, &["mccooey", "mc cooey", "маккуи"]),
    (Variant::Shafran, &["shafran", "szafran", "schafran", "šafran", "ŝafran", "шафран"]),
    (Variant::Checkers, &["hexagonal checkers", "hexagonal draughts", "hexcheckers", "hexdraughts"]),
];

/// Other names of hexagonal checkers, in lower case and without spaces, hyphens and underscores.
const CHECKERS_NAMES: [&str; 5] =
    ["checkers", "hexcheckers", "hexagonalcheckers", "hexdraughts", "hexagonaldraughts"];

/// Reads the names in any case, those of the chess games also as their rules read them.
impl FromStr for Variant {
    type Err = ParseVariantError;

    fn from_str(text: &str) -> Result<Variant, ParseVariantError> {
        if let Ok(chess) = text.parse::<chess::Variant>() {
            return Ok(chess.into());
        }
        let name = text.trim().to_lowercase().replace([' ', '-', '_'], "");
        let known = CHECKERS_NAMES.contains(&name.as_str());
        known.then_some(Variant::Checkers).ok_or_else(|| ParseVariantError(excerpt(text)))
    }
}

#[cfg(feature = "serde")]
crate::text_serde::text_serde! { Variant: "the name of a game" }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_both_ways() {
        for variant in Variant::ALL {
            assert_eq!(variant.to_string().parse(), Ok(variant));
            assert_eq!(variant.key().parse(), Ok(variant));
            assert_eq!(variant.chess().map_or(variant, Variant::from), variant);
        }
        for text in ["Hexagonal Checkers", "hex-checkers", "CHECKERS"] {
            assert_eq!(text.parse(), Ok(Variant::Checkers), "{text}");
        }
        assert!("draughts".parse::<Variant>().is_err());
    }

    #[test]
    fn a_name_is_found_inside_a_longer_one() {
        for (text, variant) in [
            ("Gliński's hexagonal chess", Variant::Glinski),
            ("McCooey's Hex Chess", Variant::McCooey),
            ("hexagonal chess (Shafran)", Variant::Shafran),
            ("szachy Szafrana", Variant::Shafran),
            ("International Hexagonal Checkers", Variant::Checkers),
        ] {
            assert_eq!(Variant::named_in(text), Some(variant), "{text}");
        }
        for text in ["Hexagonal chess", "Standard", "Gliński or McCooey", ""] {
            assert_eq!(Variant::named_in(text), None, "{text}");
        }
    }

    #[test]
    fn cells_are_named_as_the_players_name_them() {
        for (variant, name) in [
            (Variant::Glinski, "f6"),
            (Variant::McCooey, "f6"),
            (Variant::Shafran, "e6"),
            (Variant::Checkers, "55"),
        ] {
            assert_eq!(variant.cell_name(Cell::F6), name);
            assert_eq!(variant.parse_cell(name), Some(Cell::F6));
        }
        assert_eq!(Variant::Checkers.cell_name(Cell::A1), "");
        for text in ["10", "+55", "0055", "055", "5", "", " 55"] {
            assert_eq!(Variant::Checkers.parse_cell(text), None, "{text}");
        }
    }
}
