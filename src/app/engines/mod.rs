//! Engines: ours and other programs, which speak the Universal Chess Interface (UCI).
//!
//! The program requests a search by its [`Purpose`]; the [`SearchService`] finds an engine, allocates threads
//! and memory to the active purposes ([`Resources::allocate`]) and returns the engine's news under the ticket of the
//! request. A new search for a purpose ends the one before it; searches for different purposes run side by side. The
//! built-in engine, whose table may take most of a gigabyte, is kept for half a minute after its release, so that an
//! analysis that is switched on again soon finds its table. The game for three has one engine of its own.
//!
//! An [`ExternalEngine`] hands orders to a thread of its own, the `worker`, which starts the process when there is a
//! search, exchanges lines with it, and ends it. Nothing such a program does is trusted: lines and their number are
//! bounded, every wait has an end, and a process goes with all that it has started. An engine that misbehaves is ended;
//! the next search starts it again.

mod added;
mod batch;
mod connection;
mod engine;
mod external;
mod fault;
mod form;
#[cfg(all(feature = "cli", any(test, fuzzing)))]
pub(crate) mod fuzz;
mod group;
mod identity;
#[cfg(windows)]
mod job;
mod option;
mod process;
mod resources;
mod service;
mod three;
pub mod uci;
mod worker;

pub use added::{AddedEngine, EngineChoice, split_arguments};
pub use engine::{EngineNews, SearchCommand, SearchEngine, ThreeNews};
pub use external::ExternalEngine;
pub use fault::Fault;
pub use form::{EngineAction, EngineForm, Trial, TrialTicket};
pub use identity::{Identity, identify};
pub use option::{EngineOption, OptionKind};
pub use process::{EngineProcess, Output, Patience};
pub use resources::{Machine, Purpose, Resources, SearchTicket};
pub use service::{MakeEngine, SearchService, make_engines};
