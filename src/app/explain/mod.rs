//! Explanations, in a sentence, why something is impossible.

mod draughts;
mod file;
mod moves;
mod position;
#[cfg(test)]
mod tests;
pub(in crate::app) mod three;

pub use file::{problem, typed_move};
pub(super) use moves::reason;
pub use moves::{illegal_move, touched};
pub use position::{setup_problem, wrong_position};
