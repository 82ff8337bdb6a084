//! The rules of hexagonal checkers (1985).
//!
//! [`Position`] is the centre: it reads and writes the position text, lists and plays legal moves and knows when
//! the game is over. The board is the 61 cells around the middle of the 91.

#![forbid(unsafe_code)]

mod board;
mod capture;
mod explain;
mod make;
mod marks;
mod movegen;
mod moves;
mod notation;
mod outcome;
mod perft;
mod position;
mod text;
mod zobrist;

pub use board::{BOARD, cell_of_number, number, promotion, steps};
pub use explain::WhyNot;
pub use make::IllegalMove;
pub use moves::{Man, Move};
pub use notation::MoveTextError;
pub use perft::{divide, perft};
pub use position::Position;
pub use text::PositionTextError;

pub use crate::sides::{ByColor, Color, DrawRules, Outcome, Points, Reason};
