//! The goal and the solution of a puzzle.

use super::color_key;
use crate::app::catalogue::{Text, text};
use crate::game::line_text;
use crate::puzzles::{Goal, Task};

/// The sentence with the goal.
pub fn puzzle_goal(task: &Task, goal: Goal) -> Text {
    let (side, goal) = (color_key(task.solver()), goal.key());
    text!("puzzle-goal", side = Text::verbatim(side), goal = Text::verbatim(goal))
}

/// The whole line in notation.
pub fn puzzle_line(task: &Task) -> Text {
    Text::mv(line_text(&task.start, &task.line))
}
