//! The state of the program, and the questions of the window about it.

mod players;
mod replaced;
mod scene;
mod state;
mod summary;
mod title;

pub use replaced::Replaced;
pub(in crate::app) use replaced::Return;
pub(in crate::app) use scene::Scene;
pub use state::{Model, Top};
pub use summary::{Heading, Summary};
