//! Many games: those of the file that was opened last, which are a screen of their own, and those that come with the
//! program.

use std::sync::Arc;

use super::action::FileAction;
use super::change::{OwnGamesChange, OwnGamesJob};
use super::list::{FilterTicket, GameList};
use super::reached::Reached;
use crate::app::files::OpenedFile;
use crate::app::view::club::ClubBooks;

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
    /// The changes that undo those of games, the latest last.
    pub(in crate::app) undos: Vec<OwnGamesJob>,
    /// Whether a change of games is running.
    pub(in crate::app) is_changing: bool,
    /// The pieces that were searched for last.
    pub(in crate::app) pieces: Option<Box<Reached>>,
    /// Whether the list that is being read is to show only games with these pieces.
    pub(in crate::app) wants_pieces: bool,
    /// The books of a club that were counted last.
    pub(in crate::app) club: Option<Arc<ClubBooks>>,
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

    /// Both lists.
    pub(in crate::app) fn lists_mut(&mut self) -> impl Iterator<Item = &mut GameList> {
        let other = match &mut self.screen {
            Some(Screen::Other(list)) => Some(list),
            _ => None,
        };
        self.opened.iter_mut().chain(other)
    }

    /// Lets the lists follow a change of the player's own games. A deleted open game leaves its list.
    pub(in crate::app) fn follow(&mut self, change: &OwnGamesChange) {
        if let Some(Screen::Other(list)) = &mut self.screen {
            list.follow(change);
        }
        let moved = self.opened.as_mut().and_then(|list| list.follow(change));
        match moved.map(|moved| moved(self.index)) {
            Some(Some(index)) => self.index = index,
            Some(None) => {
                let list = self.opened.take();
                if matches!(self.screen, Some(Screen::Opened)) {
                    self.screen = list.map(Screen::Other);
                }
            }
            None => {}
        }
    }

    /// Whether the last change of games can be undone: the games are on the screen.
    pub(in crate::app) fn can_undo(&self) -> bool {
        let Some(games) = self.list().map(|list| &list.games) else { return false };
        let is_there = |file: &Arc<OpenedFile>| games.files().iter().any(|other| Arc::ptr_eq(file, other));
        match self.undos.last() {
            Some(OwnGamesJob::Restore(_)) => games.are_own() && games.files().iter().any(|file| file.is_own),
            Some(OwnGamesJob::Rewrite(files)) => files.iter().all(|[now, _]| is_there(now)),
            _ => false,
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
        let (file, index) = self.opened.as_ref()?.games.locate(self.index)?;
        Some((Arc::clone(file), index))
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
        let place = |list: &GameList| list.games.index_of(&file, index);
        let list = chosen_from.filter(|list| place(list).is_some());
        let list = list.unwrap_or_else(|| GameList::new(Arc::clone(&file), None));
        self.index = place(&list).unwrap_or(index);
        self.opened = Some(list);
    }

    /// The file of the open game, and the index of the next or previous game that the list's filter leaves.
    pub(in crate::app) fn neighbour(&self, forward: bool) -> Option<(&Arc<OpenedFile>, usize)> {
        let list = self.opened.as_ref()?;
        list.games.locate(list.neighbour(self.index, forward)?)
    }

    /// The number of the open game, from 1, and the number of games in its file, if there are several.
    pub(in crate::app) fn number(&self) -> Option<(usize, usize)> {
        let games = self.opened.as_ref()?.games.len();
        (games > 1).then_some((self.index + 1, games))
    }

    /// Whether a step from game to game would do something.
    pub(in crate::app) fn can(&self, action: &FileAction) -> bool {
        match action {
            FileAction::ChooseGame => self.opened.as_ref().is_some_and(|list| list.games.len() > 1),
            FileAction::PreviousGame => self.neighbour(false).is_some(),
            FileAction::NextGame => self.neighbour(true).is_some(),
            _ => true,
        }
    }
}
