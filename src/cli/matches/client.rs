//! One engine process and the conversation with it.
//!
//! Nothing an engine does may hold the runner up: its output is read by a thread of its own, each wait has an end,
//! and an engine that does not answer is killed.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::engine::Score;

/// Lines that wait to be read before the engine has to wait.
const QUEUE: usize = 1_024;

/// Bytes of a line; what is longer is cut into several.
const LINE_LENGTH: u64 = 1 << 16;

/// How long an engine may take to end.
const FAREWELL: Duration = Duration::from_millis(500);

/// Why there was no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// None came in time.
    Timeout,
    /// The process has ended, or closed its input or output.
    Gone,
}

/// A move and what the engine said about it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Answer {
    /// The move as it was written.
    pub best: String,
    /// The latest score, in the engine's view.
    pub score: Option<Score>,
    /// The depth of that score.
    pub depth: Option<u32>,
    /// From the `go` to the `bestmove`.
    pub time: Duration,
}

/// A line and when it came.
type Line = (Instant, String);

/// A running engine.
#[derive(Debug)]
pub(super) struct Client {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Line>,
}

impl Client {
    /// Starts a program.
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
        let (queue, lines) = mpsc::sync_channel(QUEUE);
        if let Some(output) = output {
            // It ends with the output of the process; nobody waits for it, as a child of the engine may hold that
            // open.
            thread::Builder::new().name("engine output".into()).spawn(move || read_lines(output, &queue))?;
        }
        Ok(Self { child, input, lines })
    }

    /// Sends one line.
    pub fn send(&mut self, line: &str) -> Result<(), Silence> {
        let input = self.input.as_mut().ok_or(Silence::Gone)?;
        input
            .write_all(format!("{line}\n").as_bytes())
            .and_then(|()| input.flush())
            .map_err(|_| Silence::Gone)
    }

    /// Reads lines until `take` makes something of one.
    pub fn wait_for<T>(
        &mut self,
        patience: Duration,
        mut take: impl FnMut(&str) -> Option<T>,
    ) -> Result<(Instant, T), Silence> {
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok((when, line)) => {
                    if let Some(found) = take(line.trim()) {
                        return Ok((when, found));
                    }
                    // A flood of lines is no answer.
                    if left.is_zero() {
                        return Err(Silence::Timeout);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Silence::Timeout),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Gone),
            }
        }
    }

    /// Sends a command and waits for the line that answers it.
    pub fn ask(&mut self, command: &str, answer: &str, patience: Duration) -> Result<(), Silence> {
        self.send(command)?;
        self.wait_for(patience, |line| (line == answer).then_some(())).map(|_| ())
    }

    /// Lets the engine search and waits for its move.
    pub fn search(&mut self, position: &str, go: &str, patience: Duration) -> Result<Answer, Silence> {
        self.send(position)?;
        let started = Instant::now();
        self.send(go)?;
        let (mut score, mut depth) = (None, None);
        let (when, best) = self.wait_for(patience, |line| {
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => {
                    if let Some(told) = read_score(line) {
                        (score, depth) = (Some(told.0), told.1);
                    }
                    None
                }
                Some("bestmove") => Some(words.next().unwrap_or("nothing").to_owned()),
                _ => None,
            }
        })?;
        Ok(Answer { best, score, depth, time: when.saturating_duration_since(started) })
    }

    /// Stops a search that has taken too long. Whether the engine still obeys.
    pub fn stop(&mut self, patience: Duration) -> bool {
        let stopped = self.send("stop").is_ok();
        stopped && self.wait_for(patience, |line| line.starts_with("bestmove").then_some(())).is_ok()
    }
}

impl Drop for Client {
    /// Asks the engine to end, and ends it if it does not.
    fn drop(&mut self) {
        self.send("quit").ok();
        self.input = None;
        let deadline = Instant::now() + FAREWELL;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < deadline {
            // Its last words must not keep it from ending.
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
    while matches!(output.by_ref().take(LINE_LENGTH).read_until(b'\n', &mut bytes), Ok(1..)) {
        let line = String::from_utf8_lossy(&bytes).into_owned();
        if queue.send((Instant::now(), line)).is_err() {
            return;
        }
        bytes.clear();
    }
}

/// Score and depth of an `info` line about the best line of play.
fn read_score(line: &str) -> Option<(Score, Option<u32>)> {
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
    fn scores_are_read_from_info_lines() {
        let line = "info depth 9 seldepth 12 multipv 1 score cp -31 lowerbound nodes 9 pv f5f6";
        assert_eq!(read_score(line), Some((Score::Cp(-31), Some(9))));
        assert_eq!(read_score("info score mate -3"), Some((Score::Mate(-3), None)));
        for none in [
            "info depth 9 multipv 2 score cp 1",
            "info string score cp 5",
            "info score cp",
            "info depth 3",
            "info score cp x",
        ] {
            assert_eq!(read_score(none), None, "{none}");
        }
    }

    #[test]
    fn a_line_without_end_does_not_fill_the_memory() {
        let (queue, lines) = mpsc::sync_channel(8);
        read_lines(&vec![b'x'; 3 * LINE_LENGTH as usize + 5][..], &queue);
        drop(queue);
        assert_eq!(lines.iter().map(|(_, line)| line.len() as u64).max(), Some(LINE_LENGTH));
    }

    #[test]
    fn a_program_that_is_not_there() {
        assert!(Client::start(&["no such program".to_owned()]).is_err());
        assert!(Client::start(&[]).is_err());
    }
}
