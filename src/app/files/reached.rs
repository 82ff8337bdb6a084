//! The position by which games are chosen.

use super::positions::mirrored;
use crate::game::{Move, Position};

/// A position that games must reach, and the move that they must make there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reached {
    /// The position.
    pub position: Position,
    /// The move; `None` for any.
    pub mv: Option<Move>,
}

impl Reached {
    /// Whether a position is this one, or its mirror image.
    pub(in crate::app) fn is(&self, position: &Position) -> bool {
        let key = position.key();
        self.position.key() == key || mirrored(&self.position).is_some_and(|image| image.key() == key)
    }
}
