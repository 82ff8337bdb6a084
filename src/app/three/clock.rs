//! The clock: fallen flags, and the warning before.

use super::state::Three;
use crate::app::catalogue::text;
use crate::app::cx::Context;
use crate::app::sound::Sound;
use crate::app::toasts::Tone;
use crate::app::view::flash::low_time;
use crate::three::OutReason;

impl Three {
    /// Looks at the clock of the side to move.
    pub(super) fn look_at_clock(&mut self, cx: &mut Context) {
        if !self.is_running() {
            return;
        }
        if self.document.clock().has_fallen(cx.now) {
            self.flag_falls(cx);
        } else {
            self.warn_of_low_time(cx);
        }
    }

    pub(super) fn flag_falls(&mut self, cx: &mut Context) {
        self.leave_game(self.turn(), OutReason::TimeForfeit, cx);
    }

    /// Tells once when little time is left.
    fn warn_of_low_time(&mut self, cx: &mut Context) {
        let seat = self.turn();
        let Some(left) = self.document.clock().until_flag(seat, cx.now) else { return };
        let is_low = low_time(self.document.clock().control()).is_some_and(|low| left <= low);
        if is_low && self.document.setup().is_human(seat) && self.warned[seat].is_none() {
            self.warned[seat] = Some(cx.now);
            cx.sound(Sound::LowTime);
            let seconds = left.as_millis().div_ceil(1000) as u64;
            let name = self.document.setup().name(seat);
            cx.toast(Tone::Warning, text!("three-low-time", name, seconds));
        }
    }
}
