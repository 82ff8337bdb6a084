//! Which game a write is of.

use super::GameId;

/// The contents of a write.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Saving {
    /// The game that was open when the write began.
    pub game: GameId,
    /// The revision of this game that is written, behind the games of its match before it; `None` if only those are.
    pub revision: Option<u64>,
}
