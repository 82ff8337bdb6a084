//! The command line.

pub mod perft;
