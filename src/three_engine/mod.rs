//! The three-player engine: finds moves for the side to move.
//!
//! [`Engine`] has the state between moves; [`Engine::think`] searches on the caller's thread until a limit is reached
//! or another thread requests a stop. [`crate::engine::Engine::with_searcher`] gives it a thread of its own. The root
//! search is that of [`crate::engine`].
//!
//! ```
//! use heksy::engine::StopSignal;
//! use heksy::three::{Game, Position};
//! use heksy::three_engine::{Engine, Level, Limits};
//!
//! let game = Game::new(Position::start());
//! let limits = Limits { nodes: Some(2_000), ..Limits::default() };
//! let best = Engine::new(1).think(&game, Level::FULL, &limits, &StopSignal::default(), &mut |_| {});
//! assert!(best.is_some_and(|mv| game.position().is_legal(mv)));
//! ```
//!
//! From the outside in:
//!
//! * `engine`, `limits`, `level`, `info`: the state between moves, the request, the levels and the reports of a search.
//! * `search`; `ordering`, `pruning`: the search tree.
//! * `eval`, `value`: the value of a position for a side, in expected points.
//!
//! A search to a fixed depth or number of nodes is deterministic: it uses integer arithmetic only, and gives the same
//! result on every machine after the same searches since [`Engine::clear`].

#![forbid(unsafe_code)]

mod engine;
mod eval;
mod info;
mod level;
mod limits;
mod ordering;
mod pruning;
mod search;
mod value;

pub use crate::engine::Level;
pub use engine::Engine;
pub use info::Info;
pub use level::{LEVELS, nearest_level};
pub use limits::{Limits, SearchRequest};
