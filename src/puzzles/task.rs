//! Position, goal and line of a puzzle.

use crate::game::{Move, Position};
use crate::hex::Cell;
use crate::sides::Color;

/// From this many quarter points to be expected on the goal is to win.
const WIN: f64 = 2.72;

/// The goal of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Win.
    Win,
    /// Hold the game.
    Hold,
    /// Stalemate the other side, for three quarters of a point.
    ThreeQuarters,
    /// Get stalemated, for a quarter of a point.
    Quarter,
}

/// A position to solve, with its line.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// The solver is to move.
    pub start: Position,
    /// Origin and target of the move that led to it, if they are known.
    pub last: Option<(Cell, Cell)>,
    /// The moves of both sides in turn; the first and the last one are the solver's.
    pub line: Vec<Move>,
}

impl Task {
    /// The side that solves.
    pub fn solver(&self) -> Color {
        self.start.turn()
    }

    /// The name, which depends on the position alone: a person's results stay valid with a later file.
    pub fn name(&self) -> String {
        format!("{:08x}", self.start.key() as u32)
    }

    /// The sorted pieces from the solver's side, equal for mirrored twins. In chess left and right are alike, in checkers
    /// different.
    pub fn shape(&self) -> Vec<String> {
        let (start, solver) = (&self.start, self.solver());
        let up = if solver == Color::White { 1 } else { -1 };
        let seen = |right: i8| {
            let pieces = start.pieces().map(|(cell, piece)| {
                let is_own = piece.color == solver;
                format!("{} {} {:?} {is_own}", right * cell.q(), up * cell.v(), piece.kind)
            });
            let mut pieces: Vec<String> = pieces.collect();
            pieces.sort();
            pieces
        };
        if start.chess().is_some() { seen(1).min(seen(-1)) } else { seen(up) }
    }

    /// Whether two puzzles of one game ask a person for the same: one line is the end of the other, or the solver begins
    /// both with the same two moves.
    pub fn is_double_of(&self, other: &Task) -> bool {
        let own = |task: &Task| task.line.iter().copied().step_by(2).collect::<Vec<Move>>();
        let (one, two) = (own(self), own(other));
        let begins_alike = one.iter().zip(&two).take(2).all(|(one, two)| one == two);
        self.solver() == other.solver() && (begins_alike || one.ends_with(&two) || two.ends_with(&one))
    }

    /// The positions of the line, from the start to the end.
    pub fn positions(&self) -> Vec<Position> {
        let mut positions = vec![self.start];
        for &mv in &self.line {
            positions.push(positions[positions.len() - 1].after(&[mv]));
        }
        positions
    }

    /// The goal, by the end of the line, or where the game is open there by the points to be expected at its beginning.
    pub fn goal(&self, expected: f64) -> Goal {
        let end = self.positions().pop().and_then(|end| end.outcome());
        match end.map_or(4.0 * expected, |outcome| outcome.points.for_color(self.solver()).into()) {
            ..1.5 => Goal::Quarter,
            1.5..WIN => Goal::Hold,
            3.0 if end.is_some() => Goal::ThreeQuarters,
            _ => Goal::Win,
        }
    }
}

impl Goal {
    /// All goals.
    pub const ALL: [Goal; 4] = [Goal::Win, Goal::Hold, Goal::ThreeQuarters, Goal::Quarter];

    /// A stable name for files; the text has the key `puzzle-goal-NAME`.
    pub const fn key(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Hold => "hold",
            Goal::ThreeQuarters => "three-quarters",
            Goal::Quarter => "quarter",
        }
    }
}
