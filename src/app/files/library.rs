//! Many games: those of the file that was opened last, which are a screen of their own, and those that come with the
//! program.

use std::sync::Arc;

use super::action::FileAction;
use super::list::{FilterTicket, GameList};
use crate::app::files::OpenedFile;

/// A file and the index of a game in it; `None` for a game that comes from no file.
pub type Origin = Option<(Arc<OpenedFile>, usize)>;

/// The file that the open game comes from, and the list of games on the screen.
#[derive(Debug, Default)]
pub struct Library {
    /// The list that the open game was chosen from, with its filter; `None` if the game does not come from a file.
    pub(in crate::app) opened: Option<GameList>,
    /// The open game's index in it.
    pub(in crate::app) index: usize,
    /// The list in place of the board.
    pub(in crate::app) screen: Option<Screen>,
    /// The latest filter of any list.
    pub(in crate::app) filter: FilterTicket,
}

/// The list in place of the board.
#[derive(Debug)]
pub(in crate::app) enum Screen {
    /// The one that the open game was chosen from.
    Opened,
    /// The list of a file of which no game is open.
    Other(GameList),
}

impl Library {
    /// The list in place of the board, while it is open.
    pub fn list(&self) -> Option<&GameList> {
        match self.screen.as_ref()? {
            Screen::Opened => self.opened.as_ref(),
            Screen::Other(list) => Some(list),
        }
    }

    pub(in crate::app) fn list_mut(&mut self) -> Option<&mut GameList> {
        match self.screen.as_mut()? {
            Screen::Opened => self.opened.as_mut(),
            Screen::Other(list) => Some(list),
        }
    }

    /// Shows the board again. The list of the open game keeps its filter.
    pub(in crate::app) fn close(&mut self) {
        self.screen = None;
        if let Some(filtering) = self.opened.as_mut().and_then(|list| list.filtering.as_mut()) {
            filtering.then_open = false;
        }
    }

    /// The file that the open game comes from, and the game's index in it.
    pub(in crate::app) fn origin(&self) -> Origin {
        self.opened.as_ref().map(|list| (Arc::clone(&list.file), self.index))
    }

    /// Notes which game of which file is open. The list that it was chosen from keeps its filter.
    pub(in crate::app) fn set_origin(&mut self, origin: Origin) {
        let Some((file, index)) = origin else {
            self.opened = None;
            return;
        };
        let chosen_from = match self.screen.take() {
            Some(Screen::Other(list)) => Some(list),
            Some(Screen::Opened) | None => self.opened.take(),
        };
        let list = chosen_from.filter(|list| Arc::ptr_eq(&list.file, &file));
        self.opened = Some(list.unwrap_or_else(|| GameList::new(file, None)));
        self.index = index;
    }

    /// The file of the open game, and the index of the next or previous game that the list's filter leaves.
    pub(in crate::app) fn neighbour(&self, forward: bool) -> Option<(&Arc<OpenedFile>, usize)> {
        let list = self.opened.as_ref()?;
        Some((&list.file, list.neighbour(self.index, forward)?))
    }

    /// Whether a step from game to game would do something.
    pub(in crate::app) fn can(&self, action: &FileAction) -> bool {
        match action {
            FileAction::ChooseGame => self.opened.as_ref().is_some_and(|list| list.file.games.len() > 1),
            FileAction::PreviousGame => self.neighbour(false).is_some(),
            FileAction::NextGame => self.neighbour(true).is_some(),
            _ => true,
        }
    }
}
