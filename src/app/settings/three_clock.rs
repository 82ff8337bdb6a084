//! Three clocks, of which one runs.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::game::{Clock, ClockSnapshot, TimeControl};
use crate::sides::{ByColor, Color};
use crate::three::{BySeat, Seat};

/// Three clocks, of which one runs: each is a chess clock of its own whose other side, the time of the two other players,
/// has no limit. So every time control of a two-player game except the hourglass works for three.
#[derive(Debug, Clone)]
pub struct ThreeClock {
    clocks: BySeat<Clock>,
    turn: Seat,
}

/// The state of the three clocks at one moment, without their time control and whether they run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ThreeTimes {
    turn: Seat,
    clocks: BySeat<ClockSnapshot>,
}

/// The side of a clock that has the limit.
const OWN: Color = Color::White;

impl ThreeClock {
    /// Clocks that are not started yet.
    pub fn new(control: &TimeControl, turn: Seat, free_first_moves: bool) -> ThreeClock {
        let clock = || {
            let controls = ByColor::new(control.clone(), TimeControl::Unlimited);
            Clock::new(controls, OWN, free_first_moves)
        };
        ThreeClock { clocks: BySeat::from_fn(|_| clock()), turn }
    }

    /// The side whose clock runs, or will run.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Whether time is limited.
    pub fn is_timed(&self) -> bool {
        self.control().is_timed()
    }

    /// The time control of all three.
    pub fn control(&self) -> &TimeControl {
        &self.clocks[Seat::White].controls()[OWN]
    }

    /// Whether one of them runs.
    pub fn is_running(&self) -> bool {
        self.clocks[self.turn].is_running()
    }

    /// Starts or resumes the clock of the side to move.
    pub fn start(&mut self, now: Duration) {
        self.clocks[self.turn].start(now);
    }

    /// Stops the clock.
    pub fn stop(&mut self, now: Duration) {
        self.clocks[self.turn].stop(now);
    }

    /// Ends the move of the side to move; `to` is next.
    pub fn press(&mut self, to: Seat, now: Duration) {
        let is_running = self.is_running();
        let own = &mut self.clocks[self.turn];
        // The flag was checked before the move.
        if own.press(now).is_err() {
            own.set_left(OWN, Duration::ZERO);
        }
        self.pass(to, is_running, now);
    }

    /// Passes the turn to `to` without a move, after eliminations.
    pub fn skip(&mut self, to: Seat, now: Duration) {
        if to != self.turn {
            let is_running = self.is_running();
            self.pass(to, is_running, now);
        }
    }

    fn pass(&mut self, to: Seat, is_running: bool, now: Duration) {
        self.clocks[self.turn].stop(now);
        self.turn = to;
        let next = &mut self.clocks[to];
        if next.turn() != OWN {
            let pressed = next.press(now);
            debug_assert!(pressed.is_ok(), "the time of the others has no limit: their flag does not fall");
        }
        if is_running {
            next.start(now);
        }
    }

    /// Whether the flag of the side to move has fallen.
    pub fn has_fallen(&self, now: Duration) -> bool {
        self.clocks[self.turn].flagged(now) == Some(OWN)
    }

    /// The clock of `seat`, and its side that has the limit.
    pub fn of(&self, seat: Seat) -> (&Clock, Color) {
        (&self.clocks[seat], OWN)
    }

    /// Time until the flag of `seat` falls; `None` without a limit.
    pub fn until_flag(&self, seat: Seat, now: Duration) -> Option<Duration> {
        self.clocks[seat].until_flag(OWN, now)
    }

    /// The state of the clocks, in the middle of a move.
    pub fn times(&self, now: Duration) -> ThreeTimes {
        ThreeTimes { turn: self.turn, clocks: BySeat::from_fn(|seat| self.clocks[seat].snapshot_at(now)) }
    }

    /// The state of the clocks at the start of the current move.
    pub fn times_at_start_of_move(&self) -> ThreeTimes {
        ThreeTimes { turn: self.turn, clocks: BySeat::from_fn(|seat| self.clocks[seat].snapshot()) }
    }

    /// Restores these times. Clocks that run go on.
    pub fn restore(&mut self, times: &ThreeTimes, now: Duration) {
        let is_running = self.is_running();
        for seat in Seat::ALL {
            self.clocks[seat].stop(now);
            self.clocks[seat].restore(&times.clocks[seat], now);
        }
        self.turn = times.turn;
        if is_running {
            self.start(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secs(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn left(clock: &ThreeClock, now: u64) -> [u64; 3] {
        Seat::ALL.map(|seat| clock.until_flag(seat, secs(now)).map_or(0, |left| left.as_secs()))
    }

    #[test]
    fn one_clock_runs_and_each_gets_its_increment() {
        let control = "60+5".parse().expect("a time control");
        let mut clock = ThreeClock::new(&control, Seat::White, false);
        assert_eq!(left(&clock, 100), [60; 3]);
        clock.start(secs(100));
        clock.press(Seat::Red, secs(110));
        assert_eq!(left(&clock, 120), [55, 50, 60]);
        clock.press(Seat::Black, secs(120));
        clock.press(Seat::White, secs(150));
        assert_eq!(left(&clock, 153), [52, 55, 35]);
        // Red is out: Black is next.
        clock.press(Seat::Black, secs(160));
        assert_eq!((left(&clock, 161), clock.turn()), ([50, 55, 34], Seat::Black));
        assert!(!clock.has_fallen(secs(194)) && clock.has_fallen(secs(195)));
    }

    #[test]
    fn times_are_restored_whether_they_run_or_not() {
        let control = "60".parse().expect("a time control");
        let mut clock = ThreeClock::new(&control, Seat::White, false);
        clock.start(secs(0));
        let start = clock.times_at_start_of_move();
        clock.press(Seat::Red, secs(10));
        let middle = clock.times(secs(15));
        clock.restore(&start, secs(20));
        assert_eq!((left(&clock, 22), clock.is_running()), ([58, 60, 60], true));
        clock.stop(secs(22));
        clock.restore(&middle, secs(30));
        assert_eq!((left(&clock, 99), clock.is_running()), ([50, 55, 60], false));
        clock.start(secs(99));
        assert_eq!(left(&clock, 100), [50, 54, 60]);
        let text = serde_json::to_string(&middle).expect("it is written");
        assert_eq!(serde_json::from_str::<ThreeTimes>(&text).expect("it is read"), middle);
    }
}
