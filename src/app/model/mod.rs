//! The state of the program, and the questions of the window about it.

mod players;
mod reasons;
mod replaced;
mod state;
mod summary;
mod title;

pub use replaced::Replaced;
pub(in crate::app) use replaced::Return;
pub use state::Model;
pub use summary::{Heading, Summary};
