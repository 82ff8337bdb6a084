//! The solver of endings by the rules alone, for the laboratory.

mod library;
mod solve;
mod solved;
mod threads;
mod write;

pub use library::{GenerateError, Library};
pub use solved::{Solved, Value};
pub use write::to_bytes;
