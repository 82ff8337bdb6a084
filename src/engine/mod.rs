//! The engine: finds moves on its own threads.
//!
//! [`Engine`] is the public handle: [`Engine::go`] takes a [`SearchRequest`] and returns at once; results come back as
//! [`Event`]s with the id of the search. The command line and the window use the same handle.
//!
//! ```
//! use heksy::chess::{Position, Variant};
//! use heksy::engine::{Engine, Event, Limits, SearchRequest};
//!
//! let mut engine = Engine::new(|| {});
//! let start = Position::start(Variant::Glinski);
//! engine.go(SearchRequest::new(start, Limits { depth: Some(2), ..Limits::default() }));
//! let best = loop {
//!     match engine.wait() {
//!         Some(Event::Info { .. } | Event::Progress { .. }) => {}
//!         Some(Event::BestMove { best, .. }) => break best,
//!         Some(Event::Failed { message, .. }) => panic!("{message}"),
//!         None => break None,
//!     }
//! };
//! assert!(best.and_then(|mv| mv.chess()).is_some_and(|mv| start.is_legal(mv)));
//! ```
//!
//! From the outside in:
//!
//! * `handle`, `worker`: the thread of an engine, for any [`Searcher`].
//! * `state`, `direct`: the searcher of a game of two, which is also an engine without a thread.
//! * `launch`: the search tree of a game under the common root search.
//! * `root`: the root search of all games: iterative deepening, `MultiPV`, helper threads, time control (`limits`),
//!   pondering, reports.
//! * `search`, `qsearch`: the search tree and the quiescence search.
//! * `ordering`, `history`, `threats`, `see`, `reductions`: move ordering and late move reductions.
//! * `parameters`: the constants of the search by name.
//! * `transposition`: the transposition table.
//! * `nnue`, `bare_king`, `scale`, `correction`: the static evaluation by a neural network, the terms against a bare
//!   king, the scale in endings, and the correction history.
//! * `draws`, `score`, `endgames`: draws, values, and endgame tables. `reader`: reads files of tables and networks.
//! * `level`: weaker play. `attention`: the moves of the weakest levels. `book`: the opening book.
//! * `draughts`: the search tree and the evaluation of checkers.
//!
//! A search with one thread to a fixed depth or node count is deterministic: it uses integer arithmetic only, and gives
//! the same result on every machine after the same searches since [`Engine::new_game`].

mod attention;
mod bare_king;
pub mod book;
mod correction;
mod direct;
mod draughts;
mod draws;
pub mod endgames;
mod event;
mod greedy;
mod handle;
mod history;
mod launch;
mod level;
mod limits;
pub mod nnue;
mod ordering;
mod parameters;
mod qsearch;
mod reader;
mod reductions;
pub(crate) mod root;
mod root_tables;
mod scale;
mod score;
mod search;
mod see;
mod state;
mod static_evaluation;
mod stop;
mod threats;
mod transposition;
mod worker;

pub(crate) use attention::{hardness, is_noticed};
pub use attention::{wins_at_once, wins_by_exchanges};
pub use direct::Found;
pub use event::{Event, Info, Progress, SearchId, SearchRequest};
pub use handle::Engine;
pub use level::{Level, Strength};
pub(crate) use limits::TimeBudget;
pub use limits::{ClockLimits, DEFAULT_MOVE_OVERHEAD, Limits};
pub use ordering::wins_material;
pub use parameters::{PARAMETERS, Parameter};
pub use root::STACK_BYTES;
pub(crate) use score::INFINITE;
pub use score::{Score, expected_score};
pub use state::{DEFAULT_HASH_MB, DirectEngine};
pub use static_evaluation::StaticEvaluation;
pub use stop::StopSignal;
pub(crate) use transposition::{Bound, Entry, TranspositionTable};
pub use worker::{SearchJob, Searcher};

#[cfg(test)]
mod tests;
