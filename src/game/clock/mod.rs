//! The chess clock: a pure state machine.
//!
//! The clock reads no time itself. Every call is told `now`, a monotonic time measured from any fixed
//! moment (the program's start, say), so a laptop's sleep or a changed wall clock is the caller's decision
//! and tests need not wait.

mod side;
#[cfg(test)]
mod tests;

use std::time::Duration;

use super::TimeControl;
use crate::sides::{ByColor, Color};
pub use side::Reading;
use side::Side;

/// The clocks of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    controls: ByColor<TimeControl>,
    free_first_moves: bool,
    times: ClockSnapshot,
    state: State,
}

/// Both sides' times between two moves; what a takeback restores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockSnapshot {
    sides: ByColor<Side>,
    turn: Color,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Nobody's time runs: not started, paused or ended. `spent` is this move's thinking time so far.
    Still { spent: Duration },
    /// The time of the side to move runs since `since`, after `spent` before a pause.
    Running { since: Duration, spent: Duration },
}

/// The flag of the named side has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the time of {0:?} is up")]
pub struct FlagFell(pub Color);

impl Clock {
    /// A clock that has not been started, with `turn` to move.
    ///
    /// With `free_first_moves` each side's first move is not timed and earns no bonus.
    pub fn new(controls: ByColor<TimeControl>, turn: Color, free_first_moves: bool) -> Self {
        let sides = ByColor::from_fn(|color| Side::new(&controls[color]));
        let times = ClockSnapshot { sides, turn };
        Self { controls, free_first_moves, times, state: State::Still { spent: Duration::ZERO } }
    }

    /// The time controls of both sides.
    pub fn controls(&self) -> &ByColor<TimeControl> {
        &self.controls
    }

    /// Whose time runs, or will run.
    pub fn turn(&self) -> Color {
        self.times.turn
    }

    /// `true` if either side's time is limited.
    pub fn is_timed(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.controls[color].is_timed())
    }

    /// `true` between [`Self::start`] and [`Self::stop`].
    pub fn is_running(&self) -> bool {
        matches!(self.state, State::Running { .. })
    }

    /// Starts the clock, or resumes it after [`Self::stop`]. Does nothing if it runs.
    pub fn start(&mut self, now: Duration) {
        if let State::Still { spent } = self.state {
            self.state = State::Running { since: now, spent };
        }
    }

    /// Stops the clock: a pause, or the end of the game.
    pub fn stop(&mut self, now: Duration) {
        self.state = State::Still { spent: self.spent(now) };
    }

    /// The side to move has moved: books its time and lets the other side's run.
    ///
    /// A clock that stands still only passes the turn; the move is counted as made in no time.
    ///
    /// # Errors
    ///
    /// [`FlagFell`] if the mover's time was up before `now`; the clock then stands still.
    pub fn press(&mut self, now: Duration) -> Result<(), FlagFell> {
        let mover = self.turn();
        let spent = self.charged(mover, now);
        let Some(thought) = self.times.sides[mover].think(&self.controls[mover], spent) else {
            self.stop(now);
            return Err(FlagFell(mover));
        };
        let timed = !self.is_free(mover);
        self.times.sides[mover] = thought.moved(&self.controls[mover], spent, timed);
        if matches!(self.controls[mover], TimeControl::Hourglass { .. }) {
            self.times.sides[!mover].left += spent;
        }
        self.times.turn = !mover;
        self.state = match self.state {
            State::Running { .. } => State::Running { since: now, spent: Duration::ZERO },
            State::Still { .. } => State::Still { spent: Duration::ZERO },
        };
        Ok(())
    }

    /// The side whose time is up at `now`.
    pub fn flagged(&self, now: Duration) -> Option<Color> {
        let color = self.turn();
        let spent = self.charged(color, now);
        self.times.sides[color].think(&self.controls[color], spent).is_none().then_some(color)
    }

    /// What the clock of `color` shows at `now`; `None` without a limit.
    pub fn reading(&self, color: Color, now: Duration) -> Option<Reading> {
        let (control, side) = (&self.controls[color], self.times.sides[color]);
        if !control.is_timed() {
            return None;
        }
        if color == self.turn() {
            return Some(side.reading(control, self.charged(color, now)));
        }
        let mut reading = side.reading(control, Duration::ZERO);
        if matches!(self.controls[!color], TimeControl::Hourglass { .. }) {
            reading.time += self.charged(!color, now);
        }
        Some(reading)
    }

    /// Time until the flag of `color` falls, byo-yomi periods included; `None` without a limit.
    pub fn until_flag(&self, color: Color, now: Duration) -> Option<Duration> {
        let reading = self.reading(color, now)?;
        Some(match &self.controls[color] {
            TimeControl::ByoYomi { period, .. } => {
                let whole =
                    reading.periods.map_or(self.times.sides[color].periods, |left| left.saturating_sub(1));
                reading.time + period.saturating_mul(whole)
            }
            _ => reading.time,
        })
    }

    /// Both sides' times as they were when the current move began.
    pub fn snapshot(&self) -> ClockSnapshot {
        self.times
    }

    /// Goes back (or forward) to a snapshot. The move begun there starts anew; a running clock runs on.
    pub fn restore(&mut self, snapshot: &ClockSnapshot, now: Duration) {
        self.times = *snapshot;
        self.state = match self.state {
            State::Running { .. } => State::Running { since: now, spent: Duration::ZERO },
            State::Still { .. } => State::Still { spent: Duration::ZERO },
        };
    }

    /// Sets the time left of `color`: for an arbiter, or a game that is continued from a file.
    /// Does nothing without a limit.
    pub fn set_left(&mut self, color: Color, left: Duration) {
        if self.controls[color].is_timed() {
            self.times.sides[color].left = left;
        }
    }

    fn is_free(&self, color: Color) -> bool {
        self.free_first_moves && self.times.sides[color].moves == 0
    }

    /// Thinking time for the current move, pauses left out.
    fn spent(&self, now: Duration) -> Duration {
        match self.state {
            State::Still { spent } => spent,
            State::Running { since, spent } => spent + now.saturating_sub(since),
        }
    }

    /// As [`Self::spent`], but nothing for a move that is not timed.
    fn charged(&self, color: Color, now: Duration) -> Duration {
        if self.is_free(color) { Duration::ZERO } else { self.spent(now) }
    }
}

impl ClockSnapshot {
    /// Time left of `color`, without byo-yomi periods; zero without a limit.
    pub fn left(&self, color: Color) -> Duration {
        self.sides[color].left
    }

    /// Whose move it was.
    pub fn turn(&self) -> Color {
        self.turn
    }
}

/// The text on a clock's face: `1:05:00`, `5:00`, and tenths below ten seconds (`9.3`).
///
/// Times are rounded up, so that zero appears only when the flag has fallen.
pub fn face_text(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    if tenths < 100 {
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
