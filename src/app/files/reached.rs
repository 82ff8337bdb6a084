//! The target that games must reach to be chosen: a position, or pieces on their cells.

use serde::{Deserialize, Serialize};

use super::OpenedFile;
use super::pattern::Pattern;
use super::positions::mirrored;
use crate::game::{Move, Position, PositionSetup};

/// The target that games must reach.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "a query holds it in a box")]
pub enum Reached {
    /// A position, and the move that they must make there; `None` for any.
    Position(Position, Option<Move>),
    /// Pieces, with anything on the other cells.
    Pattern(Pattern),
}

impl Reached {
    /// A position in which these pieces are on their cells.
    pub fn pieces(setup: &PositionSetup) -> Reached {
        Reached::Pattern(Pattern::of(setup))
    }

    /// Whether a position is such a one, or the mirror image of one.
    pub(in crate::app) fn is(&self, position: &Position) -> bool {
        match self {
            Reached::Position(wanted, _) => {
                let key = position.key();
                wanted.key() == key || mirrored(wanted).is_some_and(|image| image.key() == key)
            }
            Reached::Pattern(pattern) => pattern.images().any(|image| image.is_in(position)),
        }
    }

    /// The games of a file that reach it.
    pub(super) fn games(&self, file: &OpenedFile) -> Vec<usize> {
        match self {
            Reached::Position(position, mv) => {
                let hits = file.positions().find(position).into_iter();
                hits.filter(|hit| mv.is_none() || hit.mv == *mv).map(|hit| hit.game).collect()
            }
            Reached::Pattern(pattern) => pattern.games(file),
        }
    }
}
