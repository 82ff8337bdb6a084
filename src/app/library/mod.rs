//! Many games: those of the file that was opened last, which are a screen of their own, and those that come with the
//! program.

mod collection;
mod list;
mod update;

use std::sync::Arc;

use super::command::FilterTicket;
use super::files::OpenedFile;
use super::message::FileAction;

pub use collection::{Collection, GAMES, LibraryGame, TOURNAMENT_GAMES};
pub use list::{Filtering, GameList};

/// The games of the file that was opened last.
#[derive(Debug, Default)]
pub struct Library {
    pub(super) opened: Option<Arc<OpenedFile>>,
    /// The open game's number in it, from 0.
    pub(super) index: usize,
    /// The list in place of the board, while it is open.
    list: Option<GameList>,
    /// The latest filter of a list of games.
    filter: FilterTicket,
}

impl Library {
    /// The list in place of the board, while it is open.
    pub fn list(&self) -> Option<&GameList> {
        self.list.as_ref()
    }

    /// Back to the board.
    pub(super) fn close(&mut self) {
        self.list = None;
    }

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
