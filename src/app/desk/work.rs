//! The desk: works on one message.

use crate::app::cx::{Command, Context, DeskRequest, WindowCommand};
use crate::app::dialogs::Then;
use crate::app::document::Document;
use crate::app::editor::Editor;
use crate::app::files::SavedGame;
use crate::app::front::Front;
use crate::app::mode::Mode;
use crate::app::model::{Replaced, Scene};
use crate::app::play::Play;
use crate::app::puzzles::Puzzles;
use crate::game::Variant;

/// The work on one message.
pub(super) struct Work<'a> {
    /// The open game.
    pub mode: &'a mut Mode,
    /// The editor or the lessons, if they are open in front of the game.
    pub front: &'a mut Option<Front>,
    pub replaced: &'a mut Option<Replaced>,
    pub cx: Context<'a>,
}

impl Work<'_> {
    /// Everything on which the answer to the message depends.
    pub(super) fn scene(&self) -> Scene<'_> {
        let (front, replaced) = (self.front.as_ref(), self.replaced.as_ref());
        Scene { mode: self.mode, front, replaced, shared: self.cx.shared }
    }

    /// Calls `work` with the editor or the lessons, if they are open. Returns whether they are.
    pub(super) fn with_front(&mut self, work: impl FnOnce(&mut Front, &mut Context)) -> bool {
        let Some(front) = self.front else { return false };
        work(front, &mut self.cx);
        true
    }

    /// Calls `work` with the game that two play, if one is open.
    pub(super) fn with_play(&mut self, work: impl FnOnce(&mut Play, &mut Context)) {
        if let Some(play) = self.mode.play_mut() {
            work(play, &mut self.cx);
        }
    }

    /// Calls `work` with the editor, if it is open.
    pub(super) fn with_editor(&mut self, work: impl FnOnce(&mut Editor, &mut Context)) {
        if let Some(Front::Editor(editor)) = self.front {
            work(editor, &mut self.cx);
        }
    }

    /// The puzzles, if they are open.
    pub(super) fn puzzles_open(&self) -> Option<&Puzzles> {
        self.front.as_ref().and_then(Front::puzzles)
    }

    /// The game that is seen: the open one, or that of a puzzle in front of it; `None` in lessons.
    pub(super) fn seen_game(&self) -> Option<SavedGame> {
        match &*self.front {
            Some(front) if !front.has_game() => None,
            front => {
                let of_puzzle = front.as_ref().and_then(Front::game);
                Some(of_puzzle.unwrap_or_else(|| self.mode.to_save(self.cx.now)))
            }
        }
    }

    /// Opens the editor or the lessons, and pauses the game.
    pub(super) fn put_in_front(&mut self, mut front: Front) {
        self.cx.shared.library.close();
        self.cx.shared.autoplay = None;
        *front.interrupts() = self.mode.interrupt(&mut self.cx);
        if let Some(mut before) = self.close_front() {
            *front.interrupts() |= *before.interrupts();
        }
        *self.front = Some(front);
    }

    /// The variant of the open game; `None` of a game for three.
    pub(super) fn shown_variant(&self) -> Option<Variant> {
        self.mode.document().map(|document| document.position().variant())
    }

    /// Closes the editor or the lessons, and returns to the game. A game with clocks stays paused until its players are
    /// ready.
    pub(super) fn take_away_front(&mut self) {
        if self.close_front().is_some_and(|mut front| *front.interrupts()) {
            self.mode.end_interruption(&mut self.cx);
        }
    }

    /// Closes the editor or the lessons, and returns them.
    pub(super) fn close_front(&mut self) -> Option<Front> {
        self.with_editor(|editor, cx| editor.evaluation.stop(cx));
        self.front.take()
    }

    /// The record of two that can be looked through and edited; `None` while the editor or the lessons are open.
    pub(super) fn record(&mut self) -> Option<&mut Document> {
        if self.front.is_some() { None } else { self.mode.document_mut() }
    }

    /// Does this after the message, once the player has saved or discarded unsaved work.
    pub(super) fn replace_by(&mut self, then: Then) {
        self.cx.ask(DeskRequest::Replace(then));
    }

    pub(super) fn window(&mut self, command: WindowCommand) {
        self.cx.out.push(Command::Window(command));
    }
}
