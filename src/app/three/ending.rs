//! How games for three end other than on the board, and what comes then.

use std::time::Duration;

use super::Three;
use crate::app::cx::Context;
use crate::app::dialogs::Dialog;
use crate::app::journal::ThreeEntry;
use crate::app::sound::Sound;
use crate::three::{OutReason, Seat};

/// Time between the last move's animation and the dialog, so that the player sees the end first.
const TIME_TO_LOOK: Duration = Duration::from_millis(600);

impl Three {
    /// The game has just ended.
    pub(super) fn game_over(&mut self, cx: &mut Context) {
        cx.sound(Sound::End);
        if let Some(end) = self.document.end() {
            cx.write_three(self.document.head(), ThreeEntry::End { points: end.points });
        }
        if let Some(over) = self.over() {
            cx.shared.dialogs.wait(Dialog::ThreeOver(over), cx.now + cx.shared.slide() + TIME_TO_LOOK);
        }
    }

    pub(super) fn ask_resign(&self, cx: &mut Context) {
        if let Some(by) = self.actor().filter(|_| self.document.acts() > 0) {
            cx.show(Dialog::ThreeResign { by });
        }
    }

    pub(in crate::app) fn resign(&mut self, by: Seat, cx: &mut Context) {
        if self.goes_on() {
            self.leave_game(by, OutReason::Resignation, cx);
        }
    }
}
