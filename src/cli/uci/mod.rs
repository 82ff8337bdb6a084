//! The Universal Chess Interface (UCI).
//!
//! Input lines and engine events arrive in one queue, so that commands are handled during a search. Unknown or invalid
//! commands are answered by an `info string` and ignored, with two exceptions: every `go` has its `bestmove`, and after a
//! `position` that was refused that is `0000` until a good one comes.

mod go;
mod go_three;
mod info;
pub(crate) mod option;
mod position;
mod queue;
mod three;
mod words;

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::cli::perft;
use crate::engine::{Engine, Event, SearchId, SearchRequest, StaticEvaluation};
use crate::game::{Move, Position, PositionSetup};
use go::{Go, is_endless};
use info::write_error;
use option::Options;
use position::Game;
use queue::{Incoming, MAX_LINE_LENGTH, is_end, read_lines};
use three::Three;

/// A search is never silent for longer: a closed output is noticed when it is written to.
const MAX_SILENCE: Duration = Duration::from_secs(1);

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
    let ends_read = Arc::<AtomicU64>::default();
    let mut uci = Uci {
        output,
        engine: Engine::new(move || drop(wake.send(Incoming::EngineEvent))),
        options: Options::default(),
        game: Game::default(),
        refusal: None,
        searches: Vec::new(),
        is_endless: false,
        is_pondering: false,
        three: Three::new(move || drop(wake_by_three.send(Incoming::EngineEvent))),
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
    engine: Engine,
    options: Options,
    game: Game,
    /// The reason why the last `position` was refused, in whichever game: then there is nothing to search.
    refusal: Option<String>,
    /// The running searches with their positions, which are needed to write moves.
    searches: Vec<(SearchId, Position)>,
    /// Whether only `stop` ends the latest search.
    is_endless: bool,
    /// Whether the latest search waits for `ponderhit`.
    is_pondering: bool,
    /// The three-player game, which has an engine of its own.
    three: Three,
    /// The number of lines read that end a search, and of those that were handled: a `go perft` looks whether one follows it.
    ends_read: Arc<AtomicU64>,
    ends_met: u64,
}

impl<W: Write> Uci<W> {
    /// Handles lines and events until the end.
    fn run(&mut self, incoming: &Receiver<Incoming>) -> io::Result<()> {
        let mut ending = false;
        while !(ending && self.searches.is_empty() && !self.three.is_busy()) {
            let item = if self.three.is_busy() {
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
                    self.write_events()?;
                    self.three.write_news(&mut self.output)?;
                }
                Ok(Incoming::EndOfInput) => {
                    ending = true;
                    if self.is_endless || self.is_pondering {
                        self.engine.stop();
                    }
                    if self.three.is_endless() {
                        self.three.stop();
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    let time = self.three.elapsed().unwrap_or_default();
                    writeln!(self.output, "info time {}", time.as_millis())?;
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
            self.output.flush()?;
        }
        Ok(())
    }

    /// Stops the latest searches, which then send their best moves.
    fn stop(&self) {
        self.engine.stop();
        self.three.stop();
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
                if self.searches.is_empty() {
                    self.engine.wait_until_ready();
                }
                writeln!(self.output, "readyok")?;
            }
            "ucinewgame" => self.options.new_game(&self.engine, &mut self.three),
            "setoption" => {
                let is_searching = !self.searches.is_empty();
                let result = self.options.set(rest, is_searching, &self.engine, &mut self.three);
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
                self.engine.ponderhit();
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
            self.three.set_position(arguments)
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
        self.stop();
        while !self.searches.is_empty()
            && let Some(event) = self.engine.wait()
        {
            self.write_event(event)?;
        }
        self.three.finish(&mut self.output)?;
        self.write_refusal()?;
        writeln!(self.output, "bestmove 0000")
    }

    fn go(&mut self, arguments: &str) -> io::Result<()> {
        let (start, moves) = self.game.request(self.options.variant);
        let position = self.game.position(self.options.variant);
        let Go { perft, limits, ponders, passed_over } =
            Go::parse(arguments, &position, self.options.move_overhead);
        self.write_passed_over(&passed_over)?;
        if let Some(depth) = perft {
            return self.perft(&position, depth);
        }
        self.is_endless = is_endless(&limits);
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
        self.searches.push((self.engine.go(request), position));
        Ok(())
    }

    fn go_three(&mut self, arguments: &str) -> io::Result<()> {
        let go = go_three::Go::parse(arguments);
        self.write_passed_over(&go.passed_over)?;
        if let Some(depth) = go.perft {
            let position = *self.three.position();
            return self.perft(&position, depth);
        }
        self.three.go(&go, self.options.play_of_three(), &mut self.output)
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

    fn write_events(&mut self) -> io::Result<()> {
        while let Some(event) = self.engine.try_recv() {
            self.write_event(event)?;
        }
        Ok(())
    }

    fn write_event(&mut self, event: Event) -> io::Result<()> {
        let Some(at) = self.searches.iter().position(|&(id, _)| id == event.id()) else { return Ok(()) };
        let position = self.searches[at].1;
        match event {
            Event::Info { info, .. } => {
                writeln!(self.output, "{}", info::line(&position, &info, "", self.options.show_wdl))
            }
            Event::Progress { progress, .. } => {
                writeln!(self.output, "{}", info::progress(&position, &progress, self.options.show_wdl))
            }
            Event::BestMove { best, ponder, .. } => {
                self.searches.remove(at);
                self.write_best_move(&position, best, ponder)
            }
            Event::Failed { message, .. } => {
                self.searches.remove(at);
                write_error(&mut self.output, Err(message))?;
                self.write_best_move(&position, position.legal_moves().first().copied(), None)
            }
        }
    }

    /// Writes the `bestmove` line, with `0000` instead of a missing move.
    fn write_best_move(
        &mut self,
        position: &Position,
        best: Option<Move>,
        ponder: Option<Move>,
    ) -> io::Result<()> {
        let line: Vec<Move> = best.into_iter().chain(ponder).collect();
        let texts = position.line_coordinates(&line);
        write!(self.output, "bestmove {}", texts.first().map_or("0000", String::as_str))?;
        if let Some(text) = texts.get(1) {
            write!(self.output, " ponder {text}")?;
        }
        writeln!(self.output)
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
        let position = self.three.position();
        writeln!(self.output, "FEN: {position}\nKey: {:016x}", position.key())
    }
}

#[cfg(test)]
mod tests;
