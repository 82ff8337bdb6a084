//! The list of games: filtering, selecting, and opening a game.

use std::sync::Arc;
use std::time::Duration;

use super::work::Work;
use crate::app::context::{Command, Dialog, FileJob, ListJob, Tone};
use crate::app::library::club::{self, ClubBooks};
use crate::app::library::{
    Collection, Filtering, GameList, Games, LoadedGame, OpenJob, OpenProgress, OpenedFile, Query, Screen,
};
use crate::app::text::{FileProblem, ProblemKind};

impl Work<'_> {
    /// Shows the list of the open game's file, as it was left.
    pub(super) fn choose_game(&mut self) {
        let library = &mut self.files.library;
        if let Some(list) = library.opened.as_mut().filter(|list| list.games.len() > 1) {
            let index = library.index;
            list.selected = list.shown.contains(&index).then_some(index).or(list.selected);
            library.screen = Some(Screen::Opened);
        }
    }

    /// The open game was saved in a file, read again after that. A list of the same file keeps its query.
    pub(super) fn opened_again(&mut self, file: Arc<OpenedFile>, index: usize) {
        let library = &mut self.files.library;
        let is_same = |games: &Games| matches!(games.files(), [known] if known.path == file.path);
        let before = library.opened.take().filter(|list| is_same(&list.games));
        library.set_origin(Some((file, index)));
        let Some(GameList { query, shown, .. }) = before.filter(|list| list.query != Query::default()) else {
            return;
        };
        if let Some(list) = &mut library.opened {
            list.shown = shown;
            Self::find_in(list, query, self.cx.now, &mut self.cx.out);
        }
    }

    /// Lists games, in place of the first of them if those are on the screen.
    pub(super) fn list_games(&mut self, games: Games) {
        let library = &mut self.files.library;
        match library.list_mut().filter(|list| list.is_beginning_of(&games)) {
            Some(list) => {
                list.grow(games);
                let query = list.query.clone();
                Self::find_in(list, query, self.cx.now, &mut self.cx.out);
            }
            None => library.screen = Some(Screen::Other(Box::new(GameList::of_games(games)))),
        }
    }

    /// Starts the search for the games that match a query. Files have too many rows for this thread.
    pub(super) fn find_games(&mut self, query: Query) {
        let library = &mut self.files.library;
        if let Some(list) = library.list_mut() {
            Self::find_in(list, query, self.cx.now, &mut self.cx.out);
        }
    }

    pub(super) fn find_in(list: &mut GameList, query: Query, now: Duration, out: &mut Vec<Command>) {
        let (games, progress) = (list.games.clone(), OpenProgress::of_work(now));
        let replaced = std::mem::replace(&mut list.query, query.clone());
        let before = list.filtering.take().map_or(replaced, |filtering| filtering.before.clone());
        list.filtering = Some(Filtering { has_chosen: false, before, progress: Arc::clone(&progress) });
        out.push(Command::List(ListJob::Filter { games, query, progress }));
    }

    /// Takes the games that match a query, unless another query has replaced it.
    pub(super) fn filtered(&mut self, progress: &Arc<OpenProgress>, shown: Vec<usize>) {
        let mut lists = self.files.library.lists_mut();
        let is_of_it = |list: &&mut GameList| {
            list.filtering.as_ref().is_some_and(|running| Arc::ptr_eq(&running.progress, progress))
        };
        let Some(list) = lists.find(is_of_it) else { return };
        list.show_only(shown);
        list.filtering = None;
        let then_open = list.then_open;
        drop(lists);
        if then_open {
            self.open_selected();
        }
    }

    pub(super) fn select_game(&mut self, index: usize) {
        if let Some(list) = self.files.library.list_mut() {
            list.selected = Some(index).filter(|&index| index < list.games.len());
            if let Some(filtering) = &mut list.filtering {
                filtering.has_chosen = true;
            }
        }
    }

    /// Opens the selected game, as soon as its file is read. While a filter is being carried out it is not yet known which
    /// game that is, unless one was chosen meanwhile.
    pub(super) fn open_selected(&mut self) {
        let is_opening = self.files.opening.is_running();
        let Some(list) = self.files.library.list_mut() else { return };
        let is_open_choice = list.filtering.as_ref().is_some_and(|filtering| !filtering.has_chosen);
        list.then_open = is_open_choice || is_opening && list.games.are_partial();
        if list.then_open {
            return;
        }
        if let Some((file, index)) = list.selected.and_then(|index| list.games.locate(index)) {
            let ticket = self.files.opening.begin_reading(None);
            let job = FileJob::Game(ticket, Arc::clone(file), index);
            self.cx.file(job);
        }
    }

    /// Opens the next or the previous game that the list's filter leaves, from the one that is already being read on.
    pub(super) fn neighbour_game(&mut self, forward: bool) {
        let library = &self.files.library;
        let here = self.files.opening.leafed().unwrap_or(library.index);
        let list = library.opened.as_ref();
        let Some((list, game)) = list.and_then(|list| Some((list, list.neighbour(here, forward)?))) else {
            return;
        };
        if let Some((file, index)) = list.games.locate(game) {
            let ticket = self.files.opening.begin_reading(Some(game));
            let job = FileJob::Game(ticket, Arc::clone(file), index);
            self.cx.file(job);
        }
    }
}

/// Reading games and texts.
impl Work<'_> {
    /// Reads the games in a text, and opens the only one or lists them.
    pub(super) fn read_text(&mut self, text: String) {
        let ticket = self.files.opening.begin_reading(None);
        self.cx.file(FileJob::Text(ticket, text));
    }

    /// Reads games that come with the program.
    pub(super) fn read_recorded(&mut self, games: Collection, index: Option<usize>) {
        let ticket = self.files.opening.begin_reading(None);
        self.cx.file(FileJob::Recorded(ticket, games, index));
    }

    /// Cancels the opening of a file. Returns whether one was being opened.
    pub(super) fn give_up_opening(&mut self) -> bool {
        let Some(OpenJob { path, .. }) = self.files.opening.give_up() else { return false };
        let problem = FileProblem::reading(path, ProblemKind::GivenUp);
        self.cx.toast(Tone::Plain, problem.text());
        true
    }
}

/// The books of a club.
impl Work<'_> {
    /// Counts the games shown. They may be too many for this thread.
    pub(super) fn count_club(&mut self) {
        if let Some(list) = self.files.library.list().filter(|list| list.why_not_all().is_none()) {
            let job = ListJob::Club(list.games.clone(), list.shown.clone());
            self.cx.list(job);
        }
    }

    pub(super) fn club_counted(&mut self, books: Arc<ClubBooks>) {
        if self.files.library.screen.is_some() {
            self.files.library.club = Some(books);
            self.cx.show(Dialog::Club);
        }
    }

    pub(super) fn copy_club(&mut self) {
        if let Some(books) = &self.files.library.club {
            let text = club::to_clipboard(books);
            self.copy(text, "copied-tables");
        }
    }
}

/// The board beside the list.
impl Work<'_> {
    /// Requests the selected game for the board, if another one was requested before.
    pub(super) fn preview_selected(&mut self) {
        let Some(list) = self.files.library.list_mut() else { return };
        if list.previewed == list.selected {
            return;
        }
        (list.previewed, list.preview) = (list.selected, None);
        if let Some((file, index)) = list.selected.and_then(|index| list.games.locate(index)) {
            let job = ListJob::Preview(Arc::clone(file), index);
            self.cx.list(job);
        }
    }

    /// Shows a game that was requested, unless another one is selected by now.
    pub(super) fn previewed(&mut self, game: Box<LoadedGame>) {
        let Some(list) = self.files.library.list_mut() else { return };
        if list.games.index_of(&game.file, game.index).is_some_and(|index| list.selected == Some(index)) {
            list.preview = Some(game);
        }
    }
}
