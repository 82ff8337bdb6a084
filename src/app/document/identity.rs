//! Which game it is, and where it comes from.

use serde::{Deserialize, Serialize};

use crate::game::date::unix_seconds;

/// Which game it is, and where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Identity {
    /// The number of the game among the player's own games, chosen at random.
    pub id: u64,
    /// When it was begun or opened, in seconds since 1970.
    pub begun: u64,
    /// Whether it is played here, and not only opened from a file.
    pub is_live: bool,
    /// Number of moves, of three players' acts, that were there at the beginning.
    pub given: usize,
}

impl Identity {
    /// A game that begins or is opened now, with this number of moves.
    pub(super) fn new(is_live: bool, given: usize) -> Identity {
        Identity { id: fastrand::u64(..), begun: unix_seconds(), is_live, given }
    }
}
