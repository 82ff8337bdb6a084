//! Moves, pause, takeback and redo, and looking through the game.

use std::time::Duration;

use super::{Progress, Three};
use crate::app::action::ReplayAction;
use crate::app::catalogue::Text;
use crate::app::cx::Context;
use crate::app::journal::ThreeEntry;
use crate::app::sound::Sound;
use crate::app::toasts::Tone;
use crate::app::words::three as words;
use crate::game::TimeControl;
use crate::three::{Act, Move, OutReason, Position, Seat};

impl Three {
    /// Plays a move in the current position, a human's or the computer's.
    pub(super) fn play(&mut self, mv: Move, cx: &mut Context) {
        if self.document.clock().has_fallen(cx.now) {
            return self.flag_falls(cx);
        }
        let follows = self.document.is_at_head();
        let before = *self.game().position();
        if !self.document.play(mv, cx.now) {
            return;
        }
        if self.progress == Progress::Ready {
            self.progress = Progress::Playing;
        }
        self.go_on(cx.now);
        let entry =
            ThreeEntry::Move { mv: mv.to_string(), times: self.document.times(cx.now), redone: false };
        cx.sound(sound(&before, mv, self.game().position()));
        self.happened(entry, follows, cx);
    }

    /// A side leaves the game: it resigns, or its flag falls.
    pub(super) fn leave_game(&mut self, seat: Seat, reason: OutReason, cx: &mut Context) {
        if !self.document.leave(seat, reason, cx.now) {
            return;
        }
        let times = self.document.times(cx.now);
        let follows = self.document.cursor() + 1 >= self.document.acts();
        self.happened(ThreeEntry::Leave { seat, reason, times, redone: false }, follows, cx);
    }

    /// Lets the clock of the side to move run, if the game does.
    fn go_on(&mut self, now: Duration) {
        if self.is_running() {
            self.document.start_clock(now);
        }
    }

    /// Handles a new entry of the game: shows it, writes it to the journal, and announces eliminations.
    fn happened(&mut self, entry: ThreeEntry, follows: bool, cx: &mut Context) {
        cx.write_three(self.document.head(), entry);
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
            cx.shared.toasts.withdraw("wait-paused", cx.now);
        }
        if self.document.acts() > 0 {
            let times = self.document.times(cx.now);
            cx.write_three(self.document.head(), ThreeEntry::Pause { paused: pauses, times });
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
            cx.tell_paused();
        } else {
            self.pause_or_resume(cx);
        }
    }

    /// How many acts a takeback takes: to the last move of a person.
    pub(super) fn acts_to_take_back(&self) -> usize {
        let setup = self.document.setup();
        if setup.persons() == 0 && self.is_running() {
            return 0;
        }
        let mut before = *self.game().start();
        let mut movers = Vec::new();
        for (act, _, after) in self.game().acts() {
            movers.push(match act {
                Act::Move(_) => before.turn(),
                Act::Leave(out) => out.seat,
            });
            before = *after;
        }
        let is_persons = |seat: &Seat| setup.persons() == 0 || setup.is_human(*seat);
        let acts = movers.iter().rev().position(is_persons).map_or(0, |computers| computers + 1);
        if acts <= self.document.own_acts() { acts } else { 0 }
    }

    pub(super) fn take_back(&mut self, cx: &mut Context) {
        if self.hand.waiting.is_some() {
            return self.hand.clear();
        }
        let acts = self.acts_to_take_back();
        if acts == 0 || self.document.record().has_unread() {
            return;
        }
        self.stop_thinking(cx);
        for _ in 0..acts {
            self.document.take_back(cx.now);
        }
        let times = self.document.times(cx.now);
        cx.write_three(self.document.head(), ThreeEntry::TakeBack { acts: acts as u32, times });
        cx.shared.dialogs.retain(|dialog| !matches!(dialog, crate::app::dialogs::Dialog::ThreeOver(_)));
        self.after_going_back(cx);
    }

    /// Replays the moves taken back, up to the next move of a human.
    pub(super) fn redo(&mut self, cx: &mut Context) {
        self.stop_thinking(cx);
        while let Some(act) = self.document.redo(cx.now) {
            let times = self.document.times(cx.now);
            let entry = match act {
                Act::Move(mv) => ThreeEntry::Move { mv: mv.to_string(), times, redone: true },
                Act::Leave(out) => {
                    ThreeEntry::Leave { seat: out.seat, reason: out.reason, times, redone: true }
                }
            };
            cx.write_three(self.document.head(), entry);
            if self.document.setup().is_human(self.turn()) {
                break;
            }
        }
        self.after_going_back(cx);
    }

    fn after_going_back(&mut self, cx: &mut Context) {
        self.document.go_last();
        self.hand.clear();
        self.computer.forget();
        self.go_on(cx.now);
        self.follow_turn();
        cx.sound(Sound::Move);
        self.think_if_due(cx);
    }

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

    fn flag_falls(&mut self, cx: &mut Context) {
        self.leave_game(self.turn(), OutReason::TimeForfeit, cx);
    }

    /// Tells once when little time is left.
    fn warn_of_low_time(&mut self, cx: &mut Context) {
        let seat = self.turn();
        let Some(left) = self.document.clock().until_flag(seat, cx.now) else { return };
        let is_low = self.low_time().is_some_and(|low| left <= low);
        if is_low && self.document.setup().is_human(seat) && self.warned[seat].is_none() {
            self.warned[seat] = Some(cx.now);
            cx.sound(Sound::LowTime);
            let seconds = left.as_millis().div_ceil(1000) as u64;
            let name = self.document.setup().name(seat);
            cx.toast(
                Tone::Warning,
                Text::new("three-low-time", [("name", name.into()), ("seconds", seconds.into())]),
            );
        }
    }

    /// From when on a side has little time, as in a game for two: a tenth of what it began with, at least 10 s and at
    /// most a minute.
    pub(super) fn low_time(&self) -> Option<Duration> {
        let whole = match self.document.clock().control() {
            TimeControl::ByoYomi { base, period, periods } => {
                base.saturating_add(period.saturating_mul(*periods))
            }
            control => control.base()?,
        };
        Some((whole / 10).clamp(Duration::from_secs(10), Duration::from_mins(1)).min(whole / 2))
    }
}

/// Looking through the game.
impl Three {
    pub(in crate::app) fn replay(&mut self, action: ReplayAction, cx: &mut Context) {
        let (cursor, last) = (self.document.cursor(), self.document.acts());
        match action {
            ReplayAction::First => self.look(0, cx),
            ReplayAction::Previous => self.look(cursor.saturating_sub(1), cx),
            ReplayAction::Next => self.look(cursor + 1, cx),
            ReplayAction::Last => self.look(last, cx),
            ReplayAction::Autoplay => self.switch_autoplay(cx),
            ReplayAction::To(_) | ReplayAction::Sideways { .. } | ReplayAction::Fold(_) => {}
        }
    }

    /// Shows the position after `acts` acts.
    pub(in crate::app) fn look(&mut self, acts: usize, cx: &mut Context) {
        cx.stop_autoplay();
        self.step_to(acts, cx);
    }

    /// Like [`Self::look`], but autoplay continues. Returns whether the position is another one.
    fn step_to(&mut self, acts: usize, cx: &mut Context) -> bool {
        let from = self.document.cursor();
        if !self.document.go_to(acts) {
            return false;
        }
        self.hand.clear();
        let is_step = self.document.cursor().abs_diff(from) == 1;
        let forward = self.document.cursor() > from;
        let heard = match self.document.last_act() {
            Some((Act::Move(mv), before)) if forward => sound(&before, mv, self.document.shown()),
            _ => Sound::Move,
        };
        if is_step {
            cx.sound_of_step(heard);
        }
        true
    }

    /// Whether a step in looking through the game leads anywhere.
    pub(in crate::app) fn can_replay(&self, action: ReplayAction, is_autoplaying: bool) -> bool {
        match action {
            ReplayAction::First | ReplayAction::Previous => self.document.cursor() > 0,
            ReplayAction::Next | ReplayAction::Last => !self.document.is_at_head(),
            ReplayAction::Autoplay => is_autoplaying || self.document.acts() > 0,
            ReplayAction::To(_) | ReplayAction::Sideways { .. } | ReplayAction::Fold(_) => false,
        }
    }

    /// Handles a turn of the wheel over the board, by this number of notches.
    pub(super) fn wheel(&mut self, steps: i32, cx: &mut Context) {
        let to = self.document.cursor().saturating_add_signed(steps as isize);
        self.look(to, cx);
    }

    fn switch_autoplay(&mut self, cx: &mut Context) {
        if cx.shared.autoplay.take().is_some() {
            return;
        }
        let next = if self.document.is_at_head() { 0 } else { self.document.cursor() + 1 };
        self.step_to(next, cx);
        cx.shared.autoplay = Some(cx.now + cx.shared.settings.autoplay_delay());
    }

    /// Advances autoplay when its time has come.
    pub(in crate::app) fn autoplay(&mut self, cx: &mut Context) {
        if cx.shared.autoplay.is_some_and(|at| at <= cx.now) {
            let goes_on = self.step_to(self.document.cursor() + 1, cx);
            cx.shared.autoplay = goes_on.then(|| cx.now + cx.shared.settings.autoplay_delay());
        }
    }
}

/// The sound of a move.
fn sound(before: &Position, mv: Move, after: &Position) -> Sound {
    let is_checked = |seat| !after.king_attackers(seat).is_empty();
    if after.playing().iter().any(is_checked) {
        Sound::Check
    } else if mv.promotion().is_some() {
        Sound::Promotion
    } else if before.captured_at(mv).is_some() {
        Sound::Capture
    } else {
        Sound::Move
    }
}
