//! Runs a session on a stream of bytes, until the connection is lost or the session is over.

use std::cell::Cell;
use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until, timeout};

use super::lines::Lines;
use super::link::{CLOSE_TIMEOUT, Ends};
use super::news::{News, Order};
use super::protocol::MAX_LINE;
use super::session::Session;

/// Maximum number of unsent bytes. A peer that does not read may let this many pile up.
const MAX_UNSENT: usize = 256 * 1024;

/// The time since the start of a session, with the time during which the computer slept: the monotonic clock of Linux
/// stands meanwhile, and the opponent waits. That of Windows runs on; on other systems a sleep is seen as a silence.
struct SleeplessClock {
    start: Instant,
    /// The time since the start of the system, sleep included, at the start of the session.
    booted: Option<Duration>,
    slept: Cell<Duration>,
}

impl SleeplessClock {
    fn new() -> Self {
        Self { start: Instant::now(), booted: since_boot(), slept: Cell::default() }
    }

    fn now(&self) -> Duration {
        let with_sleep =
            since_boot().zip(self.booted).map_or(Duration::ZERO, |(now, then)| now.saturating_sub(then));
        self.add(self.start.elapsed(), with_sleep)
    }

    /// The time awake and asleep until now.
    fn add(&self, awake: Duration, with_sleep: Duration) -> Duration {
        let slept = with_sleep.saturating_sub(awake);
        // Two readings are a little apart.
        if slept > self.slept.get() + Duration::from_millis(100) {
            self.slept.set(slept);
        }
        awake + self.slept.get()
    }

    /// The moment of a time of the session, if the computer does not sleep until then.
    fn instant(&self, time: Duration) -> Instant {
        self.start + time.saturating_sub(self.slept.get())
    }
}

/// The time since the start of the system, sleep included.
#[cfg(target_os = "linux")]
fn since_boot() -> Option<Duration> {
    rustix::time::clock_gettime(rustix::time::ClockId::Boottime).try_into().ok()
}

#[cfg(not(target_os = "linux"))]
fn since_boot() -> Option<Duration> {
    None
}

/// A session with its surroundings: the player's program and the time.
pub struct Meeting {
    pub session: Session,
    pub ends: Ends,
    /// Whether the player's program has closed the channel of orders.
    orders_closed: bool,
    clock: SleeplessClock,
    /// Wakes the host when the player wants to try the relay again.
    pub tries_relay: Arc<Notify>,
    /// Returns whether the connection goes through a relay.
    pub way: Box<dyn Fn() -> Option<bool> + Send>,
    /// The last report of the way.
    told_way: Option<bool>,
}

impl Meeting {
    pub fn new(session: Session, ends: Ends) -> Self {
        let (way, told_way) = (Box::new(|| None), None);
        let (tries_relay, clock) = (Arc::default(), SleeplessClock::new());
        Self { session, ends, orders_closed: false, tries_relay, clock, way, told_way }
    }

    /// The time since the start of the session.
    pub fn now(&self) -> Duration {
        self.clock.now()
    }

    /// Takes a step of the session, which may write to a slow disk.
    fn step(&mut self, step: impl FnOnce(&mut Session, Duration)) {
        let now = self.now();
        step(&mut self.session, now);
        self.session.has_worked(self.now());
    }

    /// Hands the news to the player's program, and waits for room.
    async fn send_news(&mut self) {
        for news in self.session.take_news() {
            self.ends.news.send(news).await;
        }
        let way = (self.way)().filter(|way| self.told_way != Some(*way));
        if let Some(is_relayed) = way {
            self.told_way = way;
            self.ends.news.send(News::Way { is_relayed }).await;
        }
        self.session.has_worked(self.now());
    }

    fn apply(&mut self, order: Option<Order>) {
        match order {
            Some(Order::TryRelay) => self.tries_relay.notify_one(),
            Some(order) => self.step(|session, now| session.order(order, now)),
            None => {
                self.orders_closed = true;
                self.step(Session::close);
            }
        }
    }

    /// Waits for a future while it handles orders and timeouts of the session. Returns `None` when the session is
    /// over.
    pub async fn wait<T>(&mut self, what: impl Future<Output = T>) -> Option<T> {
        let mut what = pin!(what);
        loop {
            self.send_news().await;
            if self.session.ending().is_some() {
                return None;
            }
            let deadline = self.clock.instant(self.session.deadline(self.now()));
            tokio::select! {
                done = &mut what => return Some(done),
                order = self.ends.orders.recv(), if !self.orders_closed => self.apply(order),
                () = sleep_until(deadline) => self.step(Session::tick),
            }
        }
    }

    /// Exchanges lines with the peer until the connection is lost, or until `instead` provides another connection.
    pub async fn exchange<T>(
        &mut self,
        mut reader: impl AsyncRead + Unpin,
        mut writer: impl AsyncWrite + Unpin,
        peer: &str,
        instead: impl Future<Output = T>,
    ) -> Option<T> {
        let mut instead = pin!(instead);
        let mut lines = Lines::new(self.now());
        let mut unsent = Vec::new();
        let mut buffer = [0; MAX_LINE + 1];
        self.session.connected(self.now());
        let other = loop {
            while !self.session.closes_connection()
                && let Some(line) = lines.next(self.now())
            {
                match line {
                    Ok(line) => self.step(|session, now| session.receive(line, now)),
                    Err(nonsense) => self.session.receive_nonsense(nonsense),
                }
            }
            self.step(Session::tick);
            if self.session.has_begun() {
                self.step(|session, now| session.set_peer(peer, now));
            }
            for line in self.session.take_lines() {
                unsent.extend(line.encode());
            }
            self.send_news().await;
            if self.session.closes_connection() || unsent.len() > MAX_UNSENT {
                break None;
            }
            let now = self.now();
            let due = self.session.deadline(now).min(lines.due().unwrap_or(Duration::MAX));
            let room = lines.room();
            tokio::select! {
                read = reader.read(&mut buffer[..room.max(1)]), if room > 0 => match read {
                    Ok(count) if count > 0 => lines.add(&buffer[..count]),
                    _ => break None,
                },
                written = writer.write(&unsent), if !unsent.is_empty() => match written {
                    Ok(count) if count > 0 => drop(unsent.drain(..count)),
                    _ => break None,
                },
                order = self.ends.orders.recv(), if !self.orders_closed => self.apply(order),
                () = sleep_until(self.clock.instant(due)) => {}
                other = &mut instead => break Some(other),
            }
        };
        if self.session.closes_connection() {
            // Sends the farewell.
            let last = async {
                writer.write_all(&unsent).await?;
                writer.shutdown().await
            };
            let _ = timeout(CLOSE_TIMEOUT, last).await;
        }
        self.session.disconnected(self.now());
        other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_that_the_computer_slept_counts() {
        let clock = SleeplessClock::new();
        let secs = Duration::from_secs;
        assert_eq!(
            clock.add(secs(10), Duration::from_millis(10_020)),
            secs(10),
            "two readings are a little apart"
        );
        assert_eq!(clock.add(secs(11), secs(71)), secs(71));
        assert_eq!(clock.add(secs(12), secs(72)), secs(72), "once");
        assert_eq!(clock.instant(secs(80)), clock.start + secs(20));
        assert_eq!(clock.add(secs(13), Duration::ZERO), secs(73), "it never goes back");
    }
}
