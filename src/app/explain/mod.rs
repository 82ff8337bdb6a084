//! Why something is not possible, in a sentence.

mod draughts;
mod file;
mod moves;
mod position;
mod setup;
mod touch;

pub use file::{problem, typed_move};
pub use moves::illegal_move;
pub(super) use moves::reason;
pub use position::wrong_position;
pub use setup::setup_problem;
pub use touch::touched;
