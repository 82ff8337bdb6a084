//! Parts of the text of a move: its origin, a promotion.

use crate::chess::{Role, Variant};
use crate::game::PieceLetters;
use crate::hex::Cell;

/// Signs of a capture.
pub(in crate::game) const TAKES: [char; 4] = ['x', 'X', ':', '×'];

/// The origin of a move, as far as a text names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Unsaid,
    File(char),
    Rank(u8),
    Cell(Cell),
}

impl Origin {
    pub fn parse(text: &str, variant: Variant) -> Option<Self> {
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (None, _) => Some(Self::Unsaid),
            (Some(file), None) if file.is_ascii_lowercase() => Some(Self::File(file)),
            (Some(digit), _) if digit.is_ascii_digit() => text.parse().ok().map(Self::Rank),
            _ => variant.parse_cell(text).map(Self::Cell),
        }
    }

    pub fn fits(self, cell: Cell, variant: Variant) -> bool {
        match self {
            Self::Unsaid => true,
            Self::File(file) => variant.cell_name(cell).file == file,
            Self::Rank(rank) => variant.cell_name(cell).rank == rank,
            Self::Cell(said) => cell == said,
        }
    }
}

/// Splits off `=Q`, `Q`, `q`, `/Q` or `(Q)`. The letter may be English in any language; a small one is, for
/// coordinates are, unless it has no English meaning.
pub(super) fn split_promotion(text: &str, letters: PieceLetters) -> Option<(&str, Option<Role>)> {
    let bare = text.strip_suffix(')').unwrap_or(text);
    let Some(letter) = bare.chars().next_back().filter(|c| !c.is_ascii_digit()) else {
        return Some((text, None));
    };
    let rest = &bare[..bare.len() - letter.len_utf8()];
    if rest.ends_with(TAKES) {
        return Some((text, None)); // the letter of a captured piece
    }
    let capital = letter.to_uppercase().next().unwrap_or(letter);
    let promotable = |role: &Role| !matches!(role, Role::King | Role::Pawn);
    let mut languages = [letters, PieceLetters::English];
    if letter.is_lowercase() {
        languages.reverse();
    }
    let role = languages.iter().find_map(|l| l.role(capital).filter(promotable))?;
    Some((rest.trim_end_matches(['=', '/', '(']), Some(role)))
}
