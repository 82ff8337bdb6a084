//! Many games: those of the file that was opened last, and those that come with the program.

mod collection;

use std::sync::Arc;

use super::command::FilterTicket;
use super::files::OpenedFile;
use super::message::FileAction;

pub use collection::{Collection, GAMES, LibraryGame, TOURNAMENT_GAMES};

/// The games of the file that was opened last.
#[derive(Debug, Default)]
pub struct Library {
    pub(super) opened: Option<Arc<OpenedFile>>,
    /// The open game's number in it, from 0.
    pub(super) index: usize,
    /// The latest filter of a list of games.
    pub(super) filter: FilterTicket,
}

impl Library {
    /// Whether a step from game to game would do something.
    pub(super) fn can(&self, action: &FileAction) -> bool {
        let games = self.opened.as_ref().map_or(0, |file| file.games.len());
        match action {
            FileAction::ChooseGame => games > 1,
            FileAction::PreviousGame => games > 1 && self.index > 0,
            FileAction::NextGame => self.index + 1 < games,
            _ => true,
        }
    }
}
