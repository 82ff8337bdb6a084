//! The players of a game of two change, or others play on.

use super::table_game::TableGame;
use super::two::Play;
use crate::app::context::Context;
use crate::app::game::Document;
use crate::app::settings::{Match, Player, Setup};
use crate::engine::Level;
use crate::sides::Color;

impl Play {
    /// Turns the board to the side to move, if the setting for two players says so.
    pub(in crate::app) fn turn_board(&self, cx: &mut Context) {
        if self.is_hotseat() && self.is_at_head() {
            cx.turn_board(self.game().turn());
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

    /// The player of White continues with Black. The clocks stay with the colours, and a match starts again. A game that
    /// has not begun starts if the computer is now to move; otherwise it still begins with the person's first move.
    pub(super) fn switch_sides(&mut self, cx: &mut Context) {
        self.stop_thinking(cx);
        let mut setup = self.setup().clone();
        std::mem::swap(&mut setup.white, &mut setup.black);
        cx.shared.running_match = Match::new(&setup);
        self.hand.clear();
        if self.is_ready() && !self.document.is_unsaved() {
            *self = Play::ready(Document::ready(setup));
        } else {
            self.go_on_with(setup, cx);
        }
        if self.is_ready() && self.document.is_computer(self.game().turn()) {
            self.pause_or_resume(cx);
        }
        cx.shared.is_flipped = self.only_human() == Some(Color::Black);
    }
}
