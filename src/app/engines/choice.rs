//! Which engine searches.

use std::sync::Arc;

use super::added::AddedEngine;

/// Which engine searches.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum EngineChoice {
    /// Ours.
    #[default]
    BuiltIn,
    /// Another program. With other options it is another engine.
    Added(Arc<AddedEngine>),
}
