//! The editor, the lessons or the puzzles, open in front of the game, which is paused meanwhile.

use std::time::Duration;

use super::action::GameAction;
use super::board_view::{BoardEvent, BoardView};
use super::cx::{Context, Shared};
use super::editor::Editor;
use super::learn::Learn;
use super::puzzles::Puzzles;
use super::view::Status;

/// The editor, the lessons or the puzzles, open in front of the game.
#[derive(Debug, Clone)]
pub enum Front {
    /// The editor of positions.
    Editor(Box<Editor>),
    /// The lessons.
    Learn(Box<Learn>),
    /// The puzzles.
    Puzzles(Box<Puzzles>),
}

impl Front {
    /// The position editor, if it is open.
    pub fn editor(&self) -> Option<&Editor> {
        if let Front::Editor(editor) = self { Some(editor) } else { None }
    }

    /// The lessons.
    pub fn learn(&self) -> Option<&Learn> {
        if let Front::Learn(learn) = self { Some(learn) } else { None }
    }

    /// The puzzles.
    pub fn puzzles(&self) -> Option<&Puzzles> {
        if let Front::Puzzles(puzzles) = self { Some(puzzles) } else { None }
    }

    /// Whether the game behind it was running, and resumes.
    pub(super) fn interrupts(&mut self) -> &mut bool {
        match self {
            Front::Editor(editor) => &mut editor.interrupts,
            Front::Learn(learn) => &mut learn.interrupts,
            Front::Puzzles(puzzles) => &mut puzzles.interrupts,
        }
    }

    /// Handles an event on the board.
    pub(super) fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        match self {
            Front::Editor(editor) => editor.board(event),
            Front::Learn(learn) => learn.board(event, cx),
            Front::Puzzles(puzzles) => puzzles.board(event, cx),
        }
    }

    /// Carries out a step in playing.
    pub(super) fn act(&mut self, action: GameAction, cx: &mut Context) {
        match self {
            Front::Editor(editor) => editor.act(action, cx),
            Front::Learn(learn) => learn.act(action),
            Front::Puzzles(puzzles) => puzzles.act(action, cx),
        }
    }

    /// Whether such a step would do something.
    pub(super) fn can(&self, action: GameAction) -> bool {
        match self {
            Front::Editor(editor) => editor.can(action),
            Front::Learn(learn) => learn.can(action),
            Front::Puzzles(puzzles) => puzzles.can(action),
        }
    }

    pub(super) fn board_view(&self, shared: &Shared) -> BoardView {
        match self {
            Front::Editor(editor) => editor.board_view(),
            Front::Learn(learn) => learn.board_view(shared),
            Front::Puzzles(puzzles) => puzzles.board_view(shared),
        }
    }

    /// The time of the next change without an event.
    pub(super) fn next_wakeup(&self) -> Option<Duration> {
        match self {
            Front::Editor(_) => None,
            Front::Learn(learn) => learn.next_wakeup(),
            Front::Puzzles(puzzles) => puzzles.next_wakeup(),
        }
    }

    pub(super) fn status(&self) -> Status {
        match self {
            Front::Editor(editor) => editor.status(),
            Front::Learn(learn) => learn.status(),
            Front::Puzzles(puzzles) => puzzles.status(),
        }
    }
}
