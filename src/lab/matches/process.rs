//! An engine process of a match: responses with a timeout, and searches.
//!
//! An engine cannot block the runner: each wait has a timeout, and an engine that does not respond is killed.

use std::process::Command;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crate::app::engines::uci::InfoLine;
use crate::app::engines::{EngineProcess, Output};
use crate::engine::Score;

/// The capacity of the line queue, beyond which the engine has to wait.
const QUEUE_LEN: usize = 256;

/// Why an engine did not respond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoResponse {
    /// The timeout was reached.
    Timeout,
    /// The process has exited, or closed its input or output.
    Exited,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct EngineMove {
    /// The move as text.
    pub best: String,
    /// The last score from the engine's point of view.
    pub score: Option<Score>,
    /// The depth of that score.
    pub depth: Option<u32>,
    /// The time from `go` to `bestmove`.
    pub time: Duration,
}

/// A running engine, asked and waited for.
#[derive(Debug)]
pub(super) struct MatchProcess {
    process: EngineProcess,
    lines: Receiver<Output>,
}

impl MatchProcess {
    /// Starts the process.
    pub fn start(command: &[String]) -> std::io::Result<Self> {
        let (program, arguments) = command.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments);
        let (queue, lines) = mpsc::sync_channel(QUEUE_LEN);
        let process = EngineProcess::start(command, move |output| queue.send(output).is_ok())?;
        Ok(Self { process, lines })
    }

    pub fn send(&mut self, line: &str) -> Result<(), NoResponse> {
        if self.process.send(line) { Ok(()) } else { Err(NoResponse::Exited) }
    }

    /// Reads lines until `parse` returns something.
    pub fn wait_for<T>(
        &mut self,
        timeout: Duration,
        mut parse: impl FnMut(&str) -> Option<T>,
    ) -> Result<(Instant, T), NoResponse> {
        let deadline = Instant::now() + timeout;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(Output::Line(when, line)) => {
                    if let Some(found) = parse(line.trim()) {
                        return Ok((when, found));
                    }
                    // Lines may arrive faster than they are read.
                    if left.is_zero() {
                        return Err(NoResponse::Timeout);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(NoResponse::Timeout),
                Ok(Output::Closed) | Err(RecvTimeoutError::Disconnected) => return Err(NoResponse::Exited),
            }
        }
    }

    /// Starts a search and waits for the move.
    pub fn search(&mut self, position: &str, go: &str, timeout: Duration) -> Result<EngineMove, NoResponse> {
        self.send(position)?;
        let started = Instant::now();
        self.send(go)?;
        let (mut score, mut depth) = (None, None);
        let (when, best) = self.wait_for(timeout, |line| {
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => {
                    let info = InfoLine::parse(line).filter(|info| info.multipv == 1 && !info.is_bound);
                    if let Some(info) = info.filter(|info| info.score.is_some()) {
                        (score, depth) = (info.score, info.depth);
                    }
                    None
                }
                Some("bestmove") => Some(words.next().unwrap_or("nothing").to_owned()),
                _ => None,
            }
        })?;
        Ok(EngineMove { best, score, depth, time: when.saturating_duration_since(started) })
    }

    /// Stops a search that takes too long. Returns whether the engine responds.
    pub fn stop(&mut self, timeout: Duration) -> bool {
        let stopped = self.send("stop").is_ok();
        stopped && self.wait_for(timeout, |line| line.starts_with("bestmove").then_some(())).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_an_error() {
        assert!(MatchProcess::start(&["no such program".to_owned()]).is_err());
        assert!(MatchProcess::start(&[]).is_err());
    }
}
