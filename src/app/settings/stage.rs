//! A stage of a clock that counts moves, and the limits of the times to choose from.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::game::Session;

/// The form of a stage: a number of moves in a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Stage {
    /// Moves to be made in it; of no account in a last stage that lasts to the end of the game.
    pub moves: u32,
    /// Seconds added when it begins.
    pub time: u32,
    /// Seconds added after each move.
    pub increment: u32,
}

impl Default for Stage {
    fn default() -> Stage {
        Stage::FIRST
    }
}

impl Stage {
    /// The most moves that can be chosen.
    pub const MAX_MOVES: u32 = 200;
    /// The first stage of FIDE's usual clock: 40 moves in 90 minutes, 30 seconds more for each.
    pub const FIRST: Stage = Stage { moves: 40, time: 90 * 60, increment: 30 };
    /// The default second stage: another 30 minutes.
    pub const SECOND: Stage = Stage { moves: 20, time: 30 * 60, increment: 30 };

    /// The stage that comes nearest to a session.
    pub(in crate::app) fn of(session: &Session) -> Stage {
        Stage {
            moves: session.moves.unwrap_or(Self::SECOND.moves).clamp(1, Self::MAX_MOVES),
            time: whole(session.time, MAX_BASE).max(1),
            increment: whole(session.increment, MAX_BONUS),
        }
    }

    /// The session this means; one that does not count its moves lasts to the end of the game.
    pub(in crate::app) fn session(self, counts_moves: bool) -> Session {
        Session {
            moves: counts_moves.then_some(self.moves.clamp(1, Self::MAX_MOVES)),
            time: some(self.time, MAX_BASE),
            increment: up_to(self.increment, MAX_BONUS),
        }
    }
}

/// The longest time for a game, or a stage of it, that can be chosen.
pub const MAX_BASE: u32 = 10 * 3600;
/// The longest increment or delay that can be chosen.
pub const MAX_BONUS: u32 = 600;
/// The longest byo-yomi period that can be chosen.
pub const MAX_PERIOD: u32 = 3600;

/// Cut to whole seconds, and to `longest`.
pub fn whole(time: Duration, longest: u32) -> u32 {
    u32::try_from(time.as_secs()).map_or(longest, |seconds| seconds.min(longest))
}

/// At least a second and at most `longest`.
pub fn some(seconds: u32, longest: u32) -> Duration {
    Duration::from_secs(seconds.clamp(1, longest).into())
}

/// At most `longest`; may be nothing.
pub fn up_to(seconds: u32, longest: u32) -> Duration {
    Duration::from_secs(seconds.min(longest).into())
}
