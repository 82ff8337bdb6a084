//! The command line.

pub mod check;
pub mod perft;
pub mod uci;
