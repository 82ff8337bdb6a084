//! Splitting a stream of bytes into lines, with limits of their length and rate.

use std::time::Duration;

use super::problem::Nonsense;
use super::protocol::{Line, MAX_LINE};

/// Maximum rate in lines per second: more than ten times the rate of two engines that move at once.
const RATE: u32 = 200;
/// Maximum number of lines read at once.
const BURST: u32 = 400;

/// Bytes that were read and not yet returned as lines.
#[derive(Debug)]
pub struct Lines {
    bytes: Vec<u8>,
    /// Offset up to which no line end was found.
    searched: usize,
    allowance: Allowance,
}

/// The number of lines that may be read now. Lines beyond it are read later: the stream fills up, and the sender has
/// to wait.
#[derive(Debug)]
struct Allowance {
    /// The allowance as time: each line costs the time that `RATE` allows for one.
    saved: Duration,
    at: Duration,
}

const PER_LINE: Duration = Duration::from_nanos(1_000_000_000 / RATE as u64);

impl Lines {
    /// An empty buffer.
    pub fn new(now: Duration) -> Self {
        let allowance = Allowance { saved: PER_LINE * BURST, at: now };
        Self { bytes: Vec::new(), searched: 0, allowance }
    }

    /// The number of bytes that may be read from the stream; 0 while a complete line waits.
    pub fn room(&self) -> usize {
        if self.has_line() { 0 } else { (MAX_LINE + 1).saturating_sub(self.bytes.len()) }
    }

    /// Adds bytes, at most as many as [`Self::room`].
    pub fn add(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    fn has_line(&self) -> bool {
        self.bytes[self.searched..].contains(&b'\n')
    }

    /// The next line, if it is complete and may be read now.
    pub fn next(&mut self, now: Duration) -> Option<Result<Line, Nonsense>> {
        let Some(end) = self.bytes[self.searched..].iter().position(|&byte| byte == b'\n') else {
            self.searched = self.bytes.len();
            return (self.bytes.len() > MAX_LINE).then_some(Err(Nonsense::TooLong));
        };
        if !self.allowance.take(now) {
            return None;
        }
        let end = self.searched + end;
        let line = Line::decode(&self.bytes[..end]);
        self.bytes.drain(..=end);
        self.searched = 0;
        Some(line)
    }

    /// The time at which the next complete line may be read.
    pub fn due(&self) -> Option<Duration> {
        self.has_line().then(|| self.allowance.at + PER_LINE.saturating_sub(self.allowance.saved))
    }
}

impl Allowance {
    fn take(&mut self, now: Duration) -> bool {
        self.saved = (self.saved + now.saturating_sub(self.at)).min(PER_LINE * BURST);
        self.at = self.at.max(now);
        let left = self.saved.checked_sub(PER_LINE);
        self.saved = left.unwrap_or(self.saved);
        left.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_out_however_the_bytes_come_in() {
        let mut lines = Lines::new(Duration::ZERO);
        for byte in b"{\"t\":\"ping\",\"id\":7}\nx\n" {
            lines.add(&[*byte]);
            if *byte != b'\n' {
                assert_eq!(lines.next(Duration::ZERO), None);
                continue;
            }
            assert_eq!(lines.room(), 0, "a whole line waits");
            let line = lines.next(Duration::ZERO).unwrap();
            assert!(matches!(line, Ok(Line::Ping { id: 7 }) | Err(Nonsense::NotAMessage)), "{line:?}");
        }
    }

    #[test]
    fn a_line_without_an_end_is_refused_before_it_takes_room() {
        let mut lines = Lines::new(Duration::ZERO);
        while lines.room() > 0 {
            lines.add(&vec![b'x'; lines.room().min(100)]);
            let taken = lines.next(Duration::ZERO);
            assert_eq!(taken.is_some(), lines.room() == 0);
        }
        assert_eq!(lines.next(Duration::ZERO), Some(Err(Nonsense::TooLong)));
        assert!(lines.bytes.len() <= MAX_LINE + 1);
    }

    #[test]
    fn lines_sent_too_fast_are_read_later() {
        let mut lines = Lines::new(Duration::ZERO);
        let mut taken = 0;
        for ms in 0..5_000 {
            let now = Duration::from_millis(ms);
            if !lines.has_line() {
                lines.add(b"{\"t\":\"pong\",\"id\":1}\n");
            }
            while lines.next(now).is_some() {
                taken += 1;
                lines.add(b"{\"t\":\"pong\",\"id\":1}\n");
            }
            assert!(lines.due().is_some_and(|due| due > now && due <= now + PER_LINE));
        }
        assert_eq!(taken, BURST + 5 * RATE - 1);
    }
}
