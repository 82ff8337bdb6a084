//! The protocol with `UCI_Variant three`: the three-player game.
//!
//! Moves are in coordinates, positions in the text of `heksy::three` behind `position fen`. Clocks are `wtime`, `rtime`
//! and `btime`, with `winc`, `rinc` and `binc`. `score cp` is the difference from an even share of ½, in thousandths of a
//! point: `cp 500` for a certain first place, `cp -500` for the last. `info string points` gives the expected points of
//! White, Red and Black, in thousandths.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::thread::Builder;
use std::time::{Duration, Instant};

use super::go_three::Go;
use super::info::write_error;
use crate::cli::error::check_hash;
use crate::engine::StopSignal;
use crate::three::{Game, Move, Position, Seat};
use crate::three_engine::{Engine, Info, Level, Limits};

/// An even share of the points of a game, in thousandths.
const EVEN: i32 = 500;

/// The receiver of the news of searches; runs on their threads.
type SendNews = dyn Fn(News) + Send + Sync;

/// News of a search.
pub(super) enum News {
    /// A principal variation.
    Info(Info),
    /// The end of the search, which returns the engine.
    Best(Engine, Option<Move>),
}

/// The options for a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    pub hash_mb: usize,
    pub level: Level,
    pub seed: u64,
    pub overhead: Duration,
}

struct Request {
    game: Game,
    play: Play,
    limits: Limits,
    is_infinite: bool,
    stop: Arc<StopSignal>,
}

/// The game and the searches of it.
pub(super) struct Three {
    game: Game,
    /// The engine; away while it searches.
    engine: Option<Engine>,
    /// The size of its table.
    hash_mb: usize,
    /// The start of the running search.
    searching_since: Option<Instant>,
    /// The stop signal of the latest search, and whether it is endless.
    latest: (Arc<StopSignal>, bool),
    waiting: VecDeque<Request>,
    is_new: bool,
    news: Receiver<News>,
    send: Arc<SendNews>,
}

impl Three {
    /// The state before the first command; `notify` is called when there is news of a search.
    pub fn new(notify: impl Fn() + Send + Sync + 'static) -> Three {
        let (outbox, news) = mpsc::channel();
        let send = move |item| {
            // The receiver is gone only at the end of the program.
            outbox.send(item).ok();
            notify();
        };
        Three {
            game: Game::new(Position::start()),
            engine: None,
            hash_mb: 0,
            searching_since: None,
            latest: (Arc::default(), false),
            waiting: VecDeque::new(),
            is_new: true,
            news,
            send: Arc::new(send),
        }
    }

    /// Whether a search is running or waiting.
    pub fn is_busy(&self) -> bool {
        self.searching_since.is_some() || !self.waiting.is_empty()
    }

    /// The time of the running search so far.
    pub fn elapsed(&self) -> Option<Duration> {
        self.searching_since.map(|start| start.elapsed())
    }

    /// Whether only a stop ends the latest search.
    pub fn is_endless(&self) -> bool {
        self.latest.1
    }

    /// Clears the engine before the next search.
    pub fn new_game(&mut self) {
        self.is_new = true;
    }

    /// Stops the latest search, which then sends its best move.
    pub fn stop(&self) {
        self.latest.0.request();
    }

    /// Parses the words after `position`. An invalid command leaves the game unchanged.
    pub fn set_position(&mut self, arguments: &str) -> Result<(), String> {
        let words: Vec<&str> = arguments.split_whitespace().collect();
        let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
        let start = match words[..split].split_first() {
            Some((&"startpos", [])) => Position::start(),
            Some((&"fen", text)) => text.join(" ").parse().map_err(|error| format!("{error}"))?,
            _ => return Err("position wants: startpos or fen TEXT, then moves MOVE...".into()),
        };
        let mut game = Game::new(start);
        for text in words[split..].iter().skip(1) {
            let mv = game.position().read_move(text).map_err(|error| error.to_string())?;
            game.play(mv).map_err(|error| format!("{text}: {error}"))?;
        }
        self.game = game;
        Ok(())
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Stops the running search, then starts another one.
    pub fn go(&mut self, go: &Go, play: Play, output: &mut impl Write) -> io::Result<()> {
        self.stop();
        let limits = go.limits(self.position().turn(), play.overhead);
        let stop = Arc::<StopSignal>::default();
        self.latest = (Arc::clone(&stop), limits == Limits::default());
        let request = Request { game: self.game.clone(), play, limits, is_infinite: go.is_infinite, stop };
        self.waiting.push_back(request);
        self.start_next(output)
    }

    /// Writes the news that have come.
    pub fn write_news(&mut self, output: &mut impl Write) -> io::Result<()> {
        while let Ok(news) = self.news.try_recv() {
            self.write(news, output)?;
        }
        Ok(())
    }

    /// Stops all searches, and writes their ends.
    pub fn finish(&mut self, output: &mut impl Write) -> io::Result<()> {
        self.stop();
        while self.is_busy() {
            let Ok(news) = self.news.recv() else { break };
            self.write(news, output)?;
        }
        Ok(())
    }

    fn write(&mut self, news: News, output: &mut impl Write) -> io::Result<()> {
        match news {
            News::Info(info) => write_info(output, &info),
            News::Best(engine, best) => {
                self.engine = Some(engine);
                self.searching_since = None;
                match best {
                    Some(mv) => writeln!(output, "bestmove {mv}")?,
                    None => writeln!(output, "bestmove 0000")?,
                }
                self.start_next(output)
            }
        }
    }

    /// Starts the search that waits, unless another one is running. If the system gives no thread, the first legal
    /// move is the answer.
    fn start_next(&mut self, output: &mut impl Write) -> io::Result<()> {
        while self.searching_since.is_none()
            && let Some(request) = self.waiting.pop_front()
        {
            let (play, first) = (request.play, request.game.position().legal_moves().first().copied());
            let mut engine = self.engine_for(play, output)?;
            let send = Arc::clone(&self.send);
            let search = move || {
                let mut report = |info| send(News::Info(info));
                let Request { game, play, limits, stop, is_infinite } = request;
                let best = engine.think(&game, play.level, &limits, &stop, &mut report);
                if is_infinite {
                    stop.wait();
                }
                send(News::Best(engine, best));
            };
            if Builder::new().name("engine".into()).spawn(search).is_ok() {
                self.searching_since = Some(Instant::now());
            } else {
                write_error(output, Err("the system gave the engine no thread".into()))?;
                writeln!(output, "bestmove {}", first.map_or("0000".to_owned(), |mv| mv.to_string()))?;
            }
        }
        Ok(())
    }

    /// The engine with a table of the requested size, cleared for a new game.
    fn engine_for(&mut self, play: Play, output: &mut impl Write) -> io::Result<Engine> {
        let kept = self.engine.take().filter(|_| self.hash_mb == play.hash_mb);
        self.hash_mb = play.hash_mb;
        let is_fresh = std::mem::take(&mut self.is_new) || kept.is_none();
        let mut engine = if let Some(engine) = kept {
            engine
        } else {
            let engine = Engine::new(play.hash_mb);
            write_error(output, check_hash(play.hash_mb, engine.hash_mb()))?;
            engine
        };
        if is_fresh {
            engine.clear(play.seed);
        }
        Ok(engine)
    }
}

fn write_info(output: &mut impl Write, info: &Info) -> io::Result<()> {
    let Info { depth, nodes, time, scores, pv, .. } = info;
    // The side to move is the one that makes the first move of the line.
    let score = i32::from(info.scores[info.mover]) - EVEN;
    let nps = info.nodes_per_second();
    write!(output, "info depth {depth} score cp {score} nodes {nodes} nps {nps} time {}", time.as_millis())?;
    write!(output, " pv")?;
    for mv in pv {
        write!(output, " {mv}")?;
    }
    let [white, red, black] = Seat::ALL.map(|seat| scores[seat]);
    writeln!(output, "\ninfo string points {white} {red} {black}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_kept_within_a_game() {
        let mut three = Three::new(|| {});
        let nodes = |three: &mut Three, hash_mb| {
            let play = Play { hash_mb, level: Level::FULL, seed: 1, overhead: Duration::ZERO };
            let mut output = Vec::new();
            three.go(&Go::parse("depth 4"), play, &mut output).unwrap();
            while three.is_busy() {
                let news = three.news.recv().unwrap();
                three.write(news, &mut output).unwrap();
            }
            let output = String::from_utf8(output).unwrap();
            let words: Vec<&str> = output.split_whitespace().collect();
            let last = words.iter().rposition(|&word| word == "nodes").unwrap();
            words[last + 1].parse::<u64>().unwrap()
        };
        let first = nodes(&mut three, 16);
        let kept = nodes(&mut three, 16);
        assert!(kept < first, "{kept} of {first} nodes");
        three.new_game();
        assert_eq!(nodes(&mut three, 16), first, "another game");
        assert!(nodes(&mut three, 16) < first);
        assert_eq!(nodes(&mut three, 8), first, "another size");
    }
}
