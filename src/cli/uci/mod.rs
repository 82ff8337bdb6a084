//! The Universal Chess Interface: the engine driven by lines of text, for other programs and for tests.
//!
//! Lines and the engine's events meet in one queue, so the conversation goes on while the engine thinks. Whatever
//! is not understood is answered by an `info string`, and nothing is done.

mod go;
mod option;
mod position;

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Sender};
use std::thread;

use crate::engine::{Engine, Event, Info, Limits, Score, SearchId, SearchRequest};
use crate::game::{Move, Position, divide};
use go::Go;
use option::Options;
use position::Game;

/// Talks to a chess program over two streams until `quit` or the end of the input.
///
/// At the end of the input a search with a limit is still finished, so that commands can be piped in.
///
/// # Errors
/// What goes wrong in writing. Unreadable input counts as its end.
pub fn run(input: impl BufRead + Send, output: impl Write) -> io::Result<()> {
    let (queue, incoming) = mpsc::channel();
    let wake = queue.clone();
    let notify = move || {
        wake.send(Incoming::EngineEvent).ok();
    };
    let mut uci = Uci {
        output,
        engine: Engine::new(notify),
        options: Options::default(),
        game: Game::default(),
        searches: Vec::new(),
        waits_for_stop: false,
        pondered: None,
    };
    thread::scope(|scope| {
        scope.spawn(move || read_lines(input, &queue));
        uci.talk(incoming.iter())
    })
}

/// What the conversation waits for.
enum Incoming {
    Line(String),
    EngineEvent,
    EndOfInput,
}

/// Puts lines into the queue up to `quit`.
fn read_lines(mut input: impl BufRead, queue: &Sender<Incoming>) {
    let mut bytes = Vec::new();
    while matches!(input.read_until(b'\n', &mut bytes), Ok(1..)) {
        let line = String::from_utf8_lossy(&bytes).into_owned();
        let last = line.trim() == "quit";
        if queue.send(Incoming::Line(line)).is_err() || last {
            return;
        }
        bytes.clear();
    }
    queue.send(Incoming::EndOfInput).ok();
}

struct Uci<W> {
    output: W,
    engine: Engine,
    options: Options,
    game: Game,
    /// The searches that have not been answered yet, each with its position: moves are written as it needs.
    searches: Vec<(SearchId, Position)>,
    /// Whether the latest search goes on until it is stopped.
    waits_for_stop: bool,
    /// While pondering: what to search when the expected move is played.
    pondered: Option<SearchRequest>,
}

impl<W: Write> Uci<W> {
    fn talk(&mut self, incoming: impl Iterator<Item = Incoming>) -> io::Result<()> {
        let mut ending = false;
        for item in incoming {
            match item {
                Incoming::Line(line) => {
                    if self.command(line.trim())?.is_break() {
                        ending = true;
                        self.engine.stop();
                    }
                }
                Incoming::EngineEvent => self.tell_events()?,
                Incoming::EndOfInput => {
                    ending = true;
                    if self.waits_for_stop {
                        self.engine.stop();
                    }
                }
            }
            self.output.flush()?;
            if ending && self.searches.is_empty() {
                break;
            }
        }
        Ok(())
    }

    /// Obeys one line. `Break` ends the conversation.
    fn command(&mut self, line: &str) -> io::Result<ControlFlow<()>> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command {
            "" | "debug" | "register" => {}
            "uci" => self.introduce()?,
            "isready" => writeln!(self.output, "readyok")?,
            "ucinewgame" => self.options.new_game(&self.engine),
            "setoption" => {
                let result = self.options.set(rest, &self.engine);
                self.explain(result)?;
            }
            "position" => {
                let result = self.game.set(self.options.variant, rest);
                self.explain(result)?;
            }
            "go" => self.go(rest)?,
            "stop" => {
                self.pondered = None;
                self.engine.stop();
            }
            "ponderhit" => self.ponderhit(),
            "d" => self.draw_board()?,
            "quit" => return Ok(ControlFlow::Break(())),
            _ => writeln!(self.output, "info string unknown command: {line}")?,
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Tells what was wrong with a command.
    fn explain(&mut self, result: Result<(), String>) -> io::Result<()> {
        // A message with line breaks would look like commands to the reader.
        result.or_else(|message| writeln!(self.output, "info string {}", message.replace(['\r', '\n'], " ")))
    }

    fn introduce(&mut self) -> io::Result<()> {
        writeln!(self.output, "id name Heksy {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(self.output, "id author the Heksy authors")?;
        Options::list(&mut self.output)?;
        writeln!(self.output, "uciok")
    }

    fn go(&mut self, arguments: &str) -> io::Result<()> {
        let (start, moves) = self.game.request(self.options.variant);
        let position = self.game.position(self.options.variant);
        match Go::parse(arguments, &position, self.options.move_overhead) {
            Ok(Go::Perft(depth)) => self.perft(&position, depth),
            Ok(Go::Search { limits, ponders }) => {
                self.waits_for_stop = limits.infinite || ponders;
                let request = SearchRequest {
                    moves,
                    strength: self.options.strength(),
                    uses_book: self.options.uses_book && !self.options.analyses && !ponders,
                    lines: self.options.lines,
                    contempt: self.options.contempt(&limits),
                    ..SearchRequest::new(start, limits)
                };
                self.pondered = ponders.then(|| request.clone());
                let search_moves = request.limits.search_moves.clone();
                let endless = Limits { infinite: true, search_moves, ..Limits::default() };
                let request = if ponders { SearchRequest { limits: endless, ..request } } else { request };
                self.searches.push((self.engine.go(request), position));
                Ok(())
            }
            Err(message) => self.explain(Err(message)),
        }
    }

    /// The expected move was played: searches on under the limits that were told with `go ponder`. What pondering has
    /// found is in the table; its own answer is not told.
    fn ponderhit(&mut self) {
        if let Some(request) = self.pondered.take()
            && let Some((_, position)) = self.searches.pop()
        {
            self.waits_for_stop = request.limits.infinite;
            self.searches.push((self.engine.go(request), position));
        }
    }

    fn perft(&mut self, position: &Position, depth: u32) -> io::Result<()> {
        let mut total = 0;
        for (m, nodes) in divide(position, depth) {
            writeln!(self.output, "{}: {nodes}", position.coordinates(m))?;
            total += nodes;
        }
        writeln!(self.output, "\nNodes searched: {total}")
    }

    fn tell_events(&mut self) -> io::Result<()> {
        while let Some(event) = self.engine.try_recv() {
            let asked = self.searches.iter().position(|&(id, _)| id == event.id());
            let Some(at) = asked else { continue };
            let position = self.searches[at].1;
            match event {
                Event::Info { info, .. } => self.tell_info(&position, &info)?,
                Event::BestMove { best, ponder, .. } => {
                    self.searches.remove(at);
                    self.tell_best(&position, best, ponder)?;
                }
                Event::Failed { message, .. } => {
                    self.searches.remove(at);
                    self.explain(Err(message))?;
                    self.tell_best(&position, position.legal_moves().first().copied(), None)?;
                }
            }
        }
        Ok(())
    }

    /// The last word on a search: `0000` where there is no move.
    fn tell_best(&mut self, position: &Position, best: Option<Move>, ponder: Option<Move>) -> io::Result<()> {
        let line: Vec<Move> = best.into_iter().chain(ponder).collect();
        let texts = position.line_coordinates(&line);
        write!(self.output, "bestmove {}", texts.first().map_or("0000", String::as_str))?;
        if let Some(text) = texts.get(1) {
            write!(self.output, " ponder {text}")?;
        }
        writeln!(self.output)
    }

    fn tell_info(&mut self, position: &Position, info: &Info) -> io::Result<()> {
        let Info { depth, seldepth, multipv, nodes, nps, hashfull, .. } = info;
        write!(self.output, "info depth {depth} seldepth {seldepth} multipv {multipv} ")?;
        match info.score {
            Score::Cp(cp) => write!(self.output, "score cp {cp} ")?,
            Score::Mate(moves) => write!(self.output, "score mate {moves} ")?,
        }
        if self.options.shows_wdl {
            let [won, drawn, lost] = info.score.chances();
            write!(self.output, "wdl {won} {drawn} {lost} ")?;
        }
        let time = info.time.as_millis();
        write!(self.output, "nodes {nodes} nps {nps} hashfull {hashfull} time {time}")?;
        if !info.pv.is_empty() {
            write!(self.output, " pv")?;
        }
        for text in position.line_coordinates(&info.pv) {
            write!(self.output, " {text}")?;
        }
        writeln!(self.output)
    }

    /// The board as it lies before White, in the letters of FEN.
    fn draw_board(&mut self) -> io::Result<()> {
        let position = self.game.position(self.options.variant);
        position::draw(&mut self.output, &position)?;
        writeln!(self.output, "\nFEN: {}\nKey: {:016x}", position.to_fen(), position.key())
    }
}

#[cfg(test)]
mod tests;
