//! A game that the disk has kept, not on the board yet.

use super::{Document, ThreeDocument};
use crate::app::action::ReplayAction;

/// A game as a journal or a file has kept it.
#[derive(Debug, Clone)]
pub enum Restored {
    /// A two-player game: one being played, with its clock stopped, or a study.
    Two(Box<Document>),
    /// A three-player game.
    Three(Box<ThreeDocument>),
}

impl Restored {
    /// The open game; `None` if it is one for three.
    pub fn document(&self) -> Option<&Document> {
        match self {
            Restored::Two(document) => Some(document),
            Restored::Three(_) => None,
        }
    }

    /// Replays a step of the game. Of a three-player game only the steps to the start, back, on and to the end do
    /// something.
    pub(in crate::app) fn replay(&mut self, action: ReplayAction) {
        match self {
            Restored::Two(document) => document.replay(action),
            Restored::Three(document) => {
                let acts = match action {
                    ReplayAction::First => 0,
                    ReplayAction::Previous => document.cursor().saturating_sub(1),
                    ReplayAction::Next => document.cursor() + 1,
                    _ => document.acts(),
                };
                document.go_to(acts);
            }
        }
    }

    /// Whether anything would be lost with it.
    pub(in crate::app) fn is_unsaved(&self) -> bool {
        match self {
            Restored::Two(document) => document.is_unsaved(),
            Restored::Three(document) => document.is_unsaved(),
        }
    }

    /// Whether it is kept in a file.
    pub(in crate::app) fn has_file(&self) -> bool {
        match self {
            Restored::Two(document) => document.kept().file().is_some(),
            Restored::Three(document) => document.kept().file().is_some(),
        }
    }
}
