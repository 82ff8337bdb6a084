//! The course of a game: start, pause, resume, moves, takeback and redo, the clock, the end.

use super::table::{OwnRules, Progress, Table};
use super::table_game::MoveOf;
use crate::app::board::Sound;
use crate::app::context::{Context, Tone};
use crate::app::game::GameOver;
use crate::app::game::corner::low_time;

impl<G: OwnRules> Table<G> {
    /// The game is put on the board: its clock starts, and the computer thinks if it is to move.
    pub(in crate::app) fn begin(&mut self, cx: &mut Context) {
        if self.goes_on() {
            self.progress = Progress::Playing;
            self.document.start_clock(cx.now);
            G::turn_board(self, cx);
            self.think_if_due(cx);
        }
    }

    /// Stops the clocks, or lets them go on.
    pub(in crate::app) fn pause_or_resume(&mut self, cx: &mut Context) {
        if !self.goes_on() {
            return;
        }
        self.hand.clear();
        if self.is_running() {
            self.document.pause_clock(cx.now);
            self.progress = Progress::Paused;
            self.stop_thinking(cx);
        } else {
            self.document.go_to_head();
            self.document.start_clock(cx.now);
            self.progress = Progress::Playing;
            cx.withdraw_toast("wait-paused");
        }
        self.think_if_due(cx);
    }

    /// Lets an interrupted game go on, at once if that costs no time; or only says that it is paused.
    pub(super) fn go_on(&mut self, stays_paused: bool, cx: &mut Context) {
        if !self.goes_on() {
            return;
        }
        if stays_paused || self.document.until_flag(self.document.turn(), cx.now).is_some() {
            cx.show_paused();
        } else {
            self.pause_or_resume(cx);
        }
    }

    /// Takes up a game of a former run, which was paused then or not.
    pub(in crate::app) fn take_up(&mut self, was_paused: bool, cx: &mut Context) {
        // That run may have ended before the finished game was added to the player's own games.
        self.keep(cx);
        self.go_on(was_paused, cx);
    }

    /// Adds the game to the player's own games, if it is over.
    fn keep(&self, cx: &mut Context) {
        if let Some(job) = self.document.finished(cx.now) {
            cx.keep_game(job);
        }
    }

    pub(super) fn game_over(&mut self, cx: &mut Context) {
        self.stop_thinking(cx);
        Self::release_engines(cx);
        cx.sound(Sound::End);
        if let Some(two) = G::two_mut(self) {
            two.ended(cx);
        }
        self.changed(false, cx);
        self.keep(cx);
    }

    /// How the game that was played here has ended.
    pub(in crate::app) fn result(&self) -> Option<GameOver> {
        G::over(self)
    }
}

/// Moves.
impl<G: OwnRules> Table<G> {
    /// Plays a move in the current position, a human's or the computer's.
    pub(super) fn play(&mut self, mv: MoveOf<G>, cx: &mut Context) {
        // A player who looks at an earlier position stays there when the opponent moves.
        let follows = self.document.is_at_head();
        if G::flag_falls(self, cx) {
            return;
        }
        // Moves come from the list of legal ones, the computer's are looked at before.
        let Some(sound) = self.document.play(mv, cx.now) else { return };
        cx.sound(sound);
        self.happened(Some(mv), follows, cx);
        self.think_if_due(cx);
    }

    /// A move was made, or a side went out.
    pub(super) fn happened(&mut self, mv: Option<MoveOf<G>>, follows: bool, cx: &mut Context) {
        if self.is_ready() {
            self.progress = Progress::Playing;
        }
        if self.is_running() {
            self.document.start_clock(cx.now);
        }
        self.changed(follows, cx);
        self.computer.is_broken = false;
        G::turn_board(self, cx);
        let is_over = !self.goes_on();
        G::happened(self, mv, cx);
        if is_over {
            self.game_over(cx);
        }
    }

    /// Shows a change of the game.
    pub(super) fn changed(&mut self, follows: bool, cx: &mut Context) {
        if let Some(two) = G::two_mut(self) {
            two.document.touch();
            two.cancel_premove();
        }
        self.forget_hint(cx);
        if follows {
            self.document.go_to_head();
        }
        // A player who holds a piece of an earlier position keeps it when the opponent moves.
        if self.document.is_at_head() {
            self.hand.clear();
        }
    }

    pub(in crate::app) fn take_back(&mut self, cx: &mut Context) {
        let Ok(plies) = self.plies_to_take_back() else { return };
        self.stop_thinking(cx);
        self.document.take_back(plies, cx.now);
        if self.is_running() {
            // It may have been stopped by the end of the game.
            self.document.start_clock(cx.now);
        }
        self.computer.is_broken = false;
        self.changed(true, cx);
        cx.sound(Sound::Move);
        G::turn_board(self, cx);
        self.think_if_due(cx);
    }

    /// Makes as many moves again as a takeback takes: up to the turn of a person.
    pub(super) fn redo(&mut self, cx: &mut Context) {
        self.stop_thinking(cx);
        while let Some(sound) = self.document.redo(cx.now) {
            self.changed(true, cx);
            cx.sound(sound);
            let is_persons = self.document.is_human(self.document.turn());
            if is_persons || self.is_without_person() || !self.goes_on() {
                break;
            }
        }
        if self.is_running() {
            self.document.start_clock(cx.now);
        }
        G::turn_board(self, cx);
        if self.goes_on() {
            self.think_if_due(cx);
        } else {
            self.game_over(cx);
        }
    }
}

/// The clock.
impl<G: OwnRules> Table<G> {
    /// Warns once when little time is left.
    pub(super) fn warn_of_low_time(&mut self, cx: &mut Context) {
        let seat = self.document.turn();
        let Some(left) = self.document.until_flag(seat, cx.now) else { return };
        let is_low = low_time(self.document.control(seat)).is_some_and(|low| left <= low);
        if is_low && self.document.is_human(seat) && self.warned[seat.into()].is_none() {
            self.warned[seat.into()] = Some(cx.now);
            cx.sound(Sound::LowTime);
            let seconds = left.as_millis().div_ceil(1000) as u64;
            cx.toast(Tone::Warning, self.document.low_time(seat, seconds));
        }
    }
}
