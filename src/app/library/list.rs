//! Many games: the list of those of a file, which is a screen in place of the board, and the file that the open game
//! comes from.

use std::path::PathBuf;
use std::sync::Arc;

use super::change::{OwnGamesChange, OwnGamesJob};
use super::club::ClubBooks;
use super::games::Games;
use super::progress::OpenProgress;
use super::query::Query;
use super::reached::Reached;
use super::{LoadedGame, OpenedFile};
use crate::app::text::{Check, require};

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
    /// The file of the player's finished games, once it was read.
    pub(in crate::app) own_file: Option<PathBuf>,
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
    /// The players in the player's own games, while games are typed in: each as searched for, and as written.
    pub(in crate::app) players: Vec<[String; 2]>,
}

/// The list in place of the board.
#[derive(Debug)]
pub(in crate::app) enum Screen {
    /// The one that the open game was chosen from.
    Opened,
    /// The list of a file of which no game is open.
    Other(Box<GameList>),
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

    pub(in crate::app) fn lists_mut(&mut self) -> impl Iterator<Item = &mut GameList> {
        let other = match &mut self.screen {
            Some(Screen::Other(list)) => Some(&mut **list),
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
                    self.screen = list.map(|list| Screen::Other(Box::new(list)));
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
            Some(OwnGamesJob::Rewrite(files)) => files.iter().all(|[_, now]| is_there(now)),
            _ => false,
        }
    }

    /// Shows the board again. The list of the open game keeps its filter.
    pub(in crate::app) fn close(&mut self) {
        self.screen = None;
        if let Some(list) = &mut self.opened {
            list.then_open = false;
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
            Some(Screen::Other(list)) => Some(*list),
            Some(Screen::Opened) | None => self.opened.take(),
        };
        let place = |list: &GameList| list.games.index_of(&file, index);
        let list = chosen_from.filter(|list| place(list).is_some());
        let list = list.unwrap_or_else(|| GameList::of(Arc::clone(&file).into(), Query::default(), None));
        self.index = place(&list).unwrap_or(index);
        self.opened = Some(list);
    }

    /// The number of the open game, from 1, and the number of games in its file, if there are several.
    pub(in crate::app) fn number(&self) -> Option<(usize, usize)> {
        let games = self.opened.as_ref()?.games.len();
        (games > 1).then_some((self.index + 1, games))
    }

    /// Whether there are several games, and one before or after the open one.
    pub(in crate::app) fn check_step(&self, forward: Option<bool>) -> Check {
        require(self.number().is_some(), "why-one-game")?;
        let Some(forward) = forward else { return Ok(()) };
        let end = if forward { "why-last-game" } else { "why-first-game" };
        let list = self.opened.as_ref();
        require(list.is_some_and(|list| list.neighbour(self.index, forward).is_some()), end)
    }
}

/// A list of games, to choose one.
#[derive(Debug)]
pub struct GameList {
    /// The games.
    pub games: Games,
    /// The choice and the order of the games shown.
    pub query: Query,
    /// The games shown, in order; those of the previous query until the new ones are found.
    pub shown: Vec<usize>,
    /// The selected game.
    pub selected: Option<usize>,
    /// The running search for the games that match the query.
    pub filtering: Option<Filtering>,
    /// The selected game, as read, on the board beside the list.
    pub preview: Option<Box<LoadedGame>>,
    /// The game that was requested last for this board.
    pub(in crate::app) previewed: Option<usize>,
    /// Whether the selected game is to be opened when the results of the filter arrive, or the whole file is read.
    pub(in crate::app) then_open: bool,
}

/// A filter that is being carried out. Dropping it cancels the search, whose games nobody waits for any more.
#[derive(Debug)]
pub struct Filtering {
    /// Whether the user selected a row while the previous filter's results were still shown.
    pub(in crate::app) has_chosen: bool,
    /// The query whose results are still shown.
    pub(in crate::app) before: Query,
    /// The progress, and the cancellation. The games found carry it, and are dropped where another search has its place.
    pub(in crate::app) progress: Arc<OpenProgress>,
}

impl Drop for Filtering {
    fn drop(&mut self) {
        self.progress.give_up();
    }
}

impl GameList {
    /// These games, with the first row selected.
    pub(in crate::app) fn of_games(games: Games) -> GameList {
        if games.are_own() { GameList::own(games) } else { GameList::of(games, Query::default(), Some(0)) }
    }

    /// The player's games, the latest first.
    pub(in crate::app) fn own(games: Games) -> GameList {
        let last = games.len().checked_sub(1);
        GameList::of(games, Query { is_descending: true, ..Query::default() }, last)
    }

    fn of(games: Games, query: Query, selected: Option<usize>) -> GameList {
        let mut shown: Vec<usize> = (0..games.len()).collect();
        if query.is_descending {
            shown.reverse();
        }
        let (preview, previewed) = (None, None);
        GameList { games, query, shown, selected, filtering: None, preview, previewed, then_open: false }
    }

    /// Whether the list has the first of these games.
    pub(in crate::app) fn is_beginning_of(&self, games: &Games) -> bool {
        let path = |games: &Games| games.files().first().and_then(|file| file.path.clone());
        let are_same = self.games.are_own() || path(&self.games) == path(games);
        self.games.are_partial() && self.games.are_own() == games.are_own() && are_same
    }

    /// Puts these games in the place of the first of them. Those shown are to be found again.
    pub(in crate::app) fn grow(&mut self, games: Games) {
        let numbers = self.games.numbers_in(&games);
        let number = |game: usize| *numbers.get(game)?;
        // The first row stays selected, though other games may come before it.
        self.selected = self.selected.filter(|_| self.selected_row() != Some(0)).and_then(number);
        self.shown = self.shown.iter().filter_map(|&game| number(game)).collect();
        self.games = games;
        self.previewed = None;
    }

    /// Cancels the running search. The list stays as it was before.
    pub(in crate::app) fn cancel_search(&mut self) {
        self.then_open = false;
        if let Some(filtering) = self.filtering.take() {
            self.query = filtering.before.clone();
        }
    }

    /// The row of the selected game among those shown.
    pub fn selected_row(&self) -> Option<usize> {
        self.row_of(self.selected?)
    }

    fn row_of(&self, game: usize) -> Option<usize> {
        self.shown.iter().position(|&shown| shown == game)
    }

    /// Whether the selected game can be deleted: it is one of the player's own finished games.
    pub fn can_delete(&self) -> bool {
        let selected = self.selected.and_then(|index| self.games.locate(index));
        self.games.are_own() && selected.is_some_and(|(file, _)| file.is_own)
    }

    /// Why nothing can be done with all games shown, as a key; `None` if it can. The first games of a file would be taken
    /// for all of them: tables would count too few, and a change of their file would shift the numbers of other games.
    pub fn why_not_all(&self) -> Option<&'static str> {
        match self.shown.as_slice() {
            [] => Some("games-none"),
            _ => self.games.are_partial().then_some("why-games-partial"),
        }
    }

    /// Why the tags of the games shown cannot be changed, as a key; `None` if they can.
    pub fn why_no_tags(&self) -> Option<&'static str> {
        match self.why_not_all() {
            Some(why_not) => Some(why_not),
            _ if self.filtering.is_some() => Some("why-choose-game"),
            _ if self.games.files().iter().any(|file| file.path.is_none()) => Some("games-tags-no-file"),
            _ => None,
        }
    }

    /// The game shown before or after `index`; if `index` is not shown, the nearest one by number.
    pub(in crate::app) fn neighbour(&self, index: usize, forward: bool) -> Option<usize> {
        let shown = self.shown.iter().copied();
        match self.row_of(index) {
            Some(row) if forward => self.shown.get(row + 1).copied(),
            Some(row) => row.checked_sub(1).map(|row| self.shown[row]),
            None if forward => shown.filter(|&game| game > index).min(),
            None => shown.filter(|&game| game < index).max(),
        }
    }

    /// Replaces the games shown by those that match the query.
    pub(in crate::app) fn show_only(&mut self, shown: Vec<usize>) {
        // A game that is not shown cannot be opened.
        let still_shown = self.selected.filter(|index| shown.contains(index));
        self.selected = still_shown.or(shown.first().copied());
        self.shown = shown;
    }

    /// Follows a change of the player's own games. Returns the function from the old number of a game to the new one;
    /// `None` if the list is without these games.
    pub(super) fn follow<'a>(
        &mut self,
        change: &'a OwnGamesChange,
    ) -> Option<impl Fn(usize) -> Option<usize> + use<'a>> {
        (self.preview, self.previewed) = (None, None);
        let before = self.games.clone();
        if !self.games.replace(&change.files()) {
            return None;
        }
        let now = self.games.clone();
        let moved = move |game: usize| {
            let (file, index) = before.locate(game)?;
            now.index_of(file, index).or_else(|| {
                let (file, index) = change.find_in(file, index)?;
                now.index_of(file, index?)
            })
        };
        let row = self.selected_row();
        self.shown = self.shown.iter().filter_map(|&game| moved(game)).collect();
        let restored = match change {
            OwnGamesChange::Game { file, index, deleted: None, .. } => self.games.index_of(file, *index),
            _ => None,
        };
        let next = || row.and_then(|row| self.shown.get(row).or(self.shown.last())).copied();
        self.selected = restored.or_else(|| self.selected.and_then(&moved)).or_else(next);
        Some(moved)
    }
}
