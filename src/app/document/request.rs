//! What one of two people at a board can ask of the other.

use crate::sides::Color;

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Request {
    /// A draw.
    Draw,
    /// To take back a move.
    TakeBack,
    /// Another game with colours swapped.
    Rematch,
}

/// What one of two people asks of the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question {
    /// Who asks.
    pub by: Color,
    /// For what.
    pub request: Request,
}
