//! The input of the worker.

use crate::app::uci::Output;
use crate::engine::{SearchId, SearchRequest};
use crate::game::Position;

/// Input of the worker: orders, and output of the engine.
pub(super) enum Input {
    /// Cancel the running search and start this one.
    Go(Box<Job>),
    /// Make this search answer now.
    Stop(SearchId),
    /// Another game begins.
    NewGame,
    /// So many threads from the next search on.
    Threads(usize),
    /// So large a table from the next search on, in mebibytes.
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
