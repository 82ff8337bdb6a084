//! The list of games: filtered, walked through, and a game opened from it.

use std::sync::Arc;

use super::{Filtering, GameList};
use crate::app::command::{Command, FilterTicket};
use crate::app::files::OpenedFile;
use crate::app::message::LibraryAction;
use crate::app::update::Work;

impl Work<'_> {
    pub(in crate::app) fn library(&mut self, action: LibraryAction) {
        match action {
            LibraryAction::Filter(filter) => self.filter_games(filter),
            LibraryAction::Select(index) => self.select_game(index),
            LibraryAction::Open => self.open_selected(),
            LibraryAction::Close => self.shared.library.close(),
        }
    }

    pub(in crate::app) fn choose_game(&mut self) {
        if let Some(file) = self.shared.library.opened.clone().filter(|file| file.games.len() > 1) {
            let index = self.shared.library.index;
            self.show_list(file, Some(index));
        }
    }

    pub(in crate::app) fn show_list(&mut self, file: Arc<OpenedFile>, selected: Option<usize>) {
        let shown = (0..file.games.len()).collect();
        let list = GameList { file, filter: String::new(), shown, selected, filtering: None };
        self.shared.library.list = Some(list);
    }

    /// The filter was typed. The rows of many games are not looked through here.
    fn filter_games(&mut self, filter: String) {
        let library = &mut self.shared.library;
        if let Some(list) = &mut library.list {
            library.filter.0 += 1;
            let ticket = library.filter;
            list.filter.clone_from(&filter);
            list.filtering = Some(Filtering { ticket, has_chosen: false, then_open: false });
            self.out.push(Command::FilterGames { ticket, file: Arc::clone(&list.file), filter });
        }
    }

    /// What a filter has left.
    pub(in crate::app) fn filtered(&mut self, ticket: FilterTicket, shown: Vec<usize>) {
        let Some(list) = &mut self.shared.library.list else { return };
        let Some(filtering) = list.filtering.take_if(|filtering| filtering.ticket == ticket) else { return };
        // What is not seen is not opened.
        let still_seen = list.selected.filter(|index| shown.binary_search(index).is_ok());
        list.selected = still_seen.or(shown.first().copied());
        list.shown = shown;
        if filtering.then_open {
            self.open_selected();
        }
    }

    fn select_game(&mut self, index: usize) {
        if let Some(list) = &mut self.shared.library.list {
            list.selected = Some(index).filter(|&index| index < list.file.games.len());
            list.filtering = list.filtering.map(|filtering| Filtering { has_chosen: true, ..filtering });
        }
    }

    /// Opens the selected game. While the games of a filter are being looked for it is not yet known which that is,
    /// unless one was chosen meanwhile.
    fn open_selected(&mut self) {
        let Some(list) = &mut self.shared.library.list else { return };
        if let Some(filtering) = list.filtering.as_mut().filter(|filtering| !filtering.has_chosen) {
            filtering.then_open = true;
            return;
        }
        let Some(index) = list.selected else { return };
        let file = Arc::clone(&list.file);
        self.out.push(Command::ReadGame(file, index));
    }

    pub(in crate::app) fn neighbour_game(&mut self, step: isize) {
        let Some(file) = self.shared.library.opened.clone() else { return };
        let next = self.shared.library.index.checked_add_signed(step);
        if let Some(next) = next.filter(|&next| next < file.games.len()) {
            self.out.push(Command::ReadGame(file, next));
        }
    }
}
