//! The clock: flags that fall, and a word before they do.

use super::Work;
use crate::app::catalogue::tr_args;
use crate::app::document::Phase;
use crate::app::toasts::Tone;
use crate::sides::Color;

impl Work<'_> {
    /// Looks at the clock of the side to move.
    pub(super) fn look_at_clock(&mut self) {
        let document = &mut self.model.document;
        if document.phase != Phase::Playing || document.game.outcome().is_some() {
            return;
        }
        if let Some(outcome) = document.game.tick(self.now) {
            self.game_over(outcome);
            return;
        }
        self.warn_of_low_time();
    }

    /// Tells once when little time is left.
    fn warn_of_low_time(&mut self) {
        let document = &self.model.document;
        let color = document.game.turn();
        let Some(left) = document.game.clock().until_flag(color, self.now) else { return };
        let is_low = document.low_time(color).is_some_and(|low| left <= low);
        if is_low && document.is_human(color) && !self.model.warned[color] {
            self.model.warned[color] = true;
            let key = match color {
                Color::White => "low-time-white",
                Color::Black => "low-time-black",
            };
            let seconds = left.as_millis().div_ceil(1000) as u64;
            self.toast(Tone::Warning, tr_args(key, &[("seconds", seconds.into())]));
        }
    }
}
