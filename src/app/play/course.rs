//! The course of a game: start, pause, resume, change, continuation by other players.

use super::state::{Play, Progress};
use crate::app::cx::Context;
use crate::app::document::Document;
use crate::app::setup::{Player, Setup};
use crate::engine::Level;
use crate::game::{Game, GameRecord};
use crate::sides::Color;

impl Play {
    /// A game by this set-up, to begin with its first move.
    pub fn ready(setup: Setup) -> Play {
        Play::new(Document::ready(setup), Progress::Ready)
    }

    /// A paused game: restored from a journal, or about to be put on the board.
    pub(in crate::app) fn standing(document: Document<Game>) -> Play {
        Play::new(document, Progress::Paused)
    }

    /// The game is put on the board: its clock starts, and the computer thinks if it is to move.
    pub(in crate::app) fn begin(&mut self, cx: &mut Context) {
        self.progress = Progress::Playing;
        self.game_mut().start_clock(cx.now);
        self.turn_board(cx);
        self.think_if_due(cx);
    }

    /// Continues an interrupted game at the end of its main line, with these players and draw rules, on the clocks of
    /// its record or on new ones.
    pub(in crate::app) fn continued(
        document: Document<GameRecord>,
        setup: Setup,
        keeps_clocks: bool,
        cx: &mut Context,
    ) -> Play {
        Play::go_on(document.continued(setup, keeps_clocks), cx)
    }

    /// Continues an interrupted record unchanged, with its players and clocks.
    pub(in crate::app) fn resumed(document: Document<GameRecord>, cx: &mut Context) -> Play {
        Play::go_on(document.played(), cx)
    }

    fn go_on(document: Document<Game>, cx: &mut Context) -> Play {
        let mut play = Play::new(document, Progress::Playing);
        play.game_mut().start_clock(cx.now);
        play.turn_board(cx);
        play.think_if_due(cx);
        play
    }

    /// A move was made.
    pub(super) fn played(&mut self, follows: bool, cx: &mut Context) {
        self.touched = None;
        if self.progress == Progress::Ready {
            self.progress = Progress::Playing;
        }
        if self.progress == Progress::Playing {
            self.game_mut().start_clock(cx.now);
        }
        self.changed(follows, cx);
        self.computer.is_broken = false;
        self.turn_board(cx);
    }

    /// Shows a change of the game.
    pub(super) fn changed(&mut self, follows: bool, cx: &mut Context) {
        self.document.touch();
        self.forget_hint(cx);
        self.cancel_premove();
        if follows {
            self.document.go_to_head();
        }
        // A player who holds a piece of an earlier position keeps it when the opponent moves.
        if self.is_at_head() {
            self.hand.clear();
        }
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
            self.document.go_to_head();
            self.game_mut().start_clock(cx.now);
            self.progress = Progress::Playing;
            self.hand.clear();
            cx.withdraw_toast("wait-paused");
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
            cx.show_paused();
        } else {
            self.pause_or_resume(cx);
        }
    }

    /// Replaces a missing engine by the built-in one.
    pub(in crate::app) fn replace_engine(&mut self, color: Color, cx: &mut Context) {
        let mut setup = self.setup().clone();
        let seat = setup.seat_mut(color);
        if seat.player.engine().is_none() || !self.goes_on() {
            return;
        }
        seat.player = Player::Computer(Level::FULL);
        self.go_on_with(setup, cx);
    }

    /// An engine has another name now; it may play here.
    pub(in crate::app) fn rename_engine(&mut self, old: &str, new: &str, cx: &mut Context) {
        let mut setup = self.setup().clone();
        if !setup.rename_engine(old, new) {
            return;
        }
        if self.goes_on() {
            self.go_on_with(setup, cx);
        } else {
            // The record of a game that is over says who played it then.
            self.document.set_setup(setup);
        }
    }

    /// Others play on from here.
    pub(super) fn go_on_with(&mut self, setup: Setup, cx: &mut Context) {
        self.document.change_players(setup);
        self.computer.is_broken = false;
        self.think_if_due(cx);
    }
}
