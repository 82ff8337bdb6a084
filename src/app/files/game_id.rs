//! The identity of the open game.

/// Identifies a game among those opened in one run of the program. Each request about the open game that is answered
/// later (a file dialog, a write) carries it, so that the answer never reaches another game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct GameId(pub u64);
