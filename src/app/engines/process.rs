//! The process of an engine: lines in, lines out, and its end.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::group::Group;

/// Maximum length of a line in bytes; the rest is dropped.
const MAX_LINE_LEN: usize = 1 << 14;
/// How long an engine may take to quit.
const QUIT_TIMEOUT: Duration = Duration::from_millis(500);
/// How often it is looked whether it has.
const QUIT_POLL: Duration = Duration::from_millis(2);

/// Output of an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Output {
    /// A line without its end, and when it came.
    Line(Instant, String),
    /// The end of the output: the process has ended, or has closed its output.
    Closed,
}

/// A running engine. Reading and writing are done on threads, so nothing here waits but the end. Dropping it asks the
/// engine to quit, and then ends the process with all the processes it has started.
#[derive(Debug)]
pub struct EngineProcess {
    group: Group,
    input: Option<Sender<String>>,
}

impl EngineProcess {
    /// Starts the program of `command`. A thread passes its output to `deliver`; after that returns `false`, the rest
    /// is read and discarded.
    ///
    /// # Errors
    /// Any I/O error: the program does not exist, or cannot be executed.
    pub fn start(
        mut command: Command,
        deliver: impl FnMut(Output) -> bool + Send + 'static,
    ) -> io::Result<EngineProcess> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut group = Group::spawn(&mut command)?;
        let (input, lines) = mpsc::channel();
        let (stdin, stdout) = (group.child.stdin.take(), group.child.stdout.take());
        let process = EngineProcess { group, input: Some(input) };
        // The thread is not joined: processes that the engine has started may keep its output open.
        if let Some(stdin) = stdin {
            spawn("engine input", move || write_lines(stdin, &lines))?;
        }
        if let Some(stdout) = stdout {
            spawn("engine output", move || read_lines(stdout, deliver))?;
        }
        Ok(process)
    }

    /// Sends one line. Returns whether the engine still reads.
    pub fn send(&self, line: &str) -> bool {
        self.input.as_ref().is_some_and(|input| input.send(format!("{line}\n")).is_ok())
    }

    /// Ends it at once, with all the processes it has started.
    pub fn kill(&mut self) {
        self.input = None;
        self.group.kill();
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        if self.send("quit") {
            self.input = None;
            let deadline = Instant::now() + QUIT_TIMEOUT;
            while !self.group.has_ended() && Instant::now() < deadline {
                thread::sleep(QUIT_POLL);
            }
        }
        self.kill();
        self.group.child.wait().ok();
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

/// Writes lines until the channel closes, or until the process closes its input.
fn write_lines(mut input: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: impl Read, mut deliver: impl FnMut(Output) -> bool) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    while matches!(output.by_ref().take(MAX_LINE_LEN as u64).read_until(b'\n', &mut bytes), Ok(1..)) {
        if bytes.len() == MAX_LINE_LEN && !bytes.ends_with(b"\n") && output.skip_until(b'\n').is_err() {
            break;
        }
        let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        if !deliver(Output::Line(Instant::now(), line)) {
            io::copy(&mut output, &mut io::sink()).ok();
            return;
        }
        bytes.clear();
    }
    deliver(Output::Closed);
}

/// How long an engine is waited for, and how much it may say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// Maximum time from the start to the end of the identity, and from setting the options to `readyok`.
    pub start: Duration,
    /// From `stop`, or from the end of its time, to its move.
    pub stop: Duration,
    /// In a search with a limit of nodes or plies, the maximum time between two lines.
    pub silence: Duration,
    /// Maximum number of lines...
    pub lines: u32,
    /// ... in this time.
    pub window: Duration,
}

impl Patience {
    /// For engines of any make on a busy machine.
    pub const USUAL: Patience = Patience {
        start: Duration::from_secs(15),
        stop: Duration::from_secs(5),
        silence: Duration::from_mins(2),
        lines: 20_000,
        window: Duration::from_secs(1),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut is_closed = false;
        read_lines(bytes, |output| {
            match output {
                Output::Line(_, line) => lines.push(line),
                Output::Closed => is_closed = true,
            }
            true
        });
        assert!(is_closed);
        lines
    }

    #[test]
    fn an_endless_line_does_not_fill_the_memory() {
        let mut bytes = vec![b'x'; 3 * MAX_LINE_LEN + 5];
        bytes.extend(b"\nbestmove f5f6\r\n\nlast");
        let lines = lines(&bytes);
        assert_eq!(lines[0].len(), MAX_LINE_LEN);
        assert_eq!(lines[1..], ["bestmove f5f6", "", "last"]);
    }

    #[test]
    fn bytes_that_are_no_text_do_no_harm() {
        assert_eq!(lines(b"\xff\0\xfe\nuciok"), ["\u{fffd}\0\u{fffd}", "uciok"]);
    }

    #[test]
    fn engine_output_is_drained_after_its_reader_has_stopped() {
        let mut bytes: &[u8] = b"one\ntwo\nthree\n";
        let mut count = 0;
        read_lines(&mut bytes, |_| {
            count += 1;
            false
        });
        assert_eq!((count, bytes.len()), (1, 0));
    }

    #[test]
    fn a_missing_program_is_an_error() {
        assert!(EngineProcess::start(Command::new("no such program"), |_| true).is_err());
    }
}
