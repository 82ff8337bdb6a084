//! Thinking time between two computers, and compensation for network latency.

use std::time::Duration;

use crate::game::TimeControl;

/// Silence, or time without an answer to a ping, after which the connection counts as lost.
pub const SILENCE: Duration = Duration::from_secs(10);
/// Maximum compensation for one move.
const MAX_GAIN: Duration = Duration::from_secs(1);
/// The number of gains in the allowance of a whole game.
const GAINS: u32 = 7;

/// A stopwatch for the current move. It stops while the peer is disconnected.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch {
    /// The time of the move up to the last stop of the watch.
    pub spent: Duration,
    since: Option<Duration>,
    /// Whether the peer was disconnected during this move.
    pub was_cut: bool,
}

impl Watch {
    /// Resets the watch for a new move; a running watch continues to run.
    pub fn reset(&mut self, now: Duration) {
        *self = Self { since: self.since.map(|_| now), ..Self::default() };
    }

    /// Starts the watch.
    pub fn run(&mut self, now: Duration) {
        self.since = self.since.or(Some(now));
    }

    /// Stops the watch as of `then`.
    pub fn cut(&mut self, then: Duration) {
        if self.since.is_some() {
            self.spent = self.elapsed(then);
            self.since = None;
            self.was_cut = true;
        }
    }

    /// The current time of the move.
    pub fn elapsed(&self, now: Duration) -> Duration {
        self.spent + self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since))
    }
}

/// The compensation for one move by these clocks.
fn gain(control: &TimeControl) -> Duration {
    let game = control.base().unwrap_or_default() + control.increment() * 40;
    (Duration::from_millis(150) + game.mul_f64(0.004)).min(MAX_GAIN)
}

/// The latency compensation of the peer. Each move adds to it, up to a limit, and slow messages use it up. The numbers
/// are those of Lichess (`LagTracker` of scalachess). So a player with a bad connection loses little time, and a
/// program that reports false times gains no more than the compensation.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    gain: Duration,
    left: Duration,
}

impl Quota {
    /// The quota at the start of a game.
    pub fn new(control: &TimeControl) -> Self {
        let gain = gain(control);
        Self { gain, left: gain * 3 }
    }

    /// The part of a lag that is beyond the compensation, to be charged to the peer.
    pub fn charge(&mut self, lag: Duration) -> Duration {
        let forgiven = lag.min(self.left);
        self.left = (self.left.saturating_sub(forgiven) + self.gain).min(self.gain * GAINS);
        lag.saturating_sub(forgiven)
    }
}

/// The time of a whole game that the peer may charge to the player beyond the time measured here: for the difference
/// of two clocks, for messages that needed longer on one way than on the other. The journey of each move, from
/// sending it to its acknowledgement, comes on top of it.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    whole: Duration,
    left: Duration,
    /// The last charge, until the peer's next move shows how long the journey can have been.
    last: Option<Charge>,
}

/// A charge that was accepted.
#[derive(Clone, Copy, Debug)]
struct Charge {
    /// The allowance before it.
    before: Duration,
    journey: Duration,
    extra: Duration,
}

impl Allowance {
    /// The allowance at the start of a game.
    pub fn new(control: &TimeControl) -> Self {
        let whole = gain(control) * GAINS;
        Self { whole, left: whole, last: None }
    }

    /// The size of the allowance.
    pub fn whole(&self) -> Duration {
        self.whole
    }

    /// The part that is left.
    pub fn left(&self) -> Duration {
        self.left
    }

    /// Sets the part that is left, after a restart.
    pub fn restore(&mut self, left: Duration) {
        (self.left, self.last) = (left.min(self.whole), None);
    }

    /// Accepts a charge of `extra` beyond the measured time, for a move whose journey took this long. Returns whether
    /// the journey and the allowance cover it.
    #[must_use]
    pub fn accept(&mut self, extra: Duration, journey: Duration) -> bool {
        self.judge(Charge { before: self.left, journey, extra })
    }

    /// Judges the last charge again by the journey that the peer's answer shows: the peer cannot have thought about
    /// its move while the player's move was still on its way.
    #[must_use]
    pub fn answered(&mut self, journey: Duration) -> bool {
        match self.last.take() {
            Some(last) if journey < last.journey => self.judge(Charge { journey, ..last }),
            _ => true,
        }
    }

    /// Forgets the last charge: the peer's answer shows nothing about its journey.
    pub fn settle(&mut self) {
        self.last = None;
    }

    fn judge(&mut self, charge: Charge) -> bool {
        let Some(left) = (charge.before + charge.journey).checked_sub(charge.extra) else { return false };
        self.left = left.min(self.whole);
        self.last = Some(charge);
        true
    }
}

/// The number of round trips that are remembered.
const REMEMBERED: usize = 8;

/// The last round trips of messages, which tell a slow line from a disturbed one.
#[derive(Debug, Default)]
pub struct Trips {
    times: Vec<Duration>,
}

impl Trips {
    /// Adds the latest round trip.
    pub fn add(&mut self, time: Duration) {
        if self.times.len() == REMEMBERED {
            self.times.remove(0);
        }
        self.times.push(time);
    }

    /// The shortest of the last round trips: the lag that the line always has.
    pub fn shortest(&self) -> Duration {
        self.times.iter().min().copied().unwrap_or(Duration::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    #[test]
    fn the_watch_stops_while_the_connection_is_cut() {
        let mut watch = Watch::default();
        assert_eq!(watch.elapsed(ms(500)), ms(0));
        watch.run(ms(1_000));
        watch.run(ms(1_500));
        assert_eq!(watch.elapsed(ms(3_000)), ms(2_000));
        watch.cut(ms(2_500));
        assert_eq!((watch.elapsed(ms(90_000)), watch.was_cut), (ms(1_500), true));
        watch.run(ms(100_000));
        assert_eq!(watch.elapsed(ms(100_100)), ms(1_600));
        watch.reset(ms(100_100));
        assert_eq!((watch.elapsed(ms(100_400)), watch.was_cut), (ms(300), false));
    }

    #[test]
    fn lag_is_forgiven_within_the_quota_and_a_liar_gains_no_more() {
        let control: TimeControl = "60".parse().unwrap();
        let mut quota = Quota::new(&control);
        assert_eq!(quota.left, ms(390 * 3));
        assert_eq!(quota.charge(ms(100)), ms(0));
        // The liar thinks for five seconds each time and says that it was nothing.
        let mut quota = Quota::new(&control);
        let charged: Duration = (0..20).map(|_| quota.charge(ms(5_000))).sum();
        assert_eq!(charged, ms(20 * 5_000 - 390 * 3 - 19 * 390));
        assert_eq!(
            Quota::new(&"600+5".parse().unwrap()).left,
            ms(3_000),
            "the gain of a long game is a second"
        );
    }

    #[test]
    fn the_allowance_is_for_the_whole_game_and_a_journey_comes_on_top() {
        let mut allowance = Allowance::new(&"60".parse().unwrap());
        assert_eq!(allowance.whole(), ms(390 * 7));
        for _ in 0..100 {
            assert!(allowance.accept(ms(300), ms(300)), "the journey alone");
        }
        assert_eq!(allowance.left(), allowance.whole());
        assert!(allowance.accept(ms(2_000), ms(0)));
        assert!(!allowance.accept(ms(2_000), ms(0)), "the second theft is beyond the allowance");
        assert!(allowance.accept(ms(700), ms(0)), "a refused charge changes nothing");
        // A charge of nine seconds for an acknowledgement that came after nine seconds, and a move that its player says
        // to have thought about for all of these nine seconds.
        let mut allowance = Allowance::new(&"60".parse().unwrap());
        assert!(allowance.accept(ms(9_000), ms(9_000)));
        assert!(!allowance.answered(ms(0)));
        let mut allowance = Allowance::new(&"60".parse().unwrap());
        assert!(allowance.accept(ms(4_000), ms(9_000)) && allowance.answered(ms(2_000)));
        assert_eq!(allowance.left(), ms(390 * 7 - 2_000));
    }
}
