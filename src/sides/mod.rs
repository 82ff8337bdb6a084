//! The two sides of a game and what each gets from it: what chess and checkers have in common.

#![forbid(unsafe_code)]

mod color;
mod draws;
mod outcome;

pub use color::{ByColor, Color};
pub use draws::{DrawRules, MaterialRule};
pub use outcome::{Outcome, ParsePointsError, Points, Reason};
