//! The clock: fallen flags, and the warning before.

use super::state::Play;
use crate::app::catalogue::text;
use crate::app::cx::Context;
use crate::app::sound::Sound;
use crate::app::toasts::Tone;
use crate::app::view::flash::low_time;
use crate::sides::Color;

impl Play {
    /// Looks at the clock of the side to move.
    pub(super) fn look_at_clock(&mut self, cx: &mut Context) {
        if !self.is_running() {
            return;
        }
        // In an online game the time measured by both sides decides.
        let fallen = if self.is_online() { None } else { self.game_mut().tick(cx.now) };
        match fallen {
            Some(outcome) => self.game_over(outcome, cx),
            None => self.warn_of_low_time(cx),
        }
    }

    /// Tells once when little time is left.
    fn warn_of_low_time(&mut self, cx: &mut Context) {
        let color = self.game().turn();
        let Some(left) = self.game().clock().until_flag(color, cx.now) else { return };
        let is_low = low_time(&self.game().clock().controls()[color]).is_some_and(|low| left <= low);
        if is_low && self.is_human(color) && self.warned[color].is_none() {
            self.warned[color] = Some(cx.now);
            cx.sound(Sound::LowTime);
            let key = match color {
                Color::White => "low-time-white",
                Color::Black => "low-time-black",
            };
            let seconds = left.as_millis().div_ceil(1000) as u64;
            cx.toast(Tone::Warning, text!(key, seconds));
        }
    }
}
