//! Why something is not possible, in a sentence.

mod draughts;
mod file;
mod moves;
mod position;
mod touch;

pub use file::problem;
pub use moves::{illegal_move, nobody_moves};
pub use position::wrong_position;
pub use touch::touched;
