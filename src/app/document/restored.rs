//! A game that the disk has kept, not on the board yet.

use super::{Document, ThreeDocument};
use crate::app::action::ReplayAction;
use crate::game::{Game, GameRecord};

/// A game as a journal or a file has kept it.
#[derive(Debug, Clone)]
pub enum Restored {
    /// A running game, with its clock stopped.
    Play(Box<Document<Game>>),
    /// A study, with its cursor and its changes.
    Study(Box<Document<GameRecord>>),
    /// A three-player game.
    Three(Box<ThreeDocument>),
}

impl Restored {
    /// The open game; `None` if it is one for three.
    pub fn document(&self) -> Option<&Document> {
        match self {
            Restored::Play(document) => Some(&**document),
            Restored::Study(document) => Some(&**document),
            Restored::Three(_) => None,
        }
    }

    /// Replays a step of the game. Of a three-player game only the steps to the start, back, on and to the end do
    /// something.
    pub(in crate::app) fn replay(&mut self, action: ReplayAction) {
        match self {
            Restored::Play(document) => document.replay(action),
            Restored::Study(document) => document.replay(action),
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
            Restored::Three(document) => document.is_unsaved(),
            game => game.document().is_some_and(Document::is_unsaved),
        }
    }

    /// Whether it is kept in a file.
    pub(in crate::app) fn has_file(&self) -> bool {
        match self {
            Restored::Three(document) => document.kept().file().is_some(),
            game => game.document().is_some_and(|document| document.kept().file().is_some()),
        }
    }
}
