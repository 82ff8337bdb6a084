//! Engines that were added, as players: one that is gone. The end of all engines of a game.

use super::Play;
use crate::app::cx::Context;
use crate::app::dialogs::Dialog;
use crate::app::journal::Entry;
use crate::app::search::Purpose;
use crate::app::setup::{Player, Setup};
use crate::engine::Level;
use crate::sides::Color;

impl Play {
    /// Reports that the engine to move is missing, and offers ours. The game is paused meanwhile, as after a failure
    /// of an engine.
    pub(super) fn miss_engine(&mut self, color: Color, name: String, cx: &mut Context) {
        self.computer.is_broken = true;
        cx.show(Dialog::EngineGone { color, name });
    }

    /// Replaces a missing engine by ours.
    pub(in crate::app) fn replace_engine(&mut self, color: Color, cx: &mut Context) {
        let mut setup = self.setup().clone();
        let seat = setup.seat_mut(color);
        if seat.player.engine().is_none() || !self.goes_on() {
            return;
        }
        seat.player = Player::Computer(Level::Full);
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
        let entry = Entry::Players { setup: Box::new(setup.clone()) };
        self.document.change_players(setup);
        cx.write_down(self.document.origin(), entry);
        self.computer.is_broken = false;
        self.think_if_due(cx);
    }

    /// Releases the engines of the players and of hints: the game is over, or another one takes its place.
    pub(in crate::app) fn release_engines(cx: &mut Context) {
        cx.release_engine(Purpose::Opponent);
        cx.release_engine(Purpose::Hint);
    }
}
