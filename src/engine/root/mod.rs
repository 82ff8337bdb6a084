//! The root search of all games: iterative deepening with aspiration windows, `MultiPV`, time management, pondering,
//! levels, helper threads that vote, and reports.
//!
//! * `tree`: the interface to the search tree of a game.
//! * `control`, `limits`: when a thread of a search stops.
//! * `deepening`, with `timing` and `voting`: the root search of one thread.
//! * `threads`: the root searches of all threads (lazy SMP).
//! * `plan`, `moves`, `report`: the request and the results.

mod control;
mod deepening;
mod limits;
mod moves;
mod plan;
mod report;
mod threads;
mod timing;
mod tree;
mod voting;

pub(crate) use control::Control;
pub(crate) use deepening::{Root, SearchResult};
pub(crate) use moves::RootMove;
pub(crate) use plan::Plan;
pub(crate) use report::{Line, Report};
pub use threads::STACK_BYTES;
pub(crate) use threads::WorkerPool;
pub(crate) use tree::{RootNode, Tree};
