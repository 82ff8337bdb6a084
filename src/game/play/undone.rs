//! What is kept of a move that was taken back.

use crate::game::{ClockSnapshot, Detached};
use crate::sides::Outcome;

/// A move taken back.
#[derive(Clone, Debug)]
pub(super) struct Undone {
    pub branch: Detached,
    /// How the game had ended with this move, and the clock as it stood then.
    pub end: Option<(Outcome, ClockSnapshot)>,
}
