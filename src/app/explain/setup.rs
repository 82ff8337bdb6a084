//! Explains why a position that is being set up is invalid.

use super::{draughts, position};
use crate::app::catalogue::Text;
use crate::game::SetupProblem;

/// The problem, its place and its remedy, without a full stop.
pub fn setup_problem(problem: &SetupProblem) -> Text {
    match problem {
        SetupProblem::Chess(problem) => position::setup_problem(problem),
        SetupProblem::Draughts(problem) => draughts::setup_problem(problem),
    }
}
