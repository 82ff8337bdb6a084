//! What the computer is doing in a game: for itself, and for a person who asks for a hint.

use std::time::Duration;

use crate::app::search::SearchTicket;
use crate::engine::{Info, Score};
use crate::game::Move;
use crate::sides::{ByColor, Color};

/// What the computer is doing.
#[derive(Debug, Clone, Default)]
pub(super) struct Computer {
    /// The latest search; news of others comes too late.
    pub ticket: SearchTicket,
    /// For whom it searches, and since when.
    pub thinking: Option<(Color, Duration)>,
    /// Whether it thinks ahead while a person is to move.
    pub is_pondering: bool,
    /// The move it expects from the person after its own latest.
    pub expected: Option<Move>,
    /// What it has found so far.
    pub info: Option<Box<Info>>,
    /// How it stood at its last move, from its own side.
    pub last_score: ByColor<Option<Score>>,
    /// Its move, to be made at this time: nobody likes to be answered before the own piece has come to rest.
    pub answer: Option<(Move, Duration)>,
    /// Whether it makes this one move for a person.
    pub plays_for_person: bool,
    /// It has broken down in this position; it is asked again only when the player says so.
    pub is_broken: bool,
}

/// A hint asked for where the game stands.
#[derive(Debug, Clone)]
pub(super) struct Hint {
    pub ticket: SearchTicket,
    /// What the engine would play, once it has found it.
    pub best: Option<Move>,
}
