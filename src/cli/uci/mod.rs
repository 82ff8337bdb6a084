//! The Universal Chess Interface (UCI).
//!
//! Input lines and engine events arrive in one queue, so that commands are handled during a search. Unknown or invalid
//! commands are answered by an `info string` and ignored.

mod go;
mod info;
pub(crate) mod option;
mod position;
mod three;

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Sender};
use std::thread;

use crate::cli::input::{Found, read_line, skip_line};
use crate::cli::perft::{self, write_divided};
use crate::engine::{Engine, Event, SearchId, SearchRequest, StaticEvaluation};
use crate::game::{Move, Position, PositionSetup};
use go::Go;
use option::Options;
use position::Game;
use three::Three;

/// The longest line that is read, in bytes: a game of a hundred thousand moves.
const MAX_LINE_LENGTH: usize = 1 << 20;

/// Runs the UCI loop until `quit` or the end of the input.
///
/// At the end of the input a search with a limit is still finished, so that commands can be piped in.
///
/// # Errors
/// If the output cannot be written. A read error counts as the end of the input.
pub fn run(input: impl BufRead + Send, output: impl Write) -> io::Result<()> {
    let (queue, incoming) = mpsc::channel();
    let wake = queue.clone();
    let inbox = queue.clone();
    let three = Three::new(move |news| drop(inbox.send(Incoming::Three(news))));
    let mut uci = Uci {
        output,
        engine: Engine::new(move || drop(wake.send(Incoming::EngineEvent))),
        options: Options::default(),
        game: Game::default(),
        searches: Vec::new(),
        is_infinite: false,
        is_pondering: false,
        three,
    };
    thread::scope(|scope| {
        scope.spawn(move || read_lines(input, &queue));
        uci.run(incoming.iter())
    })
}

/// An item of the queue.
enum Incoming {
    Line(String),
    /// The beginning of a line that is too long.
    TooLong,
    EngineEvent,
    /// From a search of the three-player game.
    Three(three::News),
    EndOfInput,
}

/// Sends input lines to the queue up to `quit`. A line that is too long is passed over to its end.
fn read_lines(mut input: impl BufRead, queue: &Sender<Incoming>) {
    let mut bytes = Vec::new();
    while let Ok(found @ (Found::Line | Found::TooLong)) = read_line(&mut input, MAX_LINE_LENGTH, &mut bytes)
    {
        let line = String::from_utf8_lossy(&bytes).into_owned();
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

struct Uci<W> {
    output: W,
    engine: Engine,
    options: Options,
    game: Game,
    /// The running searches with their positions, which are needed to write moves.
    searches: Vec<(SearchId, Position)>,
    /// Whether the latest search runs until `stop`.
    is_infinite: bool,
    /// Whether the latest search waits for `ponderhit`.
    is_pondering: bool,
    /// The three-player game, which has an engine of its own.
    three: Three,
}

impl<W: Write> Uci<W> {
    /// Handles lines and events until the end.
    fn run(&mut self, incoming: impl Iterator<Item = Incoming>) -> io::Result<()> {
        let mut ending = false;
        for item in incoming {
            match item {
                Incoming::Line(line) => {
                    if self.command(line.trim())?.is_break() {
                        ending = true;
                        self.engine.stop();
                        self.three.stop();
                    }
                }
                Incoming::TooLong => {
                    let what = format!("a line is longer than {MAX_LINE_LENGTH} bytes; it is passed over");
                    write_error(&mut self.output, Err(what))?;
                }
                Incoming::EngineEvent => self.write_events()?,
                Incoming::Three(news) => {
                    let result = self.three.news(news, &mut self.output)?;
                    write_error(&mut self.output, result)?;
                }
                Incoming::EndOfInput => {
                    ending = true;
                    if self.is_infinite || self.is_pondering {
                        self.engine.stop();
                    }
                    if self.three.is_infinite() {
                        self.three.stop();
                    }
                }
            }
            self.output.flush()?;
            if ending && self.searches.is_empty() && !self.three.is_busy() {
                break;
            }
        }
        Ok(())
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
                let result = self.options.set(rest, &self.engine, &mut self.three);
                write_error(&mut self.output, result)?;
            }
            "position" if self.options.is_three => {
                write_error(&mut self.output, self.three.set_position(rest))?;
            }
            "go" if self.options.is_three => self.go_three(rest)?,
            "d" if self.options.is_three => self.draw_three()?,
            "position" => write_error(&mut self.output, self.game.set(self.options.variant, rest))?,
            "go" => self.go(rest)?,
            "stop" => {
                self.engine.stop();
                self.three.stop();
            }
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

    fn go(&mut self, arguments: &str) -> io::Result<()> {
        let (start, moves) = self.game.request(self.options.variant);
        let position = self.game.position(self.options.variant);
        match Go::parse(arguments, &position, self.options.move_overhead) {
            Ok(Go::Perft(depth)) => {
                let total = write_divided(&mut self.output, &position, depth)?;
                writeln!(self.output, "\nNodes searched: {total}")
            }
            Ok(Go::Search { limits, ponders }) => {
                self.is_infinite = limits.infinite;
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
            Err(message) => write_error(&mut self.output, Err(message)),
        }
    }

    fn go_three(&mut self, arguments: &str) -> io::Result<()> {
        let words: Vec<&str> = arguments.split_whitespace().collect();
        if let ["perft", depth] = words[..] {
            let Ok(depth) = depth.parse() else {
                return write_error(&mut self.output, Err("go perft wants a depth".into()));
            };
            return perft::report_three(&mut self.output, self.three.position(), true, depth);
        }
        write_error(&mut self.output, self.three.go(arguments, self.options.play_of_three()))
    }

    fn write_events(&mut self) -> io::Result<()> {
        while let Some(event) = self.engine.try_recv() {
            let Some(at) = self.searches.iter().position(|&(id, _)| id == event.id()) else { continue };
            let position = self.searches[at].1;
            match event {
                Event::Info { info, .. } => {
                    writeln!(self.output, "{}", info::line(&position, &info, "", self.options.show_wdl))?;
                }
                Event::Progress { progress, .. } => {
                    writeln!(self.output, "{}", info::progress(&position, &progress, self.options.show_wdl))?;
                }
                Event::BestMove { best, ponder, .. } => {
                    self.searches.remove(at);
                    self.write_best_move(&position, best, ponder)?;
                }
                Event::Failed { message, .. } => {
                    self.searches.remove(at);
                    write_error(&mut self.output, Err(message))?;
                    self.write_best_move(&position, position.legal_moves().first().copied(), None)?;
                }
            }
        }
        Ok(())
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

/// Writes the error of a command as an `info string`.
fn write_error(output: &mut impl Write, result: Result<(), String>) -> io::Result<()> {
    // Line breaks in a message would start new commands.
    result.or_else(|message| writeln!(output, "info string {}", message.replace(['\r', '\n'], " ")))
}

#[cfg(test)]
mod tests;
