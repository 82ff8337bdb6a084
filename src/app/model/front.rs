//! The editor, the lessons and the puzzles in front of the open game.

use super::state::Model;
use crate::app::editor::Editor;
use crate::app::learn::Learn;
use crate::app::puzzles::Puzzles;

impl Model {
    /// The position editor, while it is open.
    pub fn editor(&self) -> Option<&Editor> {
        self.front.as_ref()?.editor()
    }

    /// The lessons, while they are open.
    pub fn learn(&self) -> Option<&Learn> {
        self.front.as_ref()?.learn()
    }

    /// The puzzles, while they are open.
    pub fn puzzles(&self) -> Option<&Puzzles> {
        self.front.as_ref()?.puzzles()
    }

    /// The reason of what is impossible while the lessons or the puzzles are open.
    pub(super) fn school_reason(&self) -> Option<&'static str> {
        self.learn().map(|_| "why-lessons").or(self.puzzles().map(|_| "why-puzzles"))
    }
}
