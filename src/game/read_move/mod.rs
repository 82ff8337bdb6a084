//! Reading moves as people and programs write them, against the list of legal moves.

mod english;
mod error;
mod find;
mod king_on_rook;
mod loose;
mod origin;
mod pattern;
#[cfg(test)]
mod tests;

pub(super) use english::in_english;
pub use error::{CaptureMismatch, MoveTextError};
pub(super) use find::{has_form_of_move, read_move_and_capture};
pub use find::{read_move, read_typed_move};
pub(super) use loose::EN_PASSANT;
pub(super) use origin::TAKES;
pub(crate) use pattern::Pattern;
