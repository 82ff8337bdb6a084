//! The identity of the open game, and the writes that carry it.

/// Identifies a game among those opened in one run of the program. Each request about the open game that is answered
/// later (a file dialog, a write) carries it, so that the answer never reaches another game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct GameId(pub u64);

/// The contents of a write.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Saving {
    /// The game that was open when the write began.
    pub game: GameId,
    /// The revision of this game that is written, behind the games of its match before it; `None` if only those are.
    pub revision: Option<u64>,
}
