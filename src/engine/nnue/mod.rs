//! The evaluation by an efficiently updatable neural network (NNUE, after Yu Nasu, 2018).
//!
//! Two perspectives, one hidden layer each (the accumulators), and a single output with buckets: `(FEATURES ->
//! HIDDEN_SIZE) x 2 -> 1 x OUTPUT_BUCKETS`. The features are piece, cell, and whether the piece is en prise. A move
//! changes few features, whose weights are added to or subtracted from the accumulators. All arithmetic is on
//! integers, so that the value is the same on every machine. `heksy-lab train` trains networks on self-play games.
//! Checkers has networks of the same form, with accumulators of its own (`checkers`).

mod accumulator;
mod avx2;
mod checkers;
mod delta;
mod features;
mod file;
#[cfg(all(feature = "cli", any(test, fuzzing)))]
pub(crate) mod fuzz;
mod layer;
mod network;

pub(super) use accumulator::Accumulators;
pub(super) use checkers::CheckersAccumulators;
pub use checkers::{checkers_bucket, checkers_features, is_checkers_feature};
pub use delta::active_features;
pub use features::{FEATURES, PIECE_CELLS, Perspective};
pub use file::{NetworkError, architecture};
pub use layer::{HIDDEN_SIZE, Layer, MAX_OUTPUT_WEIGHT, QA};
pub use network::{Network, OUTPUT_BUCKETS, QB, SCALE, output_bucket};
