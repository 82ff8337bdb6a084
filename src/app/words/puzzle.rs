//! The goal and the solution of a puzzle.

use super::color_key;
use crate::app::catalogue::Text;
use crate::game::{numbered_san, san};
use crate::puzzles::{Goal, Task};
use crate::sides::Color;

/// The sentence with the goal.
pub fn puzzle_goal(task: &Task, goal: Goal) -> Text {
    let (side, goal) = (color_key(task.solver()), goal.key());
    Text::new("puzzle-goal", [("side", Text::verbatim(side).into()), ("goal", Text::verbatim(goal).into())])
}

/// The whole line in notation.
pub fn puzzle_line(task: &Task) -> Text {
    let moves = task.positions().into_iter().zip(&task.line);
    let moves = moves.enumerate().map(|(at, (before, &mv))| match before.turn() {
        Color::Black if at > 0 => san(&before, mv),
        _ => numbered_san(&before, mv),
    });
    Text::mv(moves.collect::<Vec<_>>().join(" "))
}
