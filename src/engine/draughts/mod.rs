//! The search tree and the hand-crafted evaluation of checkers. The search judges positions by a network
//! (`nnue/checkers.rs`), its levels by the hand-crafted evaluation.

mod eval;
mod search;

pub(super) use eval::evaluate;
pub(super) use search::Search;
