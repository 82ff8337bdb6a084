//! The clocks of both sides.

use std::time::Duration;

use super::Reading;
#[cfg(feature = "serde")]
use super::nanos;
use super::side::Side;
use crate::game::TimeControl;
use crate::sides::{ByColor, Color};

/// The clocks of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    controls: ByColor<TimeControl>,
    free_first_moves: bool,
    /// The thinking time is that before the clock was last started.
    times: ClockSnapshot,
    /// The moment from which the time of the side to move runs; `None` while the clock is stopped.
    since: Option<Duration>,
}

/// The state of a clock at one moment, except its time controls and whether it is running: both sides' times, periods
/// and sessions, the side to move and its thinking time. Takebacks restore it, and journals store it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct ClockSnapshot {
    /// As they were when the current move began.
    pub(super) sides: ByColor<Side>,
    pub(super) turn: Color,
    /// Thinking time for the current move.
    #[cfg_attr(feature = "serde", serde(default, with = "nanos"))]
    pub(super) spent: Duration,
}

/// The error of a move after the flag of this side fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} ran out of time")]
pub struct FlagFell(pub Color);

impl Clock {
    /// A clock that is not yet started, with `turn` to move.
    ///
    /// With `free_first_moves` each side's first move is not timed and earns no bonus.
    pub fn new(controls: ByColor<TimeControl>, turn: Color, free_first_moves: bool) -> Self {
        let sides = ByColor::from_fn(|color| Side::new(&controls[color]));
        let times = ClockSnapshot { sides, turn, spent: Duration::ZERO };
        Self { controls, free_first_moves, times, since: None }
    }

    /// The time controls of both sides.
    pub fn controls(&self) -> &ByColor<TimeControl> {
        &self.controls
    }

    /// The side to move, whose time runs or will run.
    pub fn turn(&self) -> Color {
        self.times.turn
    }

    /// `true` if either side's time is limited.
    pub fn is_timed(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.controls[color].is_timed())
    }

    /// `true` between [`Self::start`] and [`Self::stop`].
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Starts the clock, or resumes it after [`Self::stop`]. Does nothing if it runs.
    pub fn start(&mut self, now: Duration) {
        self.since.get_or_insert(now);
    }

    /// Stops the clock: a pause, or the end of the game.
    pub fn stop(&mut self, now: Duration) {
        self.times.spent = self.spent(now);
        self.since = None;
    }

    /// Ends the move of the side to move: books its time and lets the other side's run.
    ///
    /// A stopped clock charges the time of the move until it was stopped, if the side had enough time, and
    /// passes the turn; no flag falls.
    ///
    /// # Errors
    ///
    /// [`FlagFell`] if the mover's time was up before `now`; the clock is then stopped.
    pub fn press(&mut self, now: Duration) -> Result<(), FlagFell> {
        let mover = self.turn();
        let spent = self.charged(mover, now);
        let thought = match self.times.sides[mover].think(&self.controls[mover], spent) {
            Some(thought) => thought,
            None if !self.is_running() => self.times.sides[mover],
            None => {
                self.stop(now);
                return Err(FlagFell(mover));
            }
        };
        let timed = !self.is_free(mover);
        self.times.sides[mover] = thought.moved(&self.controls[mover], spent, timed);
        self.turn_hourglass(mover, spent);
        self.pass_turn(now);
        Ok(())
    }

    /// Passes the turn after a recorded move: the clock then showed this time and this number of byo-yomi periods.
    /// Without them the move counts as made in no time.
    ///
    /// No flag falls, because the record has a next move.
    pub fn pass(&mut self, left: Option<Duration>, periods: Option<u32>, now: Duration) {
        let mover = self.turn();
        let (control, before) = (&self.controls[mover], self.times.sides[mover]);
        let mut after = before.moved(control, Duration::ZERO, !self.is_free(mover));
        if control.is_timed() {
            after.left = left.unwrap_or(after.left);
        }
        if matches!(control, TimeControl::ByoYomi { .. }) {
            after.periods = periods.unwrap_or(after.periods);
        }
        self.times.sides[mover] = after;
        self.turn_hourglass(mover, before.left.saturating_sub(after.left));
        self.pass_turn(now);
    }

    /// Begins the move of the other side.
    fn pass_turn(&mut self, now: Duration) {
        let turn = !self.turn();
        self.restore(&ClockSnapshot { turn, ..self.snapshot() }, now);
    }

    /// The side whose time is up at `now`. No flag falls on a stopped clock.
    pub fn flagged(&self, now: Duration) -> Option<Color> {
        if !self.is_running() {
            return None;
        }
        let color = self.turn();
        let spent = self.charged(color, now);
        self.times.sides[color].think(&self.controls[color], spent).is_none().then_some(color)
    }

    /// The display of the clock of `color` at `now`; `None` without a limit.
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

    /// The moves that `color` has to make until its next session; `None` in its last one, and without sessions.
    pub fn moves_to_go(&self, color: Color) -> Option<u32> {
        self.times.sides[color].moves_to_go(&self.controls[color])
    }

    /// Both sides' times as they were when the current move began.
    pub fn snapshot(&self) -> ClockSnapshot {
        self.times.at_start_of_move()
    }

    /// The clock as it is at `now`, in the middle of a move.
    pub fn snapshot_at(&self, now: Duration) -> ClockSnapshot {
        ClockSnapshot { spent: self.spent(now), ..self.times }
    }

    /// Restores a snapshot, an earlier or later one; a running clock continues from it.
    pub fn restore(&mut self, snapshot: &ClockSnapshot, now: Duration) {
        self.times = *snapshot;
        self.since = self.since.map(|_| now);
    }

    /// Sets the time left of `color`: for an arbiter, or a game that is continued from a file.
    /// Does nothing without a limit.
    pub fn set_left(&mut self, color: Color, left: Duration) {
        if self.controls[color].is_timed() {
            self.times.sides[color].left = left;
        }
    }

    /// Gives `color` all its time again, byo-yomi periods included. The moves it has made still count in its sessions.
    pub fn refill(&mut self, color: Color) {
        let full = Side::new(&self.controls[color]);
        let side = &mut self.times.sides[color];
        (side.left, side.periods) = (full.left, full.periods);
    }

    /// In an hourglass the other side gets the time that the mover has used.
    fn turn_hourglass(&mut self, mover: Color, used: Duration) {
        let is_hourglass = matches!(self.controls[mover], TimeControl::Hourglass { .. });
        if is_hourglass && self.controls[!mover].is_timed() {
            self.times.sides[!mover].left += used;
        }
    }

    fn is_free(&self, color: Color) -> bool {
        self.free_first_moves && self.times.sides[color].moves == 0
    }

    /// Thinking time for the current move, pauses left out.
    fn spent(&self, now: Duration) -> Duration {
        self.times.spent + self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since))
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

    /// Byo-yomi periods of `color` not yet lost; 0 with another time control.
    pub fn periods(&self, color: Color) -> u32 {
        self.sides[color].periods
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Thinking time for the current move.
    pub fn spent(&self) -> Duration {
        self.spent
    }

    /// Returns the snapshot of the start of the current move.
    #[must_use]
    pub fn at_start_of_move(self) -> Self {
        Self { spent: Duration::ZERO, ..self }
    }
}
