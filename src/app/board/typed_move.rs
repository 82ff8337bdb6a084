//! The input field for a move.

use super::matching::{Described, Typable, candidates, meant};
use crate::app::text::Text;
use crate::app::text::words::letters;
use crate::game::NodeId;

/// The field while it is open.
#[derive(Debug, Clone, PartialEq)]
pub struct TypedMove {
    /// The place of the board: in a game of three the node after that number of acts.
    pub(in crate::app) place: Option<NodeId>,
    pub(in crate::app) text: String,
    /// The names of the legal moves that match the text.
    pub(in crate::app) candidates: Vec<String>,
    /// The words that the side to move is in check, if it is.
    pub(in crate::app) check: Option<Text>,
    pub(in crate::app) problem: Option<Text>,
}

/// A board where moves are typed and cells are described: a position of any game, or of a lesson.
pub trait TypedBoard: Described {
    /// The names of the legal moves that a text may become.
    fn candidates(&self, text: &str) -> Vec<String>;
}

impl<P: Typable> TypedBoard for P {
    fn candidates(&self, text: &str) -> Vec<String> {
        match text.trim() {
            "" => Vec::new(),
            text => {
                let found = candidates(self, text, letters()).into_iter();
                found.map(|candidate| candidate.name).collect()
            }
        }
    }
}

/// The legal move of a text.
///
/// # Errors
/// Returns the problem with the text, in a sentence.
pub(in crate::app) fn typed<P: Typable>(board: &P, text: &str, always_queen: bool) -> Result<P::Move, Text> {
    meant(board, text, letters(), always_queen)
}

impl TypedMove {
    /// The letters typed so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The legal moves that match the text.
    pub fn candidates(&self) -> impl Iterator<Item = &str> {
        self.candidates.iter().map(String::as_str)
    }

    /// Whether no legal move starts like the text.
    pub fn none_fits(&self) -> bool {
        self.candidates.is_empty() && !self.text.trim().is_empty()
    }

    /// The words that the side to move is in check, which may be why nothing fits.
    pub fn check(&self) -> Option<&Text> {
        self.check.as_ref()
    }

    /// The reason why the text is not a move, after Enter.
    pub fn problem(&self) -> Option<&Text> {
        self.problem.as_ref()
    }
}

/// An event of the field for typed moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypeMove {
    /// Open the field with this text.
    Open(String),
    /// Change the text.
    Edit(String),
    /// Choose the candidate with this index.
    Choose(usize),
    /// Make the move.
    Accept,
    /// Close the field.
    Cancel,
}
