//! Attack tables: leapers, sliders (magic bitboards), and lines.
//!
//! The walk along the rays ([`slow`]) is the specification; the fast functions return the same sets.

mod leapers;
mod lines;
mod magic;
mod sliders;
pub mod slow;

pub use leapers::{king_attacks, knight_attacks, reach};
pub use lines::{between, bishop_lines, line, rook_lines};
pub use sliders::{bishop_attacks, queen_attacks, rook_attacks};
