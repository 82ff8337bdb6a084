//! Moves, pause, takeback and redo.

use super::{Play, Progress};
use crate::app::cx::Context;
use crate::app::dialogs::Dialog;
use crate::app::journal::Entry;
use crate::app::sound::Sound;
use crate::game::{Move, PlayError};
use crate::sides::Color;

impl Play {
    /// Plays a move in the current position, a human's or the computer's.
    pub(super) fn play(&mut self, mv: Move, cx: &mut Context) {
        let text = self.game().position().coordinates(mv);
        // A player who looks at an earlier position stays there when the opponent moves.
        let follows = self.is_at_head();
        let before = *self.game().position();
        if self.is_online() {
            // The session checks the time: no flag falls on a stopped clock.
            self.game_mut().pause_clock(cx.now);
        }
        match self.game_mut().play(mv, cx.now) {
            Ok(played) => {
                self.played(text, follows, cx);
                self.send_move(mv, cx);
                cx.sound(Sound::of_move(&before, mv, self.game().position()));
                match played.outcome {
                    Some(outcome) => self.game_over(outcome, cx),
                    None => self.offer_with_move(cx),
                }
            }
            Err(PlayError::TimeIsUp(outcome)) => self.game_over(outcome, cx),
            // Moves come from the list of legal ones, the computer's are looked at before.
            Err(_) => {}
        }
        self.think_if_due(cx);
    }

    /// The move was made; `text` is it in coordinates.
    pub(super) fn played(&mut self, text: String, follows: bool, cx: &mut Context) {
        self.touched = None;
        if self.progress == Progress::Ready {
            self.progress = Progress::Playing;
        }
        if self.progress == Progress::Playing {
            self.game_mut().start_clock(cx.now);
        }
        let entry = Entry::Move { mv: text, clocks: self.clocks(cx.now), redone: false };
        self.changed(entry, follows, cx);
        self.computer.is_broken = false;
        self.turn_board(cx);
    }

    /// Shows a change of the game, and writes it to the journal.
    pub(super) fn changed(&mut self, entry: Entry, follows: bool, cx: &mut Context) {
        self.document.touch();
        self.forget_hint(cx);
        self.cancel_premove();
        if follows {
            self.go_to_head();
        }
        cx.write_down(self.document.origin(), entry);
        // Who has a piece of an earlier position in hand keeps it when the other side moves.
        if self.is_at_head() {
            self.hand.clear();
        }
    }

    /// Shows the latest position.
    pub(super) fn go_to_head(&mut self) {
        let head = self.game().head();
        self.document.go_to(head);
    }

    /// Turns the board to the side to move, if the setting for two players says so.
    pub(in crate::app) fn turn_board(&self, cx: &mut Context) {
        if self.is_hotseat() && self.is_at_head() {
            cx.turn_board(self.game().turn());
        }
    }

    /// Stops the clocks, or lets them go on.
    pub(in crate::app) fn pause_or_resume(&mut self, cx: &mut Context) {
        if !self.goes_on() {
            return;
        }
        let pauses = self.progress == Progress::Playing;
        if pauses {
            self.game_mut().pause_clock(cx.now);
            self.progress = Progress::Paused;
            self.stop_thinking(cx);
        } else {
            self.go_to_head();
            self.game_mut().start_clock(cx.now);
            self.progress = Progress::Playing;
            self.hand.clear();
            cx.shared.toasts.withdraw("wait-paused", cx.now);
        }
        if cx.shared.journal.open.is_some() {
            let entry = Entry::Pause { paused: pauses, clocks: self.clocks(cx.now) };
            cx.write_down(self.document.origin(), entry);
        }
        self.think_if_due(cx);
    }

    /// Pauses the clock and the computer. Returns whether the game was running.
    pub(in crate::app) fn interrupt(&mut self, cx: &mut Context) -> bool {
        let was_going_on = self.is_running();
        if was_going_on {
            self.pause_or_resume(cx);
        }
        was_going_on
    }

    /// Continues an interrupted game, automatically if it has no clock.
    pub(in crate::app) fn end_interruption(&mut self, cx: &mut Context) {
        if self.game().clock().is_timed() {
            cx.tell_paused();
        } else {
            self.pause_or_resume(cx);
        }
    }

    pub(in crate::app) fn take_back(&mut self, cx: &mut Context) {
        let plies = self.plies_to_take_back();
        self.stop_thinking(cx);
        self.offers_with_move = false;
        let taken = self.game_mut().take_back(plies, cx.now);
        cx.shared.dialogs.retain(|dialog| !matches!(dialog, Dialog::GameOver(_)));
        if taken > 0 {
            if self.is_running() && !self.game().clock().is_running() {
                // It had been stopped by the end of the game.
                self.game_mut().start_clock(cx.now);
            }
            let clocks = self.clocks(cx.now);
            self.changed(Entry::TakeBack { plies: taken as u32, clocks }, true, cx);
            cx.sound(Sound::Move);
            self.turn_board(cx);
        }
        self.think_if_due(cx);
    }

    /// As many plies as a takeback takes, move for move.
    pub(in crate::app) fn redo_moves(&mut self, cx: &mut Context) {
        if self.game().redoable() == 0 {
            return;
        }
        let first_mover = self.game().turn();
        self.stop_thinking(cx);
        let mut is_first = true;
        while is_first || self.must_redo_reply(first_mover) {
            is_first = false;
            let before = *self.game().position();
            let Some(mv) = self.game().next_redo() else { break };
            if self.game_mut().redo(1, cx.now) == 0 {
                break;
            }
            let clocks = self.clocks(cx.now);
            self.changed(Entry::Move { mv: before.coordinates(mv), clocks, redone: true }, true, cx);
            cx.move_sound(&self.document);
        }
        self.turn_board(cx);
        match self.game().outcome() {
            Some(outcome) => self.game_over(outcome, cx),
            None => self.think_if_due(cx),
        }
    }

    /// Against the computer its reply comes back with the own move.
    fn must_redo_reply(&self, first_mover: Color) -> bool {
        self.only_human() == Some(first_mover) && self.game().turn() != first_mover && self.goes_on()
    }
}
