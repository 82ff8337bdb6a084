//! The queue of input lines and events of the engines.

use std::io::BufRead;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::Sender;

use crate::cli::input::{Found, read_line, skip_line};

/// The longest line that is read, in bytes: a game of a hundred thousand moves.
pub(super) const MAX_LINE_LENGTH: usize = 1 << 20;

/// An item of the queue.
pub(super) enum Incoming {
    Line(String),
    /// The beginning of a line that is too long.
    TooLong,
    /// An engine has news.
    EngineEvent,
    EndOfInput,
}

/// Sends input lines to the queue up to `quit`, and counts those that end a search. A line that is too long is passed
/// over to its end.
pub(super) fn read_lines(mut input: impl BufRead, queue: &Sender<Incoming>, ends_read: &AtomicU64) {
    let mut bytes = Vec::new();
    while let Ok(found @ (Found::Line | Found::TooLong)) = read_line(&mut input, MAX_LINE_LENGTH, &mut bytes)
    {
        let line = String::from_utf8_lossy(&bytes).into_owned();
        ends_read.fetch_add(u64::from(is_end(&line)), Relaxed);
        let is_last = line.trim() == "quit";
        let item = if found == Found::Line { Incoming::Line(line) } else { Incoming::TooLong };
        if queue.send(item).is_err() || is_last {
            return;
        }
        if found == Found::TooLong && skip_line(&mut input).is_err() {
            break;
        }
    }
    queue.send(Incoming::EndOfInput).ok();
}

/// Whether a line ends what is running.
pub(super) fn is_end(line: &str) -> bool {
    matches!(line.trim(), "stop" | "quit")
}
