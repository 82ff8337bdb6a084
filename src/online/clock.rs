//! Thinking time between two computers, and compensation for network latency.

use std::time::Duration;

use crate::game::TimeControl;

/// Maximum compensation for one move.
const MAX_GAIN: Duration = Duration::from_secs(1);
/// Maximum compensation for each disconnection during a move, because both sides notice it at different moments.
const PER_CUT: Duration = Duration::from_secs(3);
/// Maximum compensation for all disconnections of a game.
const ALL_CUTS: Duration = Duration::from_mins(1);

/// A stopwatch for the current move. It stops while the peer is disconnected.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch {
    /// The time of the move up to the last stop of the watch.
    pub spent: Duration,
    since: Option<Duration>,
    /// The number of disconnections during this move.
    pub cuts: u32,
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

    /// Stops the watch as of `then`, when the last data arrived from the peer.
    pub fn cut(&mut self, then: Duration) {
        if self.since.is_some() {
            self.spent = self.elapsed(then);
            self.since = None;
            self.cuts += 1;
        }
    }

    /// The current time of the move.
    pub fn elapsed(&self, now: Duration) -> Duration {
        self.spent + self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since))
    }
}

/// The latency compensation of the peer. Each move adds to it, up to a limit, and slow messages use it up. The numbers
/// are those of Lichess (`LagTracker` of scalachess). So a player with a bad connection loses little time, and a
/// program that reports false times gains no more than the compensation.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    gain: Duration,
    /// The compensation available now.
    pub left: Duration,
    cuts_left: Duration,
}

impl Quota {
    /// The quota at the start of a game.
    pub fn new(control: &TimeControl) -> Self {
        let game = control.base().unwrap_or_default() + control.increment() * 40;
        let gain = (Duration::from_millis(150) + game.mul_f64(0.004)).min(MAX_GAIN);
        Self { gain, left: gain * 3, cuts_left: ALL_CUTS }
    }

    /// The time to charge for a move: `measured` is what its player's program measured, `elapsed` what we measured,
    /// including network latency.
    pub fn charge(&mut self, measured: Duration, elapsed: Duration, cuts: u32) -> Duration {
        let lag = elapsed.saturating_sub(measured);
        let by_cuts = lag.min(PER_CUT * cuts).min(self.cuts_left);
        self.cuts_left -= by_cuts;
        let lag = lag.saturating_sub(by_cuts);
        let forgiven = lag.min(self.left);
        self.left = (self.left.saturating_sub(forgiven) + self.gain).min(self.gain * 7);
        measured + lag.saturating_sub(forgiven)
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
        assert_eq!((watch.elapsed(ms(90_000)), watch.cuts), (ms(1_500), 1));
        watch.run(ms(100_000));
        assert_eq!(watch.elapsed(ms(100_100)), ms(1_600));
        watch.reset(ms(100_100));
        assert_eq!((watch.elapsed(ms(100_400)), watch.cuts), (ms(300), 0));
    }

    #[test]
    fn lag_is_forgiven_within_the_quota_and_a_liar_gains_no_more() {
        let control: TimeControl = "60".parse().unwrap();
        let mut quota = Quota::new(&control);
        assert_eq!(quota.left, ms(390 * 3));
        assert_eq!(quota.charge(ms(2_000), ms(2_100), 0), ms(2_000));
        // The liar thinks for five seconds each time and says that it was nothing.
        let mut quota = Quota::new(&control);
        let charged: Duration = (0..20).map(|_| quota.charge(ms(0), ms(5_000), 0)).sum();
        assert_eq!(charged, ms(20 * 5_000 - 390 * 3 - 19 * 390));
        // A reported time above the elapsed time is charged as reported.
        assert_eq!(quota.charge(ms(700), ms(600), 0), ms(700));
    }

    #[test]
    fn cuts_are_forgiven_up_to_a_minute_a_game() {
        let mut quota = Quota::new(&"600+5".parse().unwrap());
        assert_eq!(quota.left, ms(3_000), "the gain of a long game is a second");
        let charged: Duration = (0..30).map(|_| quota.charge(ms(1_000), ms(4_000), 1)).sum();
        assert_eq!(charged, ms(30 * 4_000 - 60_000 - 16_000));
    }
}
