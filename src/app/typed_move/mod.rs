//! Typed moves, in a running game and in a study: the input field, and the legal moves that match its text.

mod field;
mod matching;
mod position;

pub(in crate::app) use field::{Move, Shown};
pub use field::{TypeMove, TypedMove};
