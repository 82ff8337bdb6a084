//! A move that is typed, in a game being played and in a study: what is in the field, and the legal moves that fit it.

mod field;
mod matching;
mod position;

pub(in crate::app) use field::{Move, Place, Shown};
pub use field::{TypeMove, TypedMove};
