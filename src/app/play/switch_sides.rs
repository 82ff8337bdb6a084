//! The person and the computer change sides in the middle of a game.

use super::Play;
use crate::app::cx::Context;
use crate::app::setup::Match;
use crate::sides::Color;

impl Play {
    /// Whether one person plays against a computer and may leave the own side to it.
    pub(super) fn may_switch_sides(&self) -> bool {
        let is_match = self.setup().match_length.is_some();
        let is_on = self.goes_on() && !self.is_paused();
        is_on && self.only_human().is_some() && !self.game().touch_move() && !is_match
    }

    /// The player of White continues with Black. The clocks stay with the colours, and a match starts again. A game that
    /// has not begun starts if the computer is now to move; otherwise it still begins with the person's first move.
    pub(super) fn switch_sides(&mut self, cx: &mut Context) {
        if !self.may_switch_sides() {
            return;
        }
        self.stop_thinking(cx);
        let mut setup = self.setup().clone();
        std::mem::swap(&mut setup.white, &mut setup.black);
        cx.shared.running_match = Match::new(&setup);
        self.hand.clear();
        if self.is_ready() && !self.document.is_unsaved() {
            *self = Play::ready(setup);
        } else {
            self.go_on_with(setup, cx);
        }
        if self.is_ready() && self.is_computer(self.game().turn()) {
            self.pause_or_resume(cx);
        }
        cx.shared.is_flipped = self.only_human() == Some(Color::Black);
    }
}
