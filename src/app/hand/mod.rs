//! The piece in a player's hand: picking up and putting down, promotion, castling, captures of several pieces, and a
//! move that waits to be confirmed.
//!
//! Every mode with a board has a [`Hand`] for the [`Rules`] of its game. It turns input on the board into a [`Gesture`],
//! which the mode handles.

mod capture;
mod castling;
mod gesture;
mod held;
mod pattern;
mod rules;
mod view;

pub use gesture::{Gesture, Table};
pub use held::Hand;
pub use rules::{OnBoard, Rules};
