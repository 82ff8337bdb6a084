//! Time between two computers: how long a side has thought, and how much of a message's journey is forgiven.

use std::time::Duration;

use crate::game::TimeControl;

/// More than this is never forgiven for one move.
const MAX_GAIN: Duration = Duration::from_secs(1);
/// What a cut of the connection may add to the time of a move: both sides notice it at different moments.
const PER_CUT: Duration = Duration::from_secs(3);
/// What cuts may add in a whole game.
const ALL_CUTS: Duration = Duration::from_mins(1);

/// A stopwatch for the current move. It stands while the connection is cut.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch {
    /// What the move had taken when the watch was last stopped.
    pub spent: Duration,
    since: Option<Duration>,
    /// How often the connection was cut during this move.
    pub cuts: u32,
}

impl Watch {
    /// A new move begins; the watch goes on running, or standing.
    pub fn reset(&mut self, now: Duration) {
        *self = Self { since: self.since.map(|_| now), ..Self::default() };
    }

    /// Runs from now on.
    pub fn run(&mut self, now: Duration) {
        self.since = self.since.or(Some(now));
    }

    /// Stands since `then`, when the other side was last heard of.
    pub fn cut(&mut self, then: Duration) {
        if self.since.is_some() {
            self.spent = self.elapsed(then);
            self.since = None;
            self.cuts += 1;
        }
    }

    /// The move has already taken so long, as the other side has seen.
    pub fn make_up(&mut self, spent: Duration) {
        self.spent = self.spent.max(spent);
    }

    /// How long the move has taken.
    pub fn elapsed(&self, now: Duration) -> Duration {
        self.spent + self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since))
    }
}

/// How much of the journey of the other side's moves is forgiven: so much is added with each move, up to a limit, and
/// used up by slow journeys. The numbers are those of Lichess (`LagTracker` of scalachess). So the player whose
/// connection is bad loses little by it, and one whose program lies about its time gains no more than this.
#[derive(Clone, Copy, Debug)]
pub struct Quota {
    gain: Duration,
    left: Duration,
    cuts_left: Duration,
}

impl Quota {
    /// The quota of a game.
    pub fn new(control: &TimeControl) -> Self {
        let game = control.base().unwrap_or_default() + control.increment() * 40;
        let gain = (Duration::from_millis(150) + game.mul_f64(0.004)).min(MAX_GAIN);
        Self { gain, left: gain * 3, cuts_left: ALL_CUTS }
    }

    /// What could be forgiven at this moment.
    pub fn left(&self) -> Duration {
        self.left
    }

    /// What a move costs that its side says took `told`, and that has taken `elapsed` here, the journey included.
    pub fn charge(&mut self, told: Duration, elapsed: Duration, cuts: u32) -> Duration {
        let lag = elapsed.saturating_sub(told);
        let by_cuts = lag.min(PER_CUT * cuts).min(self.cuts_left);
        self.cuts_left -= by_cuts;
        let lag = lag.saturating_sub(by_cuts);
        let forgiven = lag.min(self.left);
        self.left = (self.left.saturating_sub(forgiven) + self.gain).min(self.gain * 7);
        told + lag.saturating_sub(forgiven)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(n: u64) -> Duration {
        Duration::from_millis(n)
    }

    #[test]
    fn the_watch_stands_while_the_connection_is_cut() {
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
        assert_eq!(quota.left(), ms(390 * 3));
        assert_eq!(quota.charge(ms(2_000), ms(2_100), 0), ms(2_000));
        // The liar thinks for five seconds each time and says that it was nothing.
        let mut quota = Quota::new(&control);
        let charged: Duration = (0..20).map(|_| quota.charge(ms(0), ms(5_000), 0)).sum();
        assert_eq!(charged, ms(20 * 5_000 - 390 * 3 - 19 * 390));
        // What is told above what has elapsed costs what is told.
        assert_eq!(quota.charge(ms(700), ms(600), 0), ms(700));
    }

    #[test]
    fn cuts_are_forgiven_up_to_a_minute_a_game() {
        let mut quota = Quota::new(&"600+5".parse().unwrap());
        assert_eq!(quota.left(), ms(3_000), "the gain of a long game is a second");
        let charged: Duration = (0..30).map(|_| quota.charge(ms(1_000), ms(4_000), 1)).sum();
        assert_eq!(charged, ms(30 * 4_000 - 60_000 - 16_000));
    }
}
