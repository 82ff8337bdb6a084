//! Answers to the open dialog.

use super::super::annotate::HeaderForm;
use crate::app::settings::GameForm;

/// An answer to the open dialog. Each answer is for one kind of [`Dialog`](super::Dialog), except
/// [`DialogAction::Cancel`].
#[derive(Debug, Clone, PartialEq)]
pub enum DialogAction {
    /// Close it and change nothing (Esc, the Cancel button, a click beside it).
    Cancel,
    /// New game: the form was changed.
    EditForm(GameForm),
    /// New game: begin.
    StartGame,
    /// Unsaved work: save it, then go on.
    Save,
    /// Unsaved work: discard it and continue. A game found at the start: discard it.
    Discard,
    /// Playing on from an earlier point: as a variation of this game.
    AsVariation {
        /// Do so without asking for the rest of this session.
        remember: bool,
    },
    /// Playing on from an earlier point: as a game of its own.
    AsNewGame {
        /// Do so without asking for the rest of this session.
        remember: bool,
    },
    /// Yes, to resigning or to an engine that has ended.
    Agree,
    /// No, to resigning or to an engine that has ended.
    Decline,
    /// A game found at the start: go on with it.
    Continue,
    /// Header of the game: the form was changed.
    EditHeader(Box<HeaderForm>),
    /// Header of the game: put it into the game.
    AcceptHeader,
    /// Typed path: it was changed.
    EditPath(String),
    /// Typed path: open or save there.
    AcceptPath,
    /// The file is there already: add the game behind the ones in it.
    Append,
    /// Replace the file that exists or was changed on the disk.
    Replace,
    /// Save under another name, because the file was changed on the disk.
    SaveElsewhere,
}
