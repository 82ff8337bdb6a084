//! Trying an engine: querying its identity, and whether it answers.

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::fault::Fault;
use super::identity::Identity;
use super::process::{EngineProcess, Output, Patience};

/// Lines that wait to be read; then the engine waits.
const QUEUE_LEN: usize = 256;
/// Interval between two checks whether the caller has cancelled.
const POLL: Duration = Duration::from_millis(20);

/// Starts an engine, queries its identity, waits until it is ready, and ends it. `None` if that was cancelled.
///
/// # Errors
/// Returns the fault of the engine.
pub fn identify(
    command: Command,
    patience: &Patience,
    is_given_up: &AtomicBool,
) -> Option<Result<Identity, Fault>> {
    let (queue, lines) = mpsc::sync_channel(QUEUE_LEN);
    let process = match EngineProcess::start(command, move |output| queue.send(output).is_ok()) {
        Ok(process) => process,
        Err(error) => return Some(Err(Fault::of_start(&error))),
    };
    let mut probe = Probe { process, lines, patience, is_given_up, left: patience.lines };
    let mut identity = Identity::default();
    let mut answer = probe.ask("uci", "uciok", |line| identity.take(line));
    if answer == Some(Ok(())) {
        answer = probe.ask("isready", "readyok", |_| {});
    }
    if answer != Some(Ok(())) {
        probe.process.kill();
    }
    answer.map(|result| result.map(|()| identity))
}

struct Probe<'a> {
    process: EngineProcess,
    lines: Receiver<Output>,
    patience: &'a Patience,
    is_given_up: &'a AtomicBool,
    /// Lines it may still print.
    left: u32,
}

impl Probe<'_> {
    /// Sends a command and waits for the answer; other lines go to `take`.
    fn ask(
        &mut self,
        command: &'static str,
        answer: &str,
        mut take: impl FnMut(&str),
    ) -> Option<Result<(), Fault>> {
        let deadline = Instant::now() + self.patience.start;
        self.process.send(command);
        while !self.is_given_up.load(Ordering::Relaxed) {
            match self.lines.recv_timeout(POLL) {
                Ok(Output::Line(_, line)) if line.trim() == answer => return Some(Ok(())),
                Ok(Output::Line(..)) if self.left == 0 => return Some(Err(Fault::Flood)),
                Ok(Output::Line(_, line)) => {
                    self.left -= 1;
                    take(&line);
                }
                Ok(Output::Closed) | Err(RecvTimeoutError::Disconnected) => return Some(Err(Fault::Ended)),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if Instant::now() >= deadline {
                return Some(Err(Fault::Silent(command)));
            }
        }
        None
    }
}
