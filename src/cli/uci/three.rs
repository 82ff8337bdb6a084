//! The protocol with `UCI_Variant three`: the three-player game.
//!
//! Moves are in coordinates, positions in the text of `heksy::three` behind `position fen`. Clocks are `wtime`, `rtime`
//! and `btime`, with `winc`, `rinc` and `binc`. `score cp` is the difference from an even share of ½, in thousandths of a
//! point: `cp 500` for a certain first place, `cp -500` for the last. `info string points` gives the expected points of
//! White, Red and Black, in thousandths.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::Arc;
use std::thread::Builder;
use std::time::Duration;

use super::go::{milliseconds, number};
use crate::engine::StopSignal;
use crate::three::{BySeat, Game, Move, Position, Seat};
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
    is_searching: bool,
    /// The stop signal of the latest search, and whether it is endless.
    latest: (Arc<StopSignal>, bool),
    waiting: VecDeque<Request>,
    is_new: bool,
    send: Arc<SendNews>,
}

impl Three {
    /// The state before the first command; `send` receives the news of searches.
    pub fn new(send: impl Fn(News) + Send + Sync + 'static) -> Three {
        Three {
            game: Game::new(Position::start()),
            engine: None,
            hash_mb: 0,
            is_searching: false,
            latest: (Arc::default(), false),
            waiting: VecDeque::new(),
            is_new: true,
            send: Arc::new(send),
        }
    }

    /// Whether a search is running or waiting.
    pub fn is_busy(&self) -> bool {
        self.is_searching || !self.waiting.is_empty()
    }

    /// Whether the latest search runs until it is stopped.
    pub fn is_infinite(&self) -> bool {
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
    pub fn go(&mut self, arguments: &str, play: Play) -> Result<(), String> {
        let go = Go::parse(arguments)?;
        self.stop();
        let limits = go.limits(self.position().turn(), play.overhead);
        let stop = Arc::<StopSignal>::default();
        self.latest = (Arc::clone(&stop), go.is_infinite);
        let request = Request { game: self.game.clone(), play, limits, is_infinite: go.is_infinite, stop };
        self.waiting.push_back(request);
        self.start_next()
    }

    /// Handles and writes the news of a search.
    pub fn news(&mut self, news: News, output: &mut impl Write) -> io::Result<Result<(), String>> {
        match news {
            News::Info(info) => write_info(output, &info)?,
            News::Best(engine, best) => {
                self.engine = Some(engine);
                self.is_searching = false;
                match best {
                    Some(mv) => writeln!(output, "bestmove {mv}")?,
                    None => writeln!(output, "bestmove 0000")?,
                }
                return Ok(self.start_next());
            }
        }
        Ok(Ok(()))
    }

    /// Starts the search that waits, unless another one is running.
    fn start_next(&mut self) -> Result<(), String> {
        if self.is_searching {
            return Ok(());
        }
        let Some(request) = self.waiting.pop_front() else { return Ok(()) };
        let mut engine = self.engine_for(request.play);
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
        self.is_searching = Builder::new().name("engine".into()).spawn(search).is_ok();
        if self.is_searching { Ok(()) } else { Err("the system gave the engine no thread".into()) }
    }

    /// The engine with a table of the requested size, cleared for a new game.
    fn engine_for(&mut self, play: Play) -> Engine {
        let kept = self.engine.take().filter(|_| self.hash_mb == play.hash_mb);
        self.hash_mb = play.hash_mb;
        let is_fresh = std::mem::take(&mut self.is_new) || kept.is_none();
        let mut engine = kept.unwrap_or_else(|| Engine::new(play.hash_mb));
        if is_fresh {
            engine.clear(play.seed);
        }
        engine
    }
}

/// A parsed `go` command.
#[derive(Default)]
struct Go {
    depth: Option<u32>,
    nodes: Option<u64>,
    movetime: Option<Duration>,
    clocks: BySeat<Option<Duration>>,
    increments: BySeat<Duration>,
    is_infinite: bool,
}

impl Go {
    /// Parses the words after `go`. Unknown words are skipped, as the protocol demands.
    fn parse(arguments: &str) -> Result<Go, String> {
        let mut go = Go::default();
        let mut words = arguments.split_whitespace();
        while let Some(name) = words.next() {
            let (words, seat) = (&mut words, name.chars().next().and_then(Seat::from_char));
            match (name, seat) {
                ("depth", _) => {
                    go.depth = Some(number::<i64>(name, words)?.clamp(1, i64::from(u32::MAX)) as u32);
                }
                ("nodes", _) => go.nodes = Some(number::<i64>(name, words)?.max(1) as u64),
                ("movetime", _) => go.movetime = Some(milliseconds(name, words)?),
                ("wtime" | "rtime" | "btime", Some(seat)) => {
                    go.clocks[seat] = Some(milliseconds(name, words)?);
                }
                ("winc" | "rinc" | "binc", Some(seat)) => go.increments[seat] = milliseconds(name, words)?,
                ("infinite", _) => go.is_infinite = true,
                _ => {}
            }
        }
        Ok(go)
    }

    /// The limits for the side to move. A side without a clock gets that of another.
    fn limits(&self, turn: Seat, overhead: Duration) -> Limits {
        if self.is_infinite {
            return Limits::default();
        }
        let clock = self.clocks[turn].or_else(|| self.clocks.iter().find_map(|(_, clock)| *clock));
        let by_clock = clock.and_then(|left| Limits::clock(left, self.increments[turn]).time);
        let movetime = self.movetime.map(|time| time.saturating_sub(overhead.min(time / 2)));
        let time = by_clock.into_iter().chain(movetime).min();
        Limits { depth: self.depth, nodes: self.nodes, time }
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
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn the_table_is_kept_within_a_game() {
        let (sender, inbox) = mpsc::channel();
        let mut three = Three::new(move |news| drop(sender.send(news)));
        let nodes = |three: &mut Three, hash_mb| {
            let play = Play { hash_mb, level: Level::FULL, seed: 1, overhead: Duration::ZERO };
            three.go("depth 4", play).unwrap();
            let mut nodes = 0;
            while three.is_busy() {
                let news = inbox.recv().unwrap();
                if let News::Info(info) = &news {
                    nodes = info.nodes;
                }
                three.news(news, &mut io::sink()).unwrap().unwrap();
            }
            nodes
        };
        let first = nodes(&mut three, 16);
        let kept = nodes(&mut three, 16);
        assert!(kept < first, "{kept} of {first} nodes");
        three.new_game();
        assert_eq!(nodes(&mut three, 16), first, "another game");
        assert!(nodes(&mut three, 16) < first);
        assert_eq!(nodes(&mut three, 8), first, "another size");
    }

    #[test]
    fn limits_are_parsed() {
        let overhead = Duration::from_millis(10);
        let limits = |text| Go::parse(text).map(|go| go.limits(Seat::Red, overhead));
        let all = limits("depth 5 nodes 1000 movetime 250 fast").unwrap();
        assert_eq!(
            (all.depth, all.nodes, all.time),
            (Some(5), Some(1_000), Some(Duration::from_millis(240)))
        );
        assert_eq!(limits("infinite depth 3"), Ok(Limits::default()));
        let clock = |text| limits(text).unwrap().time.unwrap();
        assert!(clock("wtime 1000 rtime 60000 btime 1000 rinc 1000") > Duration::from_secs(1));
        assert!(clock("wtime 1000") < Duration::from_millis(250), "a clock alone is everyone's");
        assert_eq!(clock("rtime -50"), Duration::ZERO);
        assert!(limits("nodes soon").unwrap_err().contains("soon"));
    }
}
