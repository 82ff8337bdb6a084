//! The list of games: filtered, walked through, and a game opened from it.

use std::sync::Arc;

use super::work::Work;
use crate::app::cx::Command;
use crate::app::files::{FilterTicket, Filtering, GameList, LibraryAction, OpenedFile, Screen};

impl Work<'_> {
    pub(super) fn library(&mut self, action: LibraryAction) {
        match action {
            LibraryAction::Filter(filter) => self.filter_games(filter),
            LibraryAction::Select(index) => self.select_game(index),
            LibraryAction::Open => self.open_selected(),
            LibraryAction::Close => self.shared.library.close(),
        }
    }

    /// Shows the list of the open game's file, as it was left.
    pub(super) fn choose_game(&mut self) {
        let library = &mut self.shared.library;
        if let Some(list) = library.opened.as_mut().filter(|list| list.file.games.len() > 1) {
            let index = library.index;
            list.selected = list.shown.binary_search(&index).is_ok().then_some(index).or(list.selected);
            library.screen = Some(Screen::Opened);
        }
    }

    /// Shows the games of a file that has just been opened.
    pub(super) fn show_list(&mut self, file: Arc<OpenedFile>) {
        self.shared.library.screen = Some(Screen::Other(GameList::new(file, Some(0))));
    }

    /// The open game was saved in a file, which has been read again. A list of the same file keeps its filter.
    pub(super) fn opened_again(&mut self, file: Arc<OpenedFile>, index: usize) {
        let library = &mut self.shared.library;
        let before = library.opened.take().filter(|list| list.file.path == file.path);
        library.set_origin(Some((file, index)));
        let Some(GameList { filter, shown, .. }) = before.filter(|list| !list.filter.is_empty()) else {
            return;
        };
        if let Some(list) = &mut library.opened {
            list.shown = shown;
            Self::filter_list(list, &mut library.filter, filter, &mut self.out);
        }
    }

    /// Starts the search for the games that match the words typed. Files have too many rows for this thread.
    fn filter_games(&mut self, filter: String) {
        let library = &mut self.shared.library;
        let mut ticket = library.filter;
        if let Some(list) = library.list_mut() {
            Self::filter_list(list, &mut ticket, filter, &mut self.out);
        }
        library.filter = ticket;
    }

    fn filter_list(list: &mut GameList, last: &mut FilterTicket, filter: String, out: &mut Vec<Command>) {
        last.0 += 1;
        list.filter.clone_from(&filter);
        list.filtering = Some(Filtering { ticket: *last, has_chosen: false, then_open: false });
        out.push(Command::FilterGames { ticket: *last, file: Arc::clone(&list.file), filter });
    }

    /// Takes the games that match a filter, unless another filter has replaced it.
    pub(super) fn filtered(&mut self, ticket: FilterTicket, shown: Vec<usize>) {
        let library = &mut self.shared.library;
        let other = match &mut library.screen {
            Some(Screen::Other(list)) => Some(list),
            _ => None,
        };
        for list in library.opened.iter_mut().chain(other) {
            if let Some(filtering) = list.filtering.take_if(|filtering| filtering.ticket == ticket) {
                list.show_only(shown);
                if filtering.then_open {
                    self.open_selected();
                }
                return;
            }
        }
    }

    fn select_game(&mut self, index: usize) {
        if let Some(list) = self.shared.library.list_mut() {
            list.selected = Some(index).filter(|&index| index < list.file.games.len());
            list.filtering = list.filtering.map(|filtering| Filtering { has_chosen: true, ..filtering });
        }
    }

    /// Opens the selected game. While a filter is being carried out it is not yet known which game that is, unless one
    /// was chosen meanwhile.
    fn open_selected(&mut self) {
        let Some(list) = self.shared.library.list_mut() else { return };
        if let Some(filtering) = list.filtering.as_mut().filter(|filtering| !filtering.has_chosen) {
            filtering.then_open = true;
            return;
        }
        let Some(index) = list.selected else { return };
        let file = Arc::clone(&list.file);
        self.out.push(Command::ReadGame(file, index));
    }

    /// Opens the next or the previous game that the list's filter leaves.
    pub(super) fn neighbour_game(&mut self, forward: bool) {
        if let Some((file, index)) = self.shared.library.neighbour(forward) {
            let file = Arc::clone(file);
            self.out.push(Command::ReadGame(file, index));
        }
    }
}
