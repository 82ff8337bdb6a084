//! The field while a move is typed, and what happens in it.

use crate::app::catalogue::Text;
use crate::game::{self, NodeId};
use crate::three;

/// Something in the field where a move is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypeMove {
    /// Open it with this in it.
    Open(String),
    /// It was changed.
    Edit(String),
    /// The move with this number, from 0, was chosen among those that fit.
    Choose(usize),
    /// Make the move.
    Accept,
    /// Close it.
    Cancel,
}

/// The field while it is open.
#[derive(Debug, Clone, PartialEq)]
pub struct TypedMove {
    /// Where it would be made.
    pub(in crate::app) place: Place,
    pub(in crate::app) text: String,
    pub(in crate::app) candidates: Vec<Candidate<Move>>,
    pub(in crate::app) problem: Option<Text>,
}

/// A legal move that fits what was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::app) struct Candidate<M> {
    pub(in crate::app) mv: M,
    pub(in crate::app) name: String,
}

/// The position in which a move is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum Place {
    /// After this move of a game for two.
    Node(NodeId),
    /// After so many acts of a game for three.
    Acts(usize),
}

/// A move of a game for two or for three.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum Move {
    Two(game::Move),
    Three(three::Move),
}

impl TypedMove {
    /// What was typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The legal moves that fit it so far.
    pub fn candidates(&self) -> impl Iterator<Item = &str> {
        self.candidates.iter().map(|candidate| candidate.name.as_str())
    }

    /// Why it is no move, once Enter was pressed.
    pub fn problem(&self) -> Option<&Text> {
        self.problem.as_ref()
    }
}
