//! Search requests to the engine, and its events.

use std::time::Duration;

use super::endgames::Probe;
use super::level::Strength;
use super::limits::Limits;
use super::root::{Line, Report, SearchResult};
use super::score::Score;
use crate::game::{Move, Position};
use crate::sides::DrawRules;

/// Identifies a search, so that a late event is never taken for one of a newer search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SearchId(pub u64);

/// The position, the limits and the strength of a search.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// The start position of the game.
    pub start: Position,
    /// The moves played since, needed to detect repetitions.
    pub moves: Vec<Move>,
    /// The draw rules of the game.
    pub draws: DrawRules,
    /// When to stop.
    pub limits: Limits,
    /// How strong to play.
    pub strength: Strength,
    /// Whether a book move may be returned without a search. An analysis request (infinite, with `search_moves`, or
    /// with several lines) never gets one.
    pub uses_book: bool,
    /// The number of principal variations to report (`MultiPV`), at least one.
    pub lines: usize,
    /// Whether to ponder: the limits hold, and the time counts, from [`Engine::ponderhit`](super::Engine::ponderhit) on.
    pub ponders: bool,
    /// Whether to report [`Event::Progress`], too.
    pub reports_progress: bool,
}

impl SearchRequest {
    /// A search of this position at full strength, with the variant's default draw rules and no previous moves.
    pub fn new(start: impl Into<Position>, limits: Limits) -> Self {
        let start = start.into();
        let draws = start.variant().default_draws();
        let (moves, strength) = (Vec::new(), Strength::Full);
        Self {
            start,
            moves,
            draws,
            limits,
            strength,
            uses_book: false,
            lines: 1,
            ponders: false,
            reports_progress: false,
        }
    }
}

/// An event of the engine, by default in a game of two.
#[derive(Clone, Debug)]
pub enum Event<I = Info, M = Move> {
    /// A principal variation.
    Info {
        /// The search it belongs to.
        id: SearchId,
        /// The variation with its score and statistics.
        info: I,
    },
    /// The progress of a long search, on request.
    Progress {
        /// The search it belongs to.
        id: SearchId,
        /// A bound, the current root move, or totals.
        progress: Progress<I, M>,
    },
    /// The search is over. Each search ends with exactly one such event or `Failed`.
    BestMove {
        /// The search it belongs to.
        id: SearchId,
        /// The move to play; `None` when the game is over.
        best: Option<M>,
        /// The expected reply, to ponder on.
        ponder: Option<M>,
    },
    /// The search failed. The engine is ready for the next one.
    Failed {
        /// The search it belongs to.
        id: SearchId,
        /// The error message.
        message: String,
    },
}

impl<I, M> Event<I, M> {
    /// The event of a report of the root search, whose lines are read by `info`.
    pub(crate) fn of_report<R: Into<M>>(
        id: SearchId,
        report: Report<R>,
        info: impl Fn(Line<R>) -> I,
    ) -> Self {
        let progress = match report {
            Report::Line(line) => return Event::Info { id, info: info(line) },
            Report::Bound { line, is_lower } => Progress::Bound { info: info(line), is_lower },
            Report::RootMove { depth, mv, number } => Progress::RootMove { depth, mv: mv.into(), number },
            Report::Totals { nodes, time, hashfull } => {
                Progress::Totals { nodes, nps: nodes_per_second(nodes, time), time, hashfull }
            }
        };
        Event::Progress { id, progress }
    }

    /// The last event of a search.
    pub(super) fn of_result<R: Into<M>>(id: SearchId, result: SearchResult<R>) -> Self {
        let SearchResult { best, ponder } = result;
        Event::BestMove { id, best: best.map(Into::into), ponder: ponder.map(Into::into) }
    }

    /// The search that this event belongs to.
    pub fn id(&self) -> SearchId {
        match self {
            Event::Info { id, .. }
            | Event::Progress { id, .. }
            | Event::BestMove { id, .. }
            | Event::Failed { id, .. } => *id,
        }
    }
}

/// The progress of a search between its lines.
#[derive(Clone, Debug)]
pub enum Progress<I = Info, M = Move> {
    /// A line whose score left the window of the search, which continues with a wider one.
    Bound {
        /// The line; its score is only a bound.
        info: I,
        /// Whether the true score is at least this; otherwise at most.
        is_lower: bool,
    },
    /// The move of the root that is searched now.
    RootMove {
        /// The depth of the iteration in plies.
        depth: u32,
        /// A legal move of the root.
        mv: M,
        /// The move's number in the order of search, from 1.
        number: usize,
    },
    /// The current totals, at least once a second.
    Totals {
        /// Nodes searched by all threads.
        nodes: u64,
        /// Nodes per second.
        nps: u64,
        /// Time since the search began.
        time: Duration,
        /// How full the transposition table is, in permille.
        hashfull: u32,
    },
}

/// A principal variation with the statistics of the search.
#[derive(Clone, Debug)]
pub struct Info {
    /// The nominal depth in plies.
    pub depth: u32,
    /// The selective depth: the deepest ply reached.
    pub seldepth: u32,
    /// The score for the side to move.
    pub score: Score,
    /// The probabilities of a win, a draw and a loss (WDL) in permille for the side to move, if an external engine
    /// reports them. Those of the built-in engine are a function of the score: [`Score::wdl`].
    pub wdl: Option<[u32; 3]>,
    /// The result of the position of the search by the endgame tables, if they prove one.
    pub exact: Option<Probe>,
    /// Nodes searched.
    pub nodes: u64,
    /// Nodes per second.
    pub nps: u64,
    /// Time since the search began.
    pub time: Duration,
    /// How full the transposition table is, in permille; 0 unless [`SearchRequest::reports_progress`].
    pub hashfull: u32,
    /// The moves of the variation.
    pub pv: Vec<Move>,
    /// The rank of the variation, from 1.
    pub multipv: usize,
}

impl<M: Into<Move>> From<Line<M>> for Info {
    fn from(line: Line<M>) -> Self {
        let Line { depth, seldepth, value, nodes, time, hashfull, pv, multipv } = line;
        let (score, nps) = (Score::from_value(value), nodes_per_second(nodes, time));
        let pv = pv.into_iter().map(Into::into).collect();
        Self { depth, seldepth, score, wdl: None, exact: None, nodes, nps, time, hashfull, pv, multipv }
    }
}

/// The number of nodes per second.
fn nodes_per_second(nodes: u64, time: Duration) -> u64 {
    (u128::from(nodes) * 1_000_000 / time.as_micros().max(1)) as u64
}
