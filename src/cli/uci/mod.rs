//! The Universal Chess Interface (UCI).
//!
//! Input lines and engine events arrive in one queue, so that commands are handled during a search. Unknown or invalid
//! commands are answered by an `info string` and ignored, with two exceptions: every `go` has its `bestmove`, and after a
//! `position` that was refused that is `0000` until a good one comes.
//!
//! With `UCI_Variant three` the three-player game is played, whose clocks are `wtime`, `rtime` and `btime`.

mod go;
mod info;
pub(crate) mod option;
mod position;
mod queue;
mod searches;
mod words;

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::cli::error::check_hash;
use crate::cli::perft;
use crate::engine::{DirectEngine, Engine, SearchRequest, StaticEvaluation};
use crate::game::{Position, PositionSetup};
use crate::{three, three_engine};
use go::{Go, is_endless};
use info::write_error;
use option::Options;
use position::{Game, game_of_three};
use queue::{Incoming, MAX_LINE_LENGTH, is_end, read_lines};
use searches::Searches;

/// A running search is never silent for longer: a closed output is noticed when it is written to.
const MAX_SILENCE: Duration = Duration::from_secs(2);

/// Runs the UCI loop until `quit`, the end of the input, or the end of the output.
///
/// At the end of the input a search with a limit is still finished, so that commands can be piped in.
///
/// # Errors
/// If the output cannot be written. A read error counts as the end of the input.
pub fn run(input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    let (queue, incoming) = mpsc::channel();
    let wake = queue.clone();
    let wake_by_three = queue.clone();
    let wake_by_three = move || drop(wake_by_three.send(Incoming::EngineEvent));
    // Its table is made once the game is played.
    let mut searcher_of_three = three_engine::Engine::new(1);
    searcher_of_three.clear(fastrand::u64(..));
    let ends_read = Arc::<AtomicU64>::default();
    let mut uci = Uci {
        output,
        two: Searches::new(Engine::new(move || drop(wake.send(Incoming::EngineEvent)))),
        three: Searches::new(Engine::with_searcher(wake_by_three, searcher_of_three)),
        options: Options::default(),
        game: Game::default(),
        game_of_three: three::Game::new(three::Position::start()),
        hash_of_three: 0,
        refusal: None,
        latest: Instant::now(),
        is_pondering: false,
        ends_read: Arc::clone(&ends_read),
        ends_met: 0,
    };
    // Nobody waits for the thread: once the output is closed, it may wait for a line that never comes.
    thread::Builder::new().name("input".into()).spawn(move || read_lines(input, &queue, &ends_read))?;
    let result = uci.run(&incoming);
    uci.stop();
    result
}

struct Uci<W> {
    output: W,
    two: Searches<DirectEngine, Position>,
    three: Searches<three_engine::Engine, three::Position>,
    options: Options,
    game: Game,
    game_of_three: three::Game,
    /// The size of the table for three in mebibytes; 0 before there is one.
    hash_of_three: usize,
    /// The reason why the last `position` was refused, in whichever game: then there is nothing to search.
    refusal: Option<String>,
    /// The start of the latest search.
    latest: Instant,
    /// Whether the latest search waits for `ponderhit`.
    is_pondering: bool,
    /// The number of lines read that end a search, and of those that were handled: a `go perft` looks whether one follows it.
    ends_read: Arc<AtomicU64>,
    ends_met: u64,
}

impl<W: Write> Uci<W> {
    /// Handles lines and events until the end.
    fn run(&mut self, incoming: &Receiver<Incoming>) -> io::Result<()> {
        let mut ending = false;
        while !ending || self.is_busy() {
            let item = if self.is_busy() {
                incoming.recv_timeout(MAX_SILENCE)
            } else {
                incoming.recv().map_err(|_| RecvTimeoutError::Disconnected)
            };
            match item {
                Ok(Incoming::Line(line)) => {
                    self.ends_met += u64::from(is_end(&line));
                    if self.command(line.trim())?.is_break() {
                        ending = true;
                        self.stop();
                    }
                }
                Ok(Incoming::TooLong) => {
                    let what = format!("a line is longer than {MAX_LINE_LENGTH} bytes; it is passed over");
                    write_error(&mut self.output, Err(what))?;
                }
                Ok(Incoming::EngineEvent) => {
                    self.two.write_events(&mut self.output, self.options.show_wdl)?;
                    self.three.write_events(&mut self.output, self.options.show_wdl)?;
                }
                Ok(Incoming::EndOfInput) => {
                    ending = true;
                    if self.is_pondering {
                        self.two.engine.stop();
                    }
                    self.two.stop_endless();
                    self.three.stop_endless();
                }
                Err(RecvTimeoutError::Timeout) => {
                    writeln!(self.output, "info time {}", self.latest.elapsed().as_millis())?;
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
            self.output.flush()?;
        }
        Ok(())
    }

    /// Whether a search is running.
    fn is_busy(&self) -> bool {
        self.two.is_busy() || self.three.is_busy()
    }

    /// Stops the latest searches, which then send their best moves.
    fn stop(&self) {
        self.two.engine.stop();
        self.three.engine.stop();
    }

    /// Runs one command. `Break` ends the loop.
    fn command(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command {
            "" | "debug" | "register" => {}
            "uci" => self.identify()?,
            "isready" => {
                // A search is under way only when the engine is ready, and is not to be waited for.
                if !self.two.is_busy() {
                    self.two.engine.wait_until_ready();
                }
                writeln!(self.output, "readyok")?;
            }
            "ucinewgame" => self.options.new_game(&self.two.engine, &self.three.engine),
            "setoption" => {
                let (two, three) = (&self.two.engine, &self.three.engine);
                let result = self.options.set(rest, self.two.is_busy(), two, three);
                write_error(&mut self.output, result)?;
            }
            "position" => self.set_position(rest)?,
            "go" if self.refusal.is_some() => self.refuse_to_go()?,
            "eval" | "d" if self.refusal.is_some() => self.write_refusal()?,
            "go" if self.options.is_three => self.go_three(rest)?,
            "d" if self.options.is_three => self.draw_three()?,
            "go" => self.go(rest)?,
            "stop" => self.stop(),
            "ponderhit" => {
                self.is_pondering = false;
                self.two.engine.ponderhit();
            }
            "eval" => self.evaluate()?,
            "d" => self.draw_board()?,
            "quit" => return Ok(ControlFlow::Break(())),
            _ => writeln!(self.output, "info string unknown command: {line}")?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn identify(&mut self) -> io::Result<()> {
        writeln!(self.output, "id name Heksy {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(self.output, "id author the Heksy authors")?;
        Options::list(&mut self.output)?;
        writeln!(self.output, "uciok")
    }

    fn set_position(&mut self, arguments: &str) -> io::Result<()> {
        let result = if self.options.is_three {
            game_of_three(arguments).map(|game| self.game_of_three = game)
        } else {
            self.game.set(self.options.variant, arguments)
        };
        self.refusal = result.as_ref().err().cloned();
        write_error(&mut self.output, result)
    }

    fn write_refusal(&mut self) -> io::Result<()> {
        let why = self.refusal.as_deref().unwrap_or_default();
        let what = format!("there is no position, because the last one was refused: {why}");
        write_error(&mut self.output, Err(what))
    }

    /// Answers a `go` in a position that was refused, after the searches before it.
    fn refuse_to_go(&mut self) -> io::Result<()> {
        self.two.finish(&mut self.output, self.options.show_wdl)?;
        self.three.finish(&mut self.output, self.options.show_wdl)?;
        self.write_refusal()?;
        writeln!(self.output, "bestmove 0000")
    }

    fn go(&mut self, arguments: &str) -> io::Result<()> {
        let (start, moves) = self.game.request(self.options.variant);
        let position = self.game.position(self.options.variant);
        let find = |text: &str| position.find_coordinates(text);
        let Go { perft, limits, ponders, passed_over, .. } =
            Go::parse(arguments, self.options.move_overhead, find);
        self.write_passed_over(&passed_over)?;
        if let Some(depth) = perft {
            return self.perft(&position, depth);
        }
        let is_endless = is_endless(&limits);
        self.is_pondering = ponders;
        let request = SearchRequest {
            moves,
            strength: self.options.strength(),
            uses_book: self.options.uses_book && !self.options.is_analysis && !ponders,
            lines: self.options.lines,
            ponders,
            reports_progress: true,
            ..SearchRequest::new(start, limits)
        };
        self.latest = Instant::now();
        self.two.go(request, position, is_endless);
        Ok(())
    }

    fn go_three(&mut self, arguments: &str) -> io::Result<()> {
        let go = Go::parse(arguments, self.options.move_overhead, |_| None);
        self.write_passed_over(&go.passed_over)?;
        let (game, position) = (self.game_of_three.clone(), *self.game_of_three.position());
        if let Some(depth) = go.perft {
            return self.perft(&position, depth);
        }
        let hash_mb = self.options.hash_mb;
        if self.hash_of_three != hash_mb {
            self.hash_of_three = hash_mb;
            let engine = &self.three.engine;
            engine.stop();
            engine.change(move |engine| engine.set_hash_mb(hash_mb));
            let given = engine.ask(three_engine::Engine::hash_mb).unwrap_or(hash_mb);
            write_error(&mut self.output, check_hash(hash_mb, given))?;
        }
        let (level, limits) = (self.options.level_of_three(), go.limits_of_three(position.turn()));
        let is_endless = limits == three_engine::Limits::default();
        let request = three_engine::SearchRequest { game, level, limits, is_infinite: go.limits.infinite };
        self.latest = Instant::now();
        self.three.go(request, position, is_endless);
        Ok(())
    }

    fn write_passed_over(&mut self, passed_over: &[String]) -> io::Result<()> {
        passed_over.iter().try_for_each(|what| write_error(&mut self.output, Err(what.clone())))
    }

    /// Counts the moves of a position, until a line is read that ends it.
    fn perft(&mut self, position: &impl perft::Counted, depth: u32) -> io::Result<()> {
        let (ends_read, ends_met) = (Arc::clone(&self.ends_read), self.ends_met);
        let is_stopped = || ends_read.load(Relaxed) > ends_met;
        match perft::divide(&mut self.output, position, depth, &is_stopped)? {
            Some(total) => writeln!(self.output, "\nNodes searched: {total}"),
            None => write_error(&mut self.output, Err("perft was stopped before its end".into())),
        }
    }

    /// Writes the evaluation of the position.
    fn evaluate(&mut self) -> io::Result<()> {
        let position = self.game.position(self.options.variant);
        let evaluation = StaticEvaluation::of(&position, self.options.network());
        self.output.write_all(info::evaluation(&evaluation).as_bytes())
    }

    /// Writes the board from White's side with the letters of FEN, the FEN and the key; in checkers `m` is a man and `k` a
    /// king, White's in capitals.
    fn draw_board(&mut self) -> io::Result<()> {
        let position = self.game.position(self.options.variant);
        let picture = PositionSetup::from(&position).picture();
        writeln!(self.output, "{picture}\nFEN: {}\nKey: {:016x}", position.to_fen(), position.key())
    }

    fn draw_three(&mut self) -> io::Result<()> {
        let position = self.game_of_three.position();
        writeln!(self.output, "FEN: {position}\nKey: {:016x}", position.key())
    }
}

#[cfg(test)]
mod tests;
