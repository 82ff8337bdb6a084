//! Who searches for whom: searches by purpose, on engines that share the machine.
//!
//! The program asks for a search by its [`Purpose`]; the [`SearchService`] finds an engine for it, shares threads and
//! memory out between the purposes that are at work ([`Resources::allocate`]) and hands the engine's news back under the ticket the
//! program gave. A new search for a purpose ends the one before it; searches for different purposes run side by side.

mod batch;
mod command;
pub mod engine;
mod machine;
mod purpose;
mod resources;
mod service;

pub use command::SearchCommand;
pub use machine::Machine;
pub use purpose::{Purpose, SearchTicket};
pub use resources::{Allocation, Resources};
pub use service::{MakeEngine, SearchService};
