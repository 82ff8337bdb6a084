//! The games of a file as a list to choose from: a screen in place of the board.

use std::sync::Arc;

use crate::app::files::OpenedFile;

/// The games of a file, to choose one.
#[derive(Debug, Clone)]
pub struct GameList {
    /// The file.
    pub file: Arc<OpenedFile>,
    /// The words that the rows must contain.
    pub filter: String,
    /// The indices of the matching games in ascending order; those of the previous filter until the new ones are found.
    pub shown: Vec<usize>,
    /// The game clicked last.
    pub selected: Option<usize>,
    /// The running search for the games that match the filter.
    pub filtering: Option<Filtering>,
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
        let shown = (0..file.games.len()).collect();
        GameList { file, filter: String::new(), shown, selected, filtering: None }
    }

    /// The nearest game before or after `index` that the filter leaves.
    pub(in crate::app) fn neighbour(&self, index: usize, forward: bool) -> Option<usize> {
        if forward {
            let next = self.shown.partition_point(|&game| game <= index);
            self.shown.get(next).copied()
        } else {
            let before = self.shown.partition_point(|&game| game < index);
            before.checked_sub(1).map(|before| self.shown[before])
        }
    }

    /// Replaces the games shown by those that match the filter.
    pub(in crate::app) fn show_only(&mut self, shown: Vec<usize>) {
        // A game that is not shown cannot be opened.
        let still_shown = self.selected.filter(|index| shown.binary_search(index).is_ok());
        self.selected = still_shown.or(shown.first().copied());
        self.shown = shown;
    }
}

/// Tells one filter of a list of games from another.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct FilterTicket(pub u64);
