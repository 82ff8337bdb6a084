//! Arrows and circles where a game being played stands: they are only thought aloud and go with the next move.

use crate::game::{NodeId, Shape};

/// What is drawn where the game stands, and is not kept.
#[derive(Debug, Clone, Default)]
pub(super) struct Sketch {
    /// Where it was drawn.
    pub node: Option<NodeId>,
    /// What was drawn.
    pub shapes: Vec<Shape>,
}
