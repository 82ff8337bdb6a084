//! A move that is typed, in a game being played and in a study: what is in the field, and the legal moves that fit it.

mod action;
mod letters;
mod matching;
mod update;

use super::catalogue::Text;
use crate::game::{Move, NodeId};

pub use action::TypeMove;
pub use letters::{knight_example, letter_of, role_of};

/// The field while it is open.
#[derive(Debug, Clone, PartialEq)]
pub struct TypedMove {
    /// The move before it.
    node: NodeId,
    text: String,
    candidates: Vec<Candidate>,
    problem: Option<Text>,
}

/// A legal move that fits what was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Candidate {
    mv: Move,
    name: String,
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
