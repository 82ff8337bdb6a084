//! A move that is typed, in a game being played and in a study: what is in the field, and the legal moves that fit it.

mod action;
mod matching;
mod position;

use super::catalogue::Text;
use crate::game::{self, NodeId};
use crate::three;

pub use action::TypeMove;
pub(in crate::app) use matching::{candidates, meant};

/// The field while it is open.
#[derive(Debug, Clone, PartialEq)]
pub struct TypedMove {
    /// The position of the move.
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

/// The position for a typed move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum Place {
    /// After this move of a game for two.
    Node(NodeId),
    /// After this number of acts of a three-player game.
    Acts(usize),
}

/// A move of a game for two or for three.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum Move {
    Two(game::Move),
    Three(three::Move),
}

impl TypedMove {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The legal moves that match the text.
    pub fn candidates(&self) -> impl Iterator<Item = &str> {
        self.candidates.iter().map(|candidate| candidate.name.as_str())
    }

    /// The reason why the text is not a move, after Enter.
    pub fn problem(&self) -> Option<&Text> {
        self.problem.as_ref()
    }
}
