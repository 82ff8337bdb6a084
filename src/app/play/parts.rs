//! The state of a game being played beside its document: searches, a hint, a premove, drawings on the board.

use std::time::Duration;

use crate::app::search::SearchTicket;
use crate::chess::Role;
use crate::engine::{Info, Score};
use crate::game::{Move, NodeId, Shape};
use crate::hex::{Bitboard, Cell};
use crate::sides::{ByColor, Color};

/// The computer's work.
#[derive(Debug, Clone, Default)]
pub(super) struct Computer {
    /// The latest search; news of others comes too late.
    pub ticket: SearchTicket,
    /// The side of the search, and the start time.
    pub thinking: Option<(Color, Duration)>,
    /// Whether the search is pondering while a human is to move.
    pub is_pondering: bool,
    /// The expected reply of the human to the computer's latest move.
    pub expected: Option<Move>,
    /// The result of the search until now.
    pub info: Option<Box<Info>>,
    /// The first moves of the principal variation, in the notation of files.
    pub line: Vec<String>,
    /// The computer's score at its last move, from its own point of view.
    pub last_score: ByColor<Option<Score>>,
    /// The move found, to be made at this time: not before the human's piece has finished its slide.
    pub answer: Option<(Move, Duration)>,
    /// Whether the search is for a move that the computer plays in place of a human.
    pub plays_for_person: bool,
    /// The engine has failed in this position; it searches again only at the player's request.
    pub is_broken: bool,
}

/// A hint in the current position.
#[derive(Debug, Clone)]
pub(super) struct Hint {
    pub ticket: SearchTicket,
    /// The best move, once it is found.
    pub best: Option<Move>,
}

/// The moves that a human prepares while the computer thinks.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Premove {
    /// The piece picked up, and where it could go after one answer or another.
    pub picked: Option<(Cell, Bitboard)>,
    /// The move to be made.
    pub planned: Option<Planned>,
    /// The role whose key is held: it is chosen for the next move.
    pub held: Option<Role>,
}

/// A move to be made.
#[derive(Debug, Clone, Copy)]
pub(super) struct Planned {
    pub from: Cell,
    pub to: Cell,
    /// The role of a promoted pawn.
    pub role: Role,
}

/// The drawings in the latest position.
#[derive(Debug, Clone, Default)]
pub(super) struct Sketch {
    /// The node of the position.
    pub node: Option<NodeId>,
    /// The arrows and circles.
    pub shapes: Vec<Shape>,
}
