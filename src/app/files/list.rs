//! The list of games to choose from: a screen in place of the board.

use std::sync::Arc;

use super::change::OwnGamesChange;
use super::games::Games;
use super::query::Query;
use super::{LoadedGame, OpenedFile};

/// A list of games, to choose one.
#[derive(Debug, Clone)]
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
}

/// A filter that is being carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Filtering {
    /// The ticket of the latest filter; results of earlier ones are dropped.
    pub(in crate::app) ticket: FilterTicket,
    /// Whether the user selected a row while the previous filter's results were still shown.
    pub(in crate::app) has_chosen: bool,
    /// Whether the selected game is to be opened when the results arrive.
    pub(in crate::app) then_open: bool,
}

impl GameList {
    /// All games of a file.
    pub(in crate::app) fn new(file: Arc<OpenedFile>, selected: Option<usize>) -> GameList {
        GameList::of(file.into(), Query::default(), selected)
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
        GameList { games, query, shown, selected, filtering: None, preview: None, previewed: None }
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

    /// Why the tags of the games shown cannot be changed, as a key; `None` if they can.
    pub fn why_no_tags(&self) -> Option<&'static str> {
        match self.shown.as_slice() {
            [] => Some("games-none"),
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
    pub(super) fn follow(
        &mut self,
        change: &OwnGamesChange,
    ) -> Option<impl Fn(usize) -> Option<usize> + use<>> {
        (self.preview, self.previewed) = (None, None);
        let (first, index, is_deleted) = match change {
            OwnGamesChange::Game { file, index, deleted } => {
                (self.games.replace_own(file)?, *index, deleted.is_some())
            }
            OwnGamesChange::Tags { files, .. } => {
                self.games.replace(files);
                return None;
            }
        };
        let at = first + index;
        let moved = move |game: usize| match is_deleted {
            true if game == at => None,
            true => Some(if game > at { game - 1 } else { game }),
            false => Some(if game >= at { game + 1 } else { game }),
        };
        let row = self.row_of(at);
        self.shown = self.shown.iter().filter_map(|&game| moved(game)).collect();
        self.selected = match (is_deleted, self.selected.and_then(moved)) {
            (false, _) => Some(at),
            (true, None) => row.and_then(|row| self.shown.get(row).or(self.shown.last())).copied(),
            (true, selected) => selected,
        };
        Some(moved)
    }
}

/// The identity of a filter of a list of games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct FilterTicket(pub u64);
