//! How many games a match has.

use serde::{Deserialize, Serialize};

/// How many games a match has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct MatchLength {
    /// The number of games.
    pub games: u32,
    /// Whether the match ends as soon as it is decided; otherwise all games are played.
    pub ends_when_decided: bool,
}

impl Default for MatchLength {
    fn default() -> MatchLength {
        MatchLength { games: 4, ends_when_decided: false }
    }
}

impl MatchLength {
    /// The numbers of games that can be chosen.
    pub const GAMES: std::ops::RangeInclusive<u32> = 2..=100;
}
