//! The games of a file as a list to choose from: a screen in place of the board.

use std::sync::Arc;

use crate::app::command::FilterTicket;
use crate::app::files::OpenedFile;

/// The games of a file, to choose one.
#[derive(Debug, Clone)]
pub struct GameList {
    /// The file.
    pub file: Arc<OpenedFile>,
    /// What the rows must contain.
    pub filter: String,
    /// The numbers of the games that do, in ascending order; those of the filter before until they are found.
    pub shown: Vec<usize>,
    /// The game clicked last.
    pub selected: Option<usize>,
    /// The games that the filter leaves are being looked for.
    pub filtering: Option<Filtering>,
}

/// A filter that is being carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Filtering {
    /// The latest one; what others found comes too late.
    pub(super) ticket: FilterTicket,
    /// A game has been chosen since it was typed, from those of the filter before.
    pub(super) has_chosen: bool,
    /// The game selected then is to be opened.
    pub(super) then_open: bool,
}
