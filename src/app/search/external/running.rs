//! The input of the worker, and the running search of an engine.

use std::collections::BTreeMap;

use crate::app::uci::{Fault, InfoLine, Output};
use crate::engine::{Info, SearchId, SearchRequest};
use crate::game::{Move, Position};

/// A search that an engine is at.
pub(super) struct RunningSearch {
    pub job: Box<Job>,
    /// The position that is searched.
    pub position: Position,
    /// Whether it has received the command to stop.
    pub is_stopping: bool,
    /// The latest pending `info` line of each rank.
    lines: BTreeMap<usize, String>,
}

impl RunningSearch {
    pub fn new(job: Box<Job>, position: Position) -> RunningSearch {
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

/// A requested search.
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

    /// The position to be searched.
    pub fn position(&self) -> Position {
        self.request.start.after(&self.request.moves)
    }
}
