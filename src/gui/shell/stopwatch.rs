//! How long the window has been open.

use std::cell::Cell;
use std::time::{Duration, Instant};

/// Counts the time since the window was opened. It can be told to take no more than so much of any pause: a machine that
/// stands still for some seconds then lets no message pass unseen, as tests need it.
#[derive(Debug)]
pub struct Stopwatch {
    read: Cell<(Instant, Duration)>,
    longest_pause: Duration,
}

impl Stopwatch {
    /// Counts all the time there is.
    pub fn start() -> Self {
        Self::with_pauses_up_to(Duration::MAX)
    }

    /// Counts at most so much between one reading and the next.
    pub fn with_pauses_up_to(longest_pause: Duration) -> Self {
        Self { read: Cell::new((Instant::now(), Duration::ZERO)), longest_pause }
    }

    /// The time so far.
    pub fn elapsed(&self) -> Duration {
        let (last, before) = self.read.get();
        let now = Instant::now();
        let elapsed = before + now.duration_since(last).min(self.longest_pause);
        self.read.set((now, elapsed));
        elapsed
    }
}
