//! The chess clock: a pure state machine.
//!
//! The clock reads no time itself. Every call is told `now`, a monotonic time measured from any fixed
//! moment (the program's start, say), so a laptop's sleep or a changed wall clock is the caller's decision
//! and tests need not wait.

use std::time::Duration;

use super::time_control::{Session, TimeControl};
use crate::chess::{ByColor, Color};

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

/// One side's time at the start of its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Side {
    left: Duration,
    /// Byo-yomi periods not yet lost.
    periods: u32,
    /// Index of the current session, and moves made in it.
    session: usize,
    session_moves: u32,
    /// Moves made in the game.
    moves: u32,
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

/// What a clock shows for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Time left: of the main time or, after it, of the byo-yomi period.
    pub time: Duration,
    /// Byo-yomi periods left, once the main time is used up.
    pub periods: Option<u32>,
}

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

impl Side {
    fn new(control: &TimeControl) -> Self {
        let periods = match control {
            TimeControl::ByoYomi { periods, .. } => *periods,
            _ => 0,
        };
        Self { left: control.base().unwrap_or_default(), periods, ..Self::default() }
    }

    /// The side after thinking for `spent`; `None` if its flag falls on the way.
    fn think(self, control: &TimeControl, spent: Duration) -> Option<Self> {
        let charged = match control {
            TimeControl::Unlimited => return Some(self),
            TimeControl::Delay { delay, .. } => spent.saturating_sub(*delay),
            _ => spent,
        };
        if charged < self.left || charged.is_zero() && !self.left.is_zero() {
            return Some(Self { left: self.left.saturating_sub(charged), ..self });
        }
        match control {
            TimeControl::ByoYomi { period, .. } => {
                let lost = lost_periods(charged.saturating_sub(self.left), *period)?;
                (lost < self.periods).then(|| Self {
                    left: Duration::ZERO,
                    periods: self.periods - lost,
                    ..self
                })
            }
            _ => None,
        }
    }

    /// The side after its move, bonus included.
    fn moved(self, control: &TimeControl, spent: Duration, timed: bool) -> Self {
        let mut side = Self { moves: self.moves + 1, ..self };
        match control {
            TimeControl::Fischer { increment, .. } if timed => side.left += *increment,
            TimeControl::Bronstein { delay, .. } => side.left += spent.min(*delay),
            TimeControl::Sessions(sessions) => side.count_session_move(sessions, timed),
            _ => {}
        }
        side
    }

    fn count_session_move(&mut self, sessions: &[Session], timed: bool) {
        let Some(session) = sessions.get(self.session) else { return };
        if timed {
            self.left += session.increment;
        }
        self.session_moves += 1;
        if session.moves.is_some_and(|moves| self.session_moves >= moves) {
            self.session_moves = 0;
            self.session = (self.session + 1).min(sessions.len() - 1);
            self.left += sessions[self.session].time;
        }
    }

    fn reading(self, control: &TimeControl, spent: Duration) -> Reading {
        match (control, self.think(control, spent)) {
            (TimeControl::ByoYomi { period, .. }, Some(side)) if side.left.is_zero() => {
                let over = spent.saturating_sub(self.left).as_nanos() % period.as_nanos();
                Reading { time: period.saturating_sub(from_nanos(over)), periods: Some(side.periods) }
            }
            (_, Some(side)) => Reading { time: side.left, periods: None },
            (TimeControl::ByoYomi { .. }, None) => Reading { time: Duration::ZERO, periods: Some(0) },
            (_, None) => Reading { time: Duration::ZERO, periods: None },
        }
    }
}

/// Whole periods in `over`; `None` where the period has no length.
fn lost_periods(over: Duration, period: Duration) -> Option<u32> {
    let lost = over.as_nanos().checked_div(period.as_nanos())?;
    Some(u32::try_from(lost).unwrap_or(u32::MAX))
}

fn from_nanos(nanos: u128) -> Duration {
    Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX))
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

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    fn secs(n: u64) -> Duration {
        Duration::from_secs(n)
    }

    fn millis(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    fn clock(control: &str) -> Clock {
        let control: TimeControl = control.parse().unwrap();
        let mut clock = Clock::new(ByColor::from_fn(|_| control.clone()), White, false);
        clock.start(secs(100));
        clock
    }

    fn shows(clock: &Clock, color: Color, now: u64) -> u64 {
        clock.reading(color, secs(now)).unwrap().time.as_secs()
    }

    #[test]
    fn without_a_limit_nothing_falls() {
        let mut clock = clock("-");
        assert!(!clock.is_timed());
        assert_eq!(clock.flagged(secs(1_000_000)), None);
        assert_eq!(clock.reading(White, secs(5)), None);
        assert_eq!(clock.press(secs(1_000_000)), Ok(()));
        assert_eq!(clock.turn(), Black);
    }

    #[test]
    fn sudden_death_runs_down_for_the_side_to_move() {
        let mut clock = clock("60");
        assert_eq!(shows(&clock, White, 110), 50);
        assert_eq!(shows(&clock, Black, 110), 60);
        clock.press(secs(110)).unwrap();
        assert_eq!(shows(&clock, White, 130), 50);
        assert_eq!(shows(&clock, Black, 130), 40);
        assert_eq!(clock.flagged(secs(169)), None);
        assert_eq!(clock.flagged(secs(170)), Some(Black));
        assert_eq!(clock.press(secs(170)), Err(FlagFell(Black)));
        assert!(!clock.is_running());
        assert_eq!(shows(&clock, Black, 500), 0);
    }

    #[test]
    fn increments_come_after_each_timed_move() {
        let mut clock = clock("60+5");
        clock.press(secs(101)).unwrap();
        assert_eq!(shows(&clock, White, 101), 64);
        clock.press(secs(103)).unwrap();
        assert_eq!(shows(&clock, Black, 103), 63);
    }

    #[test]
    fn free_first_moves_cost_and_earn_nothing() {
        let control: TimeControl = "60+5".parse().unwrap();
        let mut clock = Clock::new(ByColor::from_fn(|_| control.clone()), White, true);
        clock.start(secs(0));
        assert_eq!(clock.flagged(secs(1000)), None);
        clock.press(secs(1000)).unwrap();
        clock.press(secs(2000)).unwrap();
        assert_eq!((shows(&clock, White, 2000), shows(&clock, Black, 2000)), (60, 60));
        assert_eq!(shows(&clock, White, 2010), 50);
    }

    #[test]
    fn a_pause_costs_nothing() {
        let mut clock = clock("60");
        clock.stop(secs(110));
        assert_eq!(shows(&clock, White, 400), 50);
        clock.start(secs(500));
        assert_eq!(shows(&clock, White, 505), 45);
        clock.press(secs(505)).unwrap();
        assert_eq!(shows(&clock, White, 505), 45);
    }

    #[test]
    fn a_delay_is_free_even_across_a_pause() {
        let mut clock = clock("60 ".trim());
        assert_eq!(shows(&clock, White, 103), 57);
        clock = self::clock("delay 60 5");
        assert_eq!(shows(&clock, White, 105), 60);
        clock.stop(secs(104));
        clock.start(secs(200));
        assert_eq!(shows(&clock, White, 203), 58);
        assert_eq!(clock.flagged(secs(260)), None);
        assert_eq!(clock.flagged(secs(261)), Some(White));
    }

    #[test]
    fn bronstein_gives_back_no_more_than_was_used() {
        let mut clock = clock("bronstein 60 5");
        clock.press(secs(103)).unwrap();
        assert_eq!(shows(&clock, White, 103), 60);
        clock.press(secs(113)).unwrap();
        assert_eq!(shows(&clock, Black, 113), 55);
    }

    #[test]
    fn byo_yomi_keeps_a_period_that_is_not_overstepped() {
        let mut clock = clock("byoyomi 10 30x2");
        assert_eq!(clock.until_flag(White, secs(100)), Some(secs(70)));
        assert_eq!(clock.reading(White, secs(125)), Some(Reading { time: secs(15), periods: Some(2) }));
        clock.press(secs(125)).unwrap();
        clock.press(secs(126)).unwrap();
        assert_eq!(clock.reading(White, secs(126)), Some(Reading { time: secs(30), periods: Some(2) }));
        assert_eq!(clock.reading(White, secs(160)), Some(Reading { time: secs(26), periods: Some(1) }));
        assert_eq!(clock.until_flag(White, secs(160)), Some(secs(26)));
        assert_eq!(clock.flagged(secs(185)), None);
        assert_eq!(clock.flagged(secs(186)), Some(White));
    }

    #[test]
    fn an_hourglass_gives_the_time_to_the_other_side() {
        let mut clock = clock("*60");
        assert_eq!((shows(&clock, White, 120), shows(&clock, Black, 120)), (40, 80));
        clock.press(secs(120)).unwrap();
        assert_eq!((shows(&clock, White, 130), shows(&clock, Black, 130)), (50, 70));
    }

    #[test]
    fn sessions_add_time_and_the_last_one_repeats() {
        let mut clock = clock("2/60:1/30");
        for now in [101, 102, 103] {
            clock.press(secs(now)).unwrap();
        }
        assert_eq!(shows(&clock, White, 103), 60 - 2 + 30);
        clock.press(secs(104)).unwrap();
        clock.press(secs(105)).unwrap();
        assert_eq!(shows(&clock, White, 105), 88 - 1 + 30);
    }

    #[test]
    fn a_snapshot_brings_both_times_back() {
        let mut clock = clock("60+5");
        clock.press(secs(110)).unwrap();
        let before = clock.snapshot();
        clock.press(secs(130)).unwrap();
        clock.restore(&before, secs(140));
        assert_eq!(clock.turn(), Black);
        assert_eq!((shows(&clock, White, 145), shows(&clock, Black, 145)), (55, 55));
    }

    #[test]
    fn faces_show_tenths_only_below_ten_seconds() {
        assert_eq!(face_text(secs(3900)), "1:05:00");
        assert_eq!(face_text(secs(300)), "5:00");
        assert_eq!(face_text(millis(299_001)), "5:00");
        assert_eq!(face_text(millis(9_950)), "0:10");
        assert_eq!(face_text(millis(9_900)), "9.9");
        assert_eq!(face_text(millis(1)), "0.1");
        assert_eq!(face_text(Duration::ZERO), "0.0");
    }
}
