//! The view of a running game: player panels, state, the computer's thoughts.

use std::time::Duration;

use super::Play;
use super::online::is_by_time;
use crate::app::catalogue::{Text, tr};
use crate::app::cx::Shared;
use crate::app::settings::Thinking;
use crate::app::view::{self, ClockFace, Corner, EngineLine, Status, flash, match_view};
use crate::sides::Color;

impl Play {
    /// The panel of `color`. Its clock runs while an earlier position is on display.
    pub(in crate::app) fn corner(&self, color: Color, now: Duration) -> Corner {
        Corner {
            is_computer: self.is_computer(color),
            clock: self.clock_face(color, now),
            can_resume: self.can_resume() && self.game().turn() == color,
            ..Corner::of(self.document(), color)
        }
    }

    fn clock_face(&self, color: Color, now: Duration) -> Option<ClockFace> {
        let clock = self.game().clock();
        let reading = clock.reading(color, now)?;
        let left = clock.until_flag(color, now)?;
        Some(ClockFace {
            is_running: clock.is_running() && clock.turn() == color,
            is_low: flash::low_time(&clock.controls()[color]).is_some_and(|low| left <= low),
            is_flashing: self.warned[color].is_some_and(|since| flash::is_lit(since, now)),
            has_fallen: self.game().outcome().is_some_and(is_by_time) && reading.time.is_zero(),
            ..ClockFace::of(reading)
        })
    }

    /// The state of the game in a line.
    pub(in crate::app) fn status(&self) -> Status {
        let document = self.document();
        if !self.is_at_head() {
            return view::replay_status(document);
        }
        if let Some(outcome) = self.game().outcome() {
            return view::over_status(document, outcome);
        }
        if self.is_paused() {
            return view::with_state(document, tr("status-paused"));
        }
        if self.computer.thinking.is_some() {
            let name = document.name(document.position().turn());
            return view::with_state(document, tr!("status-thinking", name));
        }
        view::turn_status(document)
    }

    /// The computer's thoughts while it is thinking, as detailed as the settings say.
    pub(in crate::app) fn engine_line(&self, shared: &Shared) -> Option<EngineLine> {
        let (color, _) = self.computer.thinking?;
        let thinking = shared.settings.thinking;
        let info =
            self.computer.info.as_ref().filter(|_| thinking != Thinking::Nothing && !self.is_tournament())?;
        let variant = self.game().position().variant();
        Some(EngineLine::of(info, &self.computer.line, variant, color, thinking == Thinking::Line))
    }

    /// The current score of the match, if a game of it is over: "Anna 1¾, Piotr ¼".
    pub(in crate::app) fn match_score(&self, shared: &Shared) -> Option<Text> {
        let outcome = self.game().outcome();
        let is_told = shared.running_match.standing(outcome).games > 0;
        is_told.then(|| match_view::standing(&shared.running_match, self.document(), outcome))
    }

    /// The time of the next change without an event: of a clock's face, or a move of the computer.
    pub(in crate::app) fn next_wakeup(&self, now: Duration) -> Option<Duration> {
        let clock = self.game().clock();
        let face = clock.is_running().then(|| clock.reading(clock.turn(), now)).flatten();
        let next_face = face.map(|reading| now + view::until_face_changes(reading.time));
        let answer = self.computer.answer.map(|(_, at)| at);
        let flash = self.warned[clock.turn()].and_then(|since| flash::next_change(since, now));
        [next_face, answer, flash].into_iter().flatten().min()
    }
}
