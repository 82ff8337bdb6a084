//! Searches by purpose, on engines that share the machine.
//!
//! The program requests a search by its [`Purpose`]; the [`SearchService`] finds an engine, allocates threads
//! and memory to the active purposes ([`Resources::allocate`]) and returns the engine's news under the ticket of the
//! request. A new search for a purpose ends the one before it; searches for different purposes run side by side. An
//! external engine searches if the command selects it; its process ends as soon as it is released. The built-in
//! engine, whose table may take most of a gigabyte, is kept for half a minute more, so that an analysis that is
//! switched on again soon finds its table. The game for three has one engine of its own.

mod batch;
mod command;
pub mod engine;
pub mod external;
mod resources;
mod service;
mod three;

pub use command::SearchCommand;
pub use engine::{EngineNews, ThreeNews};
pub use resources::{Machine, Purpose, Resources, SearchTicket};
pub use service::{MakeEngine, SearchService, make_engines};
