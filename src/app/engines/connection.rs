//! A running engine: its identity, the commands sent last, and its running search.

use std::collections::{BTreeMap, HashMap};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Instant;

use super::uci::{self, InfoLine};
use super::{AddedEngine, EngineProcess, Fault, Identity, OptionKind, Output, Patience, Resources};
use crate::engine::{Info, SearchId, SearchRequest};
use crate::game::{Move, Position};

/// Lines that wait to be looked at; then the engine waits.
const MAX_WAITING_COMMANDS: usize = 256;

/// A running engine.
pub(super) struct Connection {
    pub process: EngineProcess,
    /// The number of the process, which distinguishes its lines from those of an earlier process.
    pub number: u64,
    /// A signal for each waiting line.
    waiting: Receiver<()>,
    pub identity: Identity,
    /// The values of its options, by their names in lower case.
    set: HashMap<String, Option<String>>,
    /// Whether the next search must start a new game.
    pub needs_new_game: bool,
    budget: LineBudget,
}

impl Connection {
    /// Starts the engine; its lines go to `inbox`.
    pub fn start(
        engine: &AddedEngine,
        number: u64,
        inbox: Sender<Input>,
        patience: &Patience,
    ) -> Result<Connection, Fault> {
        let (line_waits, waiting) = mpsc::sync_channel(MAX_WAITING_COMMANDS);
        let deliver =
            move |output| line_waits.send(()).is_ok() && inbox.send(Input::Output(number, output)).is_ok();
        let process = EngineProcess::start(engine.command(), deliver);
        Ok(Connection {
            process: process.map_err(|error| Fault::of_start(&error))?,
            number,
            waiting,
            identity: Identity::default(),
            set: HashMap::new(),
            needs_new_game: true,
            budget: LineBudget::new(patience),
        })
    }

    /// Counts a line of the engine. Returns `false` if it prints too many.
    pub fn takes_line(&mut self, patience: &Patience) -> bool {
        self.waiting.try_recv().ok();
        self.budget.spend(patience)
    }

    /// The options that must be set for this search, with the commands for that.
    pub fn preparation(
        &mut self,
        engine: &AddedEngine,
        job: &Job,
        wanted: Resources,
    ) -> Result<Vec<String>, Fault> {
        let variant = job.request.start.variant();
        if !self.identity.plays(variant) {
            return Err(Fault::OtherGame(variant));
        }
        let mut values: Vec<(String, Option<String>)> = Vec::new();
        if let Some((name, value)) = self.identity.variant_option(variant) {
            values.push((name.to_owned(), Some(value.to_owned())));
        }
        values.extend(engine.settings(&self.identity));
        if let Some(option) = self.identity.option("UCI_ShowWDL")
            && matches!(option.kind, OptionKind::Check { .. })
        {
            values.push((option.name.clone(), Some("true".to_owned())));
        }
        let shares = [("Threads", wanted.threads), ("Hash", wanted.hash_mb)];
        let own = shares.into_iter().filter(|(name, _)| engine.value(name).is_none());
        let own = own.chain([("MultiPV", job.lines())]);
        values.extend(own.filter_map(|(name, value)| self.number(name, value)));
        let mut lines: Vec<String> = Vec::new();
        for (name, value) in values {
            if self.set.insert(name.to_ascii_lowercase(), value.clone()).as_ref() != Some(&value) {
                lines.push(uci::set_option(&name, value.as_deref()));
            }
        }
        if std::mem::take(&mut self.needs_new_game) {
            lines.push("ucinewgame".to_owned());
        }
        Ok(lines)
    }

    /// A number for an option of the engine, as near as it allows.
    fn number(&self, name: &str, value: usize) -> Option<(String, Option<String>)> {
        let option = self.identity.option(name)?;
        let OptionKind::Spin { min, max, .. } = option.kind else { return None };
        Some((option.name.clone(), Some((value as i64).clamp(min, max).to_string())))
    }
}

/// How many lines an engine may print in a while.
struct LineBudget {
    left: u32,
    since: Instant,
}

impl LineBudget {
    fn new(patience: &Patience) -> LineBudget {
        LineBudget { left: patience.lines, since: Instant::now() }
    }

    /// Takes one line from it; `false` if none was left.
    fn spend(&mut self, patience: &Patience) -> bool {
        if self.since.elapsed() >= patience.window {
            *self = LineBudget::new(patience);
        }
        self.left = self.left.saturating_sub(1);
        self.left > 0
    }
}

/// A search that an engine is at.
pub(super) struct RunningSearch {
    pub job: Box<Job>,
    pub position: Position,
    /// Whether it has received the command to stop.
    pub is_stopping: bool,
    /// The latest pending `info` line of each rank.
    lines: BTreeMap<usize, String>,
}

impl RunningSearch {
    pub fn new(job: Box<Job>) -> RunningSearch {
        let position = job.request.start.after(&job.request.moves);
        RunningSearch { job, position, is_stopping: false, lines: BTreeMap::new() }
    }

    /// Keeps an `info` line until there is time to look at it.
    pub fn keep(&mut self, line: &str) {
        let Some(info) = InfoLine::parse(line) else { return };
        let is_wanted = info.score.is_some() && !info.is_bound && !info.pv.is_empty();
        if is_wanted && info.multipv <= self.job.lines() {
            self.lines.insert(info.multipv, line.to_owned());
        }
    }

    /// Takes the pending lines as results, the best first.
    ///
    /// # Errors
    /// Returns an error if a line starts with an illegal move, because the engine then plays another game.
    pub fn take_lines(&mut self) -> Result<Vec<Info>, Fault> {
        let lines = std::mem::take(&mut self.lines);
        lines.values().filter_map(|line| self.info(&InfoLine::parse(line)?).transpose()).collect()
    }

    /// The result of a line; its moves end before the first illegal one.
    fn info(&self, line: &InfoLine) -> Result<Option<Info>, Fault> {
        let &InfoLine { seldepth, multipv, wdl, nodes, nps, hashfull, time, .. } = line;
        let Some(score) = line.score else { return Ok(None) };
        let pv = legal(self.position, &line.pv);
        match line.pv.first() {
            Some(first) if pv.is_empty() => return Err(Fault::IllegalMove((*first).to_owned())),
            _ => {}
        }
        let depth = line.depth.unwrap_or(0);
        let seldepth = seldepth.unwrap_or(depth);
        Ok(Some(Info { depth, seldepth, score, wdl, exact: None, nodes, nps, time, hashfull, pv, multipv }))
    }
}

/// The moves up to the first that is not legal.
fn legal(mut position: Position, texts: &[&str]) -> Vec<Move> {
    let mut moves = Vec::new();
    for text in texts {
        let Some(mv) = position.find_coordinates(text) else { break };
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

/// Input of the worker: orders, and output of the engine.
pub(super) enum Input {
    /// Cancel the running search and start this one.
    Go(Box<Job>),
    /// Make this search answer now.
    Stop(SearchId),
    /// Another game begins.
    NewGame,
    /// The number of threads, from the next search on.
    Threads(usize),
    /// The size of the table, from the next search on, in mebibytes.
    Hash(usize),
    /// Output of the process with this number.
    Output(u64, Output),
    /// End the engine.
    Quit,
}

pub(super) struct Job {
    pub id: SearchId,
    pub request: SearchRequest,
    /// Whether the engine must answer as soon as it is started.
    pub is_stopped: bool,
}

impl Job {
    pub fn new(id: SearchId, request: SearchRequest) -> Job {
        Job { id, request, is_stopped: false }
    }

    /// The number of requested lines.
    pub fn lines(&self) -> usize {
        self.request.lines.max(1)
    }

    /// Whether the search ends after some nodes or plies, and not by time or by a command.
    pub fn ends_by_itself(&self) -> bool {
        let limits = &self.request.limits;
        let is_timed = limits.infinite || limits.movetime.is_some() || limits.clock.is_some();
        !is_timed && (limits.nodes.is_some() || limits.depth.is_some())
    }
}
