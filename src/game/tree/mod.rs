//! The tree of moves: the main line and its variations.

mod branches;
mod lines;
mod nodes;
#[cfg(test)]
mod tests;

pub(super) use branches::Branches;
pub use branches::Detached;
pub use nodes::{GameTree, NodeId};
