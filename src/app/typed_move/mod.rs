//! A move that is typed, in a game being played and in a study: what is in the field, and the legal moves that fit it.

mod action;
mod field;
mod matching;
mod position;

pub use action::TypeMove;
pub use field::TypedMove;
pub(in crate::app) use field::{Move, Place, Shown};
