//! Arrows and circles in the latest position of a running game: not part of the record, and removed by the next move.

use crate::game::{NodeId, Shape};

/// The drawings in the latest position.
#[derive(Debug, Clone, Default)]
pub(super) struct Sketch {
    /// The node of the position.
    pub node: Option<NodeId>,
    /// The arrows and circles.
    pub shapes: Vec<Shape>,
}
