//! What happens in a game: the entries of the record that both sides share.

use serde::{Deserialize, Serialize};

use crate::sides::Color;

/// One entry of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Whose doing it is.
    pub by: Color,
    /// What happened.
    #[serde(flatten)]
    pub kind: EventKind,
    /// For a move: what the other side has charged for it, in milliseconds. `None` until it has told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charged: Option<u64>,
}

/// What can happen in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EventKind {
    /// A move.
    Move {
        /// In coordinates: `f5f7`, `33x53x73`.
        mv: String,
        /// What its side measured for it, in milliseconds.
        ms: u64,
    },
    /// Moves are taken back, by the one who agreed to it.
    Takeback {
        /// The number of plies that stay.
        to: usize,
    },
    /// A draw is agreed, by the one who accepted.
    Draw,
    /// The side to move claims a draw by repetition or fifty moves.
    Claim,
    /// Its side gives up.
    Resign,
    /// The flag of the side to move has fallen; either side may say so.
    Flag,
}

impl Event {
    /// An event that has just happened.
    pub fn new(by: Color, kind: EventKind) -> Self {
        Self { by, kind, charged: None }
    }

    /// The time that counts for a move, in milliseconds: what was charged or, until that is known, what was measured.
    pub fn time(&self) -> u64 {
        match self.kind {
            EventKind::Move { ms, .. } => self.charged.unwrap_or(ms),
            _ => 0,
        }
    }
}
