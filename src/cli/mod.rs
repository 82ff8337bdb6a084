//! The command line.

pub mod bench;
pub mod check;
pub mod perft;
pub mod uci;
