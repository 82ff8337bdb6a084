//! Puzzles: positions in which a person finds the moves that reach a goal.
//!
//! A [`Collection`] has the puzzles of one game, from a file in `assets/puzzles` that `heksy-lab puzzles` makes. A
//! [`Task`] is one of them, with its position and its line. [`Record`] keeps what a person has solved, and a
//! [`Rating`] by Glicko-2. A [`Prover`] finds the line of a position, and proves that no other move is as good.

#![forbid(unsafe_code)]

mod choice;
mod collection;
mod motif;
pub mod proof;
mod prover;
pub mod rate;
mod rating;
mod record;
mod task;

pub use collection::{Collection, Puzzle, TOURNAMENTS, set_of_file};
pub use motif::Motif;
pub use proof::Reject;
pub use prover::{Prover, ends_in_stalemate};
pub use rating::Rating;
pub use record::{Help, Progress, Record};
pub use task::{Goal, Task};
