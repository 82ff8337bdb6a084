//! A game for three: played by persons and the computer at one board, looked through, kept.
//!
//! It is a mode of its own, for positions, moves and records of three seats are not those of two colours. Toasts, dialogs,
//! sounds, files, the journal's thread and the executor are those that all modes share. A file calls those above it in the
//! list below.

mod computer;
mod message;

mod state;

mod think;

mod course;

mod clock;
mod moves;

mod answers;
mod draw;

mod board;
mod steps;

mod view;

pub(in crate::app) use board::targets;
pub use message::{ThreeAction, ThreeNews};
pub use state::Three;
pub use view::{ThreeCorner, ThreeState};
