//! Where the men's moves lead on an empty or an occupied board.
//!
//! The walk along the rays ([`slow`]) is the specification; the fast functions give the same sets.

mod gather;
mod leapers;
mod lines;
mod sliders;
pub mod slow;

pub use leapers::{king_attacks, knight_attacks, reach};
pub use lines::{between, bishop_lines, line, rook_lines};
pub use sliders::{bishop_attacks, queen_attacks, rook_attacks};
