//! An engine process and its UCI communication.
//!
//! An engine cannot block the runner: its output is read on a separate thread, each wait has a timeout, and an engine
//! that does not respond is killed.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::engine::Score;

/// The capacity of the line queue, beyond which the engine has to wait.
const QUEUE_LEN: usize = 1_024;

/// The maximum length of a line in bytes; longer lines are split.
const MAX_LINE_LEN: u64 = 1 << 16;

/// How long an engine may take to quit.
const QUIT_TIMEOUT: Duration = Duration::from_millis(500);

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
    /// The last score, for the side of the engine.
    pub score: Option<Score>,
    /// The depth of that score.
    pub depth: Option<u32>,
    /// The time from `go` to `bestmove`.
    pub time: Duration,
}

/// A line and its time of arrival.
type Line = (Instant, String);

/// A running engine process.
#[derive(Debug)]
pub(super) struct EngineProcess {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Line>,
}

impl EngineProcess {
    /// Starts the process.
    pub fn start(command: &[String]) -> std::io::Result<Self> {
        let (program, arguments) = command.split_first().ok_or(std::io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let input = child.stdin.take();
        let output = child.stdout.take();
        let (queue, lines) = mpsc::sync_channel(QUEUE_LEN);
        if let Some(output) = output {
            // Not joined: a child of the engine may keep its output open.
            thread::Builder::new().name("engine output".into()).spawn(move || read_lines(output, &queue))?;
        }
        Ok(Self { child, input, lines })
    }

    /// Sends one line.
    pub fn send(&mut self, line: &str) -> Result<(), NoResponse> {
        let input = self.input.as_mut().ok_or(NoResponse::Exited)?;
        input
            .write_all(format!("{line}\n").as_bytes())
            .and_then(|()| input.flush())
            .map_err(|_| NoResponse::Exited)
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
                Ok((when, line)) => {
                    if let Some(found) = parse(line.trim()) {
                        return Ok((when, found));
                    }
                    // Lines may arrive faster than they are read.
                    if left.is_zero() {
                        return Err(NoResponse::Timeout);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(NoResponse::Timeout),
                Err(RecvTimeoutError::Disconnected) => return Err(NoResponse::Exited),
            }
        }
    }

    /// Sends a command and waits for its response.
    pub fn ask(&mut self, command: &str, response: &str, timeout: Duration) -> Result<(), NoResponse> {
        self.send(command)?;
        self.wait_for(timeout, |line| (line == response).then_some(())).map(|_| ())
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
                    if let Some(found) = parse_score(line) {
                        (score, depth) = (Some(found.0), found.1);
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

impl Drop for EngineProcess {
    /// Quits the engine, and kills it after a timeout.
    fn drop(&mut self) {
        self.send("quit").ok();
        self.input = None;
        let deadline = Instant::now() + QUIT_TIMEOUT;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < deadline {
            // A full queue must not keep it from exiting.
            while self.lines.try_recv().is_ok() {}
            thread::sleep(Duration::from_millis(2));
        }
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn read_lines(output: impl Read, queue: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    while matches!(output.by_ref().take(MAX_LINE_LEN).read_until(b'\n', &mut bytes), Ok(1..)) {
        let line = String::from_utf8_lossy(&bytes).into_owned();
        if queue.send((Instant::now(), line)).is_err() {
            return;
        }
        bytes.clear();
    }
}

/// Parses score and depth of an `info` line of the first principal variation.
fn parse_score(line: &str) -> Option<(Score, Option<u32>)> {
    let words: Vec<&str> =
        line.split_whitespace().take_while(|&word| word != "pv" && word != "string").collect();
    let after = |name| {
        let at = words.iter().position(|&word| word == name)?;
        words.get(at + 1).copied()
    };
    if after("multipv").is_some_and(|number| number != "1") {
        return None;
    }
    let kind = after("score")?;
    let value = after(kind)?.parse().ok()?;
    let score = match kind {
        "cp" => Score::Cp(value),
        "mate" => Score::Mate(value),
        _ => return None,
    };
    Some((score, after("depth").and_then(|depth| depth.parse().ok())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_parsed_from_info_lines() {
        let line = "info depth 9 seldepth 12 multipv 1 score cp -31 lowerbound nodes 9 pv f5f6";
        assert_eq!(parse_score(line), Some((Score::Cp(-31), Some(9))));
        assert_eq!(parse_score("info score mate -3"), Some((Score::Mate(-3), None)));
        for none in [
            "info depth 9 multipv 2 score cp 1",
            "info string score cp 5",
            "info score cp",
            "info depth 3",
            "info score cp x",
        ] {
            assert_eq!(parse_score(none), None, "{none}");
        }
    }

    #[test]
    fn an_endless_line_does_not_fill_the_memory() {
        let (queue, lines) = mpsc::sync_channel(8);
        read_lines(&vec![b'x'; 3 * MAX_LINE_LEN as usize + 5][..], &queue);
        drop(queue);
        assert_eq!(lines.iter().map(|(_, line)| line.len() as u64).max(), Some(MAX_LINE_LEN));
    }

    #[test]
    fn a_missing_program_is_an_error() {
        assert!(EngineProcess::start(&["no such program".to_owned()]).is_err());
        assert!(EngineProcess::start(&[]).is_err());
    }
}
