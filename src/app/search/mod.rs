//! Searches by purpose, on engines that share the machine.
//!
//! The program asks for a search by its [`Purpose`]; the [`SearchService`] finds an engine for it, shares threads and
//! memory out between the purposes that are at work ([`Resources::allocate`]) and hands the engine's news back under the ticket the
//! program gave. A new search for a purpose ends the one before it; searches for different purposes run side by side.
//! Another program searches where the command says so; its process ends as soon as it is released. Our own engine,
//! whose table may take most of a gigabyte, is kept for half a minute more: an analysis that is switched on again soon
//! finds what it found before.

mod batch;
mod command;
pub mod engine;
pub mod external;
mod machine;
mod news;
mod purpose;
mod resources;
mod service;

pub use command::{SearchCommand, ThreeSearch};
pub use machine::Machine;
pub use news::EngineNews;
pub use purpose::{Purpose, SearchTicket};
pub use resources::{Allocation, Resources};
pub use service::{MakeEngine, SearchService, make_engines};
