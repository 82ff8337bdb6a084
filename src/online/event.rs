//! Events of a game: the entries of the shared record.

use serde::{Deserialize, Serialize};

use crate::sides::Color;

/// An entry of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The side that caused the event.
    pub by: Color,
    /// The kind of event.
    #[serde(flatten)]
    pub kind: EventKind,
    /// For a move: the time that the peer has charged for it, in milliseconds. `None` until the peer has reported it.
    /// For an end without a move: the time that the side to move had thought by then, as the sender measured it; `None`
    /// from a program that does not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charged: Option<u64>,
}

/// The kinds of events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EventKind {
    /// A move.
    Move {
        /// The move in coordinates: `f5f6`, `33x53x73`.
        mv: String,
        /// The thinking time that the mover's program measured, in milliseconds.
        ms: u64,
    },
    /// Takeback, by the side that accepted it.
    Takeback {
        /// The number of plies that remain.
        to: usize,
    },
    /// Draw by agreement, by the side that accepted it.
    Draw,
    /// Claim of a draw by repetition or fifty moves, by the side to move.
    Claim,
    /// Resignation.
    Resign,
    /// Time forfeit of the side to move; either side may report it.
    Flag,
}

impl Event {
    /// A new event.
    pub fn new(by: Color, kind: EventKind) -> Self {
        Self { by, kind, charged: None }
    }

    /// Whether it ends the game by itself, in the middle of somebody's thought.
    pub fn ends_at_once(&self) -> bool {
        matches!(self.kind, EventKind::Draw | EventKind::Claim | EventKind::Resign)
    }

    /// The event as its sender tells it: the charge for a move is the peer's.
    #[must_use]
    pub fn as_sent(self) -> Self {
        Self { charged: self.charged.filter(|_| self.ends_at_once()), ..self }
    }

    /// The time of a move that counts, in milliseconds: the charged time or, until the peer has reported it, the
    /// measured time.
    pub fn time(&self) -> u64 {
        self.charged.unwrap_or(self.measured())
    }

    /// The thinking time of a move that the mover's program measured, in milliseconds.
    pub fn measured(&self) -> u64 {
        match self.kind {
            EventKind::Move { ms, .. } => ms,
            _ => 0,
        }
    }
}
