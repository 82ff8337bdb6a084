//! Problems that make a position illegal.

use crate::app::text::{Text, explain};
use crate::chess::{Role, SetupError};
use crate::game::{Piece, PieceKind, Position, PositionSetup, SetupProblem};
use crate::hex::Bitboard;

/// A problem that makes a position illegal.
#[derive(Debug, Clone, PartialEq)]
pub struct Problem {
    /// The problem and its remedy, without a full stop.
    pub text: Text,
    /// The cells it is about.
    pub cells: Bitboard,
    /// The piece to add, if that solves it.
    pub missing: Option<Piece>,
}

/// The position of a setup, or everything that keeps it from being one, the gravest first.
pub(super) fn judge(setup: &PositionSetup) -> Result<Box<Position>, Vec<Problem>> {
    let problem = |found: &SetupProblem| Problem {
        text: explain::setup_problem(found),
        cells: setup.cells_of(found),
        missing: missing(found),
    };
    setup.position().map(Box::new).map_err(|problems| problems.iter().map(problem).collect())
}

fn missing(problem: &SetupProblem) -> Option<Piece> {
    match problem {
        SetupProblem::Chess(SetupError::NoKing(color)) => {
            Some(Piece { color: *color, kind: PieceKind::Chess(Role::King) })
        }
        _ => None,
    }
}
