//! Whether both players are there.

use std::time::Duration;

/// Whether both players are there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnlineGameState {
    /// Both are: the clocks run.
    Together,
    /// The connection is lost: the clocks are stopped.
    Away {
        /// Since when.
        since: Duration,
        /// For how long the game waits.
        limit: Duration,
    },
    /// The records of the two sides differ: the clocks are stopped.
    Differs,
}

impl OnlineGameState {
    /// For how long the game still waits for the other side, while it is away.
    pub fn waits(self, now: Duration) -> Option<Duration> {
        match self {
            OnlineGameState::Away { since, limit } => Some(limit.saturating_sub(now.saturating_sub(since))),
            OnlineGameState::Together | OnlineGameState::Differs => None,
        }
    }
}
