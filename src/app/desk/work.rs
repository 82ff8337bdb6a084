//! The desk: works on one message.

use std::collections::VecDeque;
use std::time::Duration;

use super::replaced::Replaced;
use crate::app::catalogue::Text;
use crate::app::cx::{Command, Context, DeskRequest, Shared, WindowCommand};
use crate::app::dialogs::{Dialog, Then};
use crate::app::document::Document;
use crate::app::editor::Editor;
use crate::app::front::Front;
use crate::app::mode::Mode;
use crate::app::play::Play;
use crate::app::toasts::Tone;
use crate::game::Variant;

/// The work on one message.
pub(in crate::app) struct Work<'a> {
    /// The open game.
    pub mode: &'a mut Mode,
    /// The editor or the lessons, if they are open in front of the game.
    pub front: &'a mut Option<Front>,
    pub replaced: &'a mut Option<Replaced>,
    pub shared: &'a mut Shared,
    pub now: Duration,
    pub out: Vec<Command>,
    /// Requests of this message that are not yet carried out.
    pub requests: VecDeque<DeskRequest>,
}

impl Work<'_> {
    /// The open game, and the context for it.
    pub(super) fn parts(&mut self) -> (&mut Mode, Context<'_>) {
        let Work { mode, shared, now, out, requests, .. } = self;
        (mode, Context { shared, now: *now, out, requests })
    }

    pub(super) fn context(&mut self) -> Context<'_> {
        self.parts().1
    }

    /// Calls `work` with the editor or the lessons, if they are open. Returns whether they are.
    pub(super) fn with_front(&mut self, work: impl FnOnce(&mut Front, &mut Context)) -> bool {
        let Work { front: Some(front), shared, now, out, requests, .. } = self else { return false };
        work(front, &mut Context { shared, now: *now, out, requests });
        true
    }

    /// Calls `work` with the editor, if it is open.
    pub(super) fn with_editor(&mut self, work: impl FnOnce(&mut Editor, &mut Context)) {
        self.with_front(|front, cx| {
            if let Front::Editor(editor) = front {
                work(editor, cx);
            }
        });
    }

    /// Opens the editor or the lessons, and pauses the game.
    pub(super) fn put_in_front(&mut self, mut front: Front) {
        self.shared.library.close();
        let (mode, mut cx) = self.parts();
        cx.stop_autoplay();
        *front.interrupts() = mode.interrupt(&mut cx);
        if let Some(mut before) = self.close_front() {
            *front.interrupts() |= *before.interrupts();
        }
        *self.front = Some(front);
    }

    /// Whether the lessons or the puzzles may be opened: not in front of a game whose clock cannot be stopped for them.
    pub(super) fn may_interrupt(&mut self) -> bool {
        let is_tournament = self.mode.play().is_some_and(Play::is_tournament);
        if is_tournament {
            self.toast(Tone::Plain, Text::key("learn-not-now"));
        }
        let may_interrupt = !is_tournament && !self.refuses_online("learn-not-now");
        self.shared.has_welcome &= !may_interrupt;
        may_interrupt
    }

    /// The variant of the open game; `None` of a game for three.
    pub(super) fn shown_variant(&self) -> Option<Variant> {
        self.mode.document().map(|document| document.position().variant())
    }

    /// Closes the editor or the lessons, and returns to the game. A game with clocks stays paused until its players are
    /// ready.
    pub(super) fn take_away_front(&mut self) {
        if self.close_front().is_some_and(|mut front| *front.interrupts()) {
            let (mode, mut cx) = self.parts();
            mode.end_interruption(&mut cx);
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
        self.requests.push_back(DeskRequest::Replace(then));
    }

    /// Opens a dialog in front of the one that is open.
    pub(super) fn show(&mut self, dialog: Dialog) {
        self.shared.dialogs.show(dialog);
    }

    pub(super) fn toast(&mut self, tone: Tone, text: Text) {
        self.shared.toasts.show(tone, text, self.now);
    }

    /// Removes an outdated toast.
    pub(super) fn withdraw_toast(&mut self, key: &str) {
        self.shared.toasts.withdraw(key, self.now);
    }

    pub(super) fn window(&mut self, command: WindowCommand) {
        self.out.push(Command::Window(command));
    }

    /// Refuses an action that is not allowed during an online game, with this reason. Returns whether it was refused.
    pub(super) fn refuses_online(&mut self, key: &'static str) -> bool {
        let is_playing = self.shared.online.is_playing() && self.mode.play().is_some();
        if is_playing {
            self.toast(Tone::Plain, Text::key(key));
        }
        is_playing
    }
}
