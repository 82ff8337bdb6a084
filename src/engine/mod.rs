//! Finds moves, in its own threads.
//!
//! [`Engine`] is the door: [`Engine::go`] takes a [`SearchRequest`] and returns at once; what the search finds
//! comes back as [`Event`]s that carry the search's id. The command line and the window use the same door.
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
//!         Some(Event::Info { .. }) => {}
//!         Some(Event::BestMove { best, .. }) => break best,
//!         Some(Event::Failed { message, .. }) => panic!("{message}"),
//!         None => break None,
//!     }
//! };
//! assert!(best.and_then(|mv| mv.chess()).is_some_and(|mv| start.is_legal(mv)));
//! ```
//!
//! Inside, from the outside in: `handle` and `worker` (the thread, and what becomes of a panic), `memory` (what is
//! kept between searches), `root` (iterative deepening and the time for a move), `search` and `qsearch` (the
//! tree), `ordering`, `history`, `danger`, `see` and `reductions` (which moves first, and how deep), `draws` and
//! `score` (results and their worth), `table` (the transposition table; `prefetch` fetches from it ahead, `pages` gets
//! it large pages), `eval` and `nnue` (the static evaluation, by weights or by a network), `level` (weaker play), `book`
//! (first moves).
//! `checkers` has a root, a tree and an evaluation of its own for that game.
//!
//! Everything a search at a fixed depth or node count decides is integer arithmetic on the position and on what
//! the engine has learnt since [`Engine::new_game`]: it comes out the same on every machine.

pub mod book;
mod checkers;
mod correction;
mod danger;
mod draws;
pub mod endgames;
pub mod eval;
mod event;
mod handle;
mod history;
mod level;
mod limits;
mod memory;
pub mod nnue;
mod ordering;
mod pages;
mod prefetch;
mod qsearch;
mod reductions;
mod root;
mod score;
mod search;
mod see;
mod stop;
mod table;
mod worker;

pub use event::{CONTEMPT, Event, Info, MOST_CONTEMPT, SearchId, SearchRequest};
pub use handle::Engine;
pub use level::{Level, Strength};
pub use limits::{ClockLimits, Limits, MOVE_OVERHEAD};
pub use memory::EvalSource;
pub use score::{Score, expected_score};
pub use worker::DEFAULT_HASH_MB;

#[cfg(test)]
mod tests;
