//! A three-player game: played by persons and the computer at one board, looked through, kept.
//!
//! The three-player game is a mode of its own, because its positions, moves and records have three seats instead of
//! two colours. It shares toasts, dialogs, sounds, files, the journal's thread and the executor with the other modes.
//! A file calls those above it in the list below.

mod state;

mod think;

mod course;

mod moves;

mod answers;

mod board;
mod screen;
mod steps;

mod view;

pub(in crate::app) use board::targets;
pub use state::{Three, ThreeAction};
