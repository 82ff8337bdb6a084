//! The puzzle of the day, as the start page shows it.

use crate::app::board::{BoardView, Turn};
use crate::app::text::{Text, words};
use crate::game::Variant;
use crate::game::date::today;
use crate::puzzles::{Collection, Progress};
use crate::sides::Color;

/// The puzzle of the day: it is read once, because reading its position takes long for a frame.
#[derive(Debug, Clone)]
pub struct Daily {
    /// The board, the solver at the bottom.
    pub board: BoardView,
    /// The side of the solver.
    pub solver: Color,
    /// The sentence with the goal.
    pub goal: Text,
    name: &'static str,
}

impl Daily {
    /// That of today for a game; `None` if the game has no puzzles.
    pub(in crate::app) fn of(variant: Variant) -> Option<Daily> {
        let collection = Collection::of(variant);
        let index = collection.daily(&today())?;
        let (puzzle, task) = (collection.puzzles.get(index)?, collection.task(index)?);
        let solver = task.solver();
        let board = BoardView {
            last_move: task.last,
            turn: Turn::flipped(solver == Color::Black),
            hides_coordinates: true,
            ..BoardView::of(&task.start)
        };
        let goal = words::puzzle_goal(solver, puzzle.goal);
        Some(Daily { board, solver, goal, name: &puzzle.name })
    }

    /// Whether that of today waits to be solved by a person with this progress.
    pub(in crate::app) fn waits(variant: Variant, progress: &Progress) -> bool {
        let collection = Collection::of(variant);
        let puzzle = collection.daily(&today()).and_then(|index| collection.puzzles.get(index));
        puzzle.is_some_and(|puzzle| progress.results.get(&puzzle.name) != Some(&true))
    }

    /// Whether it is solved.
    pub fn is_solved(&self, progress: &Progress) -> bool {
        progress.results.get(self.name) == Some(&true)
    }
}
