//! A game being played: seats, clock, offers, takeback, the computer's turn, the end.
//!
//! A file calls those above it in the list below.

mod state;

mod think;

mod course;

mod ending;

mod moves;

mod answers;

mod online;

mod touch;

mod board;
mod screen;
mod steps;

mod view;

pub use state::Play;
