//! A game that was read, with the letters of one language.

use super::super::diagnostic::{Diagnostic, Problem, Severity};
use crate::game::{GameRecord, MoveTextError};

/// A game that was read, and what was found wrong in it.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The game, up to where it could be understood; the rest is kept in it as text.
    pub record: GameRecord,
    /// What is odd or wrong, in the order of the text: at most a hundred errors and as many warnings, and which
    /// letters the pieces have if it is not those asked for.
    pub diagnostics: Vec<Diagnostic>,
}

impl ReadGame {
    /// `true` if everything was understood.
    pub fn is_clean(&self) -> bool {
        self.diagnostics.iter().all(|found| found.problem.severity() < Severity::Error)
    }
}

/// A game as it was read with the letters of one language.
pub(super) struct Attempt {
    pub game: ReadGame,
    /// How many moves were understood.
    pub moves: usize,
}

impl Attempt {
    /// Whether every move was understood.
    pub fn reads_all(&self) -> bool {
        !self.game.diagnostics.iter().any(is_unread_move)
    }
}

/// Whether this is about a move that was not understood.
pub(super) fn is_unread_move(found: &Diagnostic) -> bool {
    matches!(&found.problem, Problem::Move(error) if !matches!(error, MoveTextError::Draughts(_)))
}
