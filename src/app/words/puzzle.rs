//! The goal and the solution of a puzzle.

use super::color_key;
use crate::app::catalogue::Text;
use crate::game::line_text;
use crate::puzzles::{Goal, Task};

/// The sentence with the goal.
pub fn puzzle_goal(task: &Task, goal: Goal) -> Text {
    let (side, goal) = (color_key(task.solver()), goal.key());
    Text::new("puzzle-goal", [("side", Text::verbatim(side).into()), ("goal", Text::verbatim(goal).into())])
}

/// The whole line in notation.
pub fn puzzle_line(task: &Task) -> Text {
    Text::mv(line_text(&task.start, &task.line))
}
