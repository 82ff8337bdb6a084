//! Tactics of a line of moves: its gain, and the reason why a move was a mistake.
//!
//! [`Mistake`] holds a bad move with the best lines after it and in its place; [`Mistake::cause`] finds the [`Cause`], a fact
//! that is true in the position and by both lines, or nothing. Nothing here searches: the lines come from a report, a puzzle
//! or a file. Values are whole pawns: 1, 3, 3, 5, 9; in checkers 1 for a man and 3 for a king.

#![forbid(unsafe_code)]

mod blow;
mod blows;
mod capture;
#[cfg(test)]
pub(crate) mod cases;
mod cause;
mod checkers;
mod endings;
mod exchange;
mod gain;
mod lapse;
mod line;
mod material;
mod mistake;
mod rules;
#[cfg(test)]
mod tests;
mod win;

pub use blows::blows;
pub use cause::{Blow, Cause, Loose, Placed, Why};
pub use exchange::{Safety, balance, safety};
pub use lapse::Lapse;
pub use mistake::Mistake;
pub use win::win;
