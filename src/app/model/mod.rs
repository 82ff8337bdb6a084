//! The state of the program, and the questions of the window about it.

mod players;
mod replaced;
mod scene;
mod shown;
mod state;
mod summary;
mod title;

pub use replaced::Replaced;
pub(in crate::app) use replaced::Return;
pub(in crate::app) use scene::Scene;
pub use shown::Top;
pub use state::Model;
pub use summary::{Heading, Summary};
