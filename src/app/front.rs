//! The editor, the lessons or the puzzles, open in front of the game, which is paused meanwhile.

use std::time::Duration;

use super::action::{GameAction, ReplayAction};
use super::board_view::{BoardEvent, BoardView};
use super::catalogue::{Check, Reason, Text};
use super::cx::{Context, Shared};
use super::editor::Editor;
use super::files::SavedGame;
use super::learn::{Learn, Lesson};
use super::puzzles::{Puzzles, Solving};
use super::view::Status;

/// The editor, the lessons or the puzzles, open in front of the game.
#[derive(Debug, Clone)]
pub enum Front {
    /// The editor of positions.
    Editor(Box<Editor>),
    /// The lessons.
    Learn(Box<Learn>),
    /// The player solves puzzles.
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

    /// The puzzles, if they are open.
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
    pub(super) fn check(&self, action: GameAction) -> Check {
        match self {
            _ if action == GameAction::New => Ok(()),
            Front::Editor(editor) => editor.check(action),
            Front::Learn(learn) => learn.lesson().ok_or(self.covers())?.check(action),
            Front::Puzzles(puzzles) => puzzles.solving().ok_or(self.covers())?.check(action),
        }
    }

    /// Whether a step leads to another position of a solution.
    pub(super) fn check_replay(&self, action: ReplayAction) -> Check {
        self.puzzles().and_then(Puzzles::solving).ok_or(self.covers())?.check_replay(action)
    }

    /// Why an action on the game behind is unavailable.
    pub(super) fn covers(&self) -> Reason {
        Reason::new(match self {
            Front::Editor(_) => "why-editor",
            Front::Learn(_) => "why-lessons",
            Front::Puzzles(_) => "why-puzzles",
        })
    }

    pub(super) fn board_view(&self, shared: &Shared) -> BoardView {
        let view = match self {
            Front::Editor(editor) => Some(editor.board_view()),
            Front::Learn(learn) => learn.lesson().map(|lesson| lesson.board_view(shared)),
            Front::Puzzles(puzzles) => puzzles.solving().map(|solving| solving.board_view(shared)),
        };
        view.unwrap_or_default()
    }

    /// The position seen, as text; `None` on a start page.
    pub(super) fn position_text(&self) -> Option<String> {
        match self {
            Front::Editor(editor) => Some(editor.setup().to_string()),
            Front::Learn(learn) => learn.lesson()?.position_text(),
            Front::Puzzles(puzzles) => Some(puzzles.solving()?.position().to_fen()),
        }
    }

    /// The game of the puzzle that is seen.
    pub(super) fn game(&self) -> Option<SavedGame> {
        let solving = self.puzzles().and_then(Puzzles::solving)?;
        Some(SavedGame::Two(solving.record()))
    }

    /// Whether a board is seen, and not a start page.
    pub(super) fn has_board(&self) -> bool {
        match self {
            Front::Editor(_) => true,
            Front::Learn(learn) => learn.lesson().is_some(),
            Front::Puzzles(puzzles) => puzzles.solving().is_some(),
        }
    }

    /// Whether there is a game to save, copy and export: that of the puzzle, or behind the editor the open one.
    pub(super) fn has_game(&self) -> bool {
        self.learn().is_none() && self.has_board()
    }

    /// The time of the next change without an event.
    pub(super) fn next_wakeup(&self) -> Option<Duration> {
        match self {
            Front::Editor(_) => None,
            Front::Learn(learn) => learn.lesson()?.due,
            Front::Puzzles(puzzles) => puzzles.solving()?.due,
        }
    }

    pub(super) fn status(&self) -> Status {
        let text = match self {
            Front::Editor(editor) => return editor.status(),
            Front::Learn(learn) => learn.lesson().map_or_else(|| Text::key("action-learn"), Lesson::title),
            Front::Puzzles(open) => open.solving().map_or_else(|| Text::key("action-puzzles"), Solving::goal),
        };
        Status { text: text.to_string(), is_urgent: false }
    }
}
