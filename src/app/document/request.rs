//! Requests of a person at a board to the others.

/// The subject of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Request {
    /// To agree to a draw.
    Draw,
    /// To take back the last move.
    TakeBack,
    /// Another game with colours swapped.
    Rematch,
}
