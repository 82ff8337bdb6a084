//! A second reading of the rules, slow on purpose.
//!
//! The program's own move generator is fast, and fast code is easy to get wrong in a corner that nobody
//! looks at. This one is made to be checked by eye against the rule texts: letters on a grid, pieces walked one
//! step at a time, every move made on a copy, and a king held to be attacked when some move of the enemy
//! takes it. It shares nothing with the crate, neither code nor tables nor the way a cell is numbered, so that
//! the two can only agree by both being right, or by both misreading the same sentence.

mod board;
mod ending;
mod fen;
mod moves;
mod scatter;

pub use board::Game;
pub use fen::Oracle;
pub use moves::Step;
pub use scatter::Kind;
