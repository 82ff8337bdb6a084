//! Move ordering: a staged move picker.
//!
//! Moves are generated in stages, each only when the stage before caused no cutoff. All nodes of a path share one
//! list as a stack, so that no node allocates.

mod picker;
mod stack;

pub use picker::wins_material;
pub(crate) use picker::{MovePicker, is_quiet};
pub(crate) use stack::MoveStack;
