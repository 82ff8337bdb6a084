//! Requests of one of two people at a board to the other.

use crate::sides::Color;

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

/// A request of one of two people to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question {
    /// The side of the person who asks.
    pub by: Color,
    /// The subject.
    pub request: Request,
}
