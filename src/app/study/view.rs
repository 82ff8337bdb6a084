//! The view of a study.

use std::time::Duration;

use super::Study;
use crate::app::view::{self, ClockFace, Corner, Status};
use crate::game::NodeId;
use crate::sides::Color;

impl Study {
    /// The panel of `color`, with the time of its clock in the record.
    pub(in crate::app) fn corner(&self, color: Color) -> Corner {
        let clock = self.noted_time(color).map(ClockFace::standing);
        Corner { clock, ..Corner::of(self.document(), color) }
    }

    /// The time of `color` at the cursor, if the record has it.
    fn noted_time(&self, color: Color) -> Option<Duration> {
        let tree = &self.document.record().tree;
        let noted = |node| {
            tree.notes(node).and_then(|notes| notes.clock).filter(|_| tree.move_number(node).1 == color)
        };
        let base = || self.document.record().controls.as_ref()?[color].base();
        tree.ancestors(self.document.cursor()).find_map(noted).or_else(base)
    }

    /// The state of the game in a line.
    pub(in crate::app) fn status(&self) -> Status {
        let document = self.document();
        let end = document.record().tree.line_end(NodeId::ROOT);
        match document.outcome() {
            _ if document.cursor() != end => view::replay_status(document),
            Some(outcome) => view::over_status(document, outcome),
            None => view::turn_status(document),
        }
    }
}
