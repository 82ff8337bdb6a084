//! The course of a game: start, pause, resume, change, fallen flags, end.

use std::time::Duration;

use super::state::{Progress, Three};
use crate::app::catalogue::text;
use crate::app::cx::Context;
use crate::app::dialogs::Dialog;
use crate::app::files::SavedGame;
use crate::app::sound::Sound;
use crate::app::toasts::Tone;
use crate::app::view::flash::low_time;
use crate::app::view::{ThreeOver, ThreePlace};
use crate::app::words::three as words;
use crate::three::{OutReason, Seat};

/// Time between the last move's animation and the dialog, so that the player sees the end first.
const TIME_TO_LOOK: Duration = Duration::from_millis(600);

impl Three {
    /// The game is put on the board: its clock starts, and the computer thinks if it is to move.
    pub(in crate::app) fn begin(&mut self, cx: &mut Context) {
        if self.goes_on() {
            self.progress = Progress::Playing;
            self.document.start_clock(cx.now);
            self.think_if_due(cx);
        }
    }

    /// Stops the clocks, or lets them go on.
    pub(in crate::app) fn pause_or_resume(&mut self, cx: &mut Context) {
        if !self.goes_on() {
            return;
        }
        let pauses = self.progress == Progress::Playing;
        if pauses {
            self.progress = Progress::Paused;
            self.document.stop_clock(cx.now);
            self.stop_thinking(cx);
            self.hand.clear();
        } else {
            self.progress = Progress::Playing;
            self.document.start_clock(cx.now);
            self.document.go_last();
            cx.withdraw_toast("wait-paused");
        }
        self.think_if_due(cx);
    }

    /// Pauses the game because another one takes its place. Returns whether it was running.
    pub(in crate::app) fn interrupt(&mut self, cx: &mut Context) -> bool {
        let was_going_on = self.is_running();
        if was_going_on {
            self.pause_or_resume(cx);
        }
        was_going_on
    }

    /// Resumes an interrupted game that has no clock. Any other waits for its players.
    pub(in crate::app) fn end_interruption(&mut self, cx: &mut Context) {
        if !self.goes_on() {
            return;
        }
        if self.document.clock().is_timed() {
            cx.show_paused();
        } else {
            self.pause_or_resume(cx);
        }
    }

    /// Lets the clock of the side to move run, if the game does.
    pub(super) fn go_on(&mut self, now: Duration) {
        if self.is_running() {
            self.document.start_clock(now);
        }
    }

    /// Handles a new act of the game: shows it, and announces eliminations.
    pub(super) fn happened(&mut self, follows: bool, cx: &mut Context) {
        self.stop_thinking(cx);
        self.computer.forget();
        if follows {
            self.document.go_last();
            self.hand.clear();
        }
        self.follow_turn();
        let outs = self.game().acts().next_back().map(|(_, outs, _)| outs).unwrap_or_default();
        for out in outs.iter().filter(|_| self.document.end().is_none()) {
            cx.toast(Tone::Plain, words::out(out));
        }
        if self.document.end().is_some() {
            self.game_over(cx);
        }
        self.think_if_due(cx);
    }

    /// A side leaves the game: it resigns, or its flag falls.
    pub(super) fn leave_game(&mut self, seat: Seat, reason: OutReason, cx: &mut Context) {
        if !self.document.leave(seat, reason, cx.now) {
            return;
        }
        let follows = self.document.cursor() + 1 >= self.document.acts();
        self.happened(follows, cx);
    }

    /// The end of the game, shown in its dialog.
    pub fn over(&self) -> Option<ThreeOver> {
        let end = self.document.end()?;
        let quarters = |seat| end.points.quarters(seat);
        let mut seats = Seat::ALL;
        seats.sort_by_key(|&seat| std::cmp::Reverse(quarters(seat)));
        let place = |seat: Seat| ThreePlace {
            place: 1 + Seat::ALL.into_iter().filter(|&other| quarters(other) > quarters(seat)).count(),
            seat,
            name: self.document.setup().name_at_board(seat),
            quarters: quarters(seat),
            out: self.game().outs().find(|out| out.seat == seat).map(words::out),
        };
        Some(ThreeOver { end, places: seats.map(place).into() })
    }

    /// Adds the game to the player's own games, if it was played here and is over.
    pub(in crate::app) fn keep(&self, cx: &mut Context) {
        let document = &self.document;
        if document.end().is_some() && (document.identity().is_live || document.own_acts() > 0) {
            cx.keep_game(
                document.identity().id,
                document.kept().revision(),
                SavedGame::Three(document.record().clone()),
            );
        }
    }

    /// The game has just ended.
    pub(super) fn game_over(&mut self, cx: &mut Context) {
        cx.sound(Sound::End);
        self.keep(cx);
        if let Some(over) = self.over() {
            cx.shared.dialogs.wait(Dialog::ThreeOver(over), cx.now + cx.shared.slide() + TIME_TO_LOOK);
        }
    }
}

/// The clock: fallen flags, and the warning before.
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
