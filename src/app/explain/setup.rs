//! What is wrong with a position that is being set up.

use super::{draughts, position};
use crate::app::catalogue::Text;
use crate::game::SetupProblem;

/// What is wrong, where, and what to do about it; without a full stop.
pub fn setup_problem(problem: &SetupProblem) -> Text {
    match problem {
        SetupProblem::Chess(problem) => position::setup_problem(problem),
        SetupProblem::Draughts(problem) => draughts::setup_problem(problem),
    }
}
