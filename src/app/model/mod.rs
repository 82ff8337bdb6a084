//! The state of the program, and the questions of the window about it.

mod players;
mod reasons;
mod state;
mod summary;
mod title;

pub use state::Model;
pub use summary::{Heading, Summary};
