//! A sheet of puzzles: diagrams on a page to print, and the answers on the next one.

use super::{Figure, Page, Part, Run, Sheet};
use crate::app::board::BoardView;
use crate::app::text::{tr, words};
use crate::puzzles::{Puzzle, Task};

/// A sheet of puzzles, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleSheet {
    puzzles: Vec<Printed>,
}

/// A puzzle, in words.
#[derive(Debug, Clone, PartialEq)]
struct Printed {
    task: Task,
    /// Who is to move, the goal and the points.
    goal: String,
    answer: String,
}

impl PuzzleSheet {
    /// The sheet of these puzzles. Each move to find is a point.
    pub fn of(puzzles: &[(Puzzle, Task)]) -> PuzzleSheet {
        let printed = |(puzzle, task): &(Puzzle, Task)| {
            let goal = words::puzzle_goal(task.solver(), puzzle.goal);
            let points = task.line.len().div_ceil(2);
            Printed {
                task: task.clone(),
                goal: tr!("puzzle-sheet-goal", goal, points),
                answer: words::puzzle_line(task).to_string(),
            }
        };
        PuzzleSheet { puzzles: puzzles.iter().map(printed).collect() }
    }

    /// The diagrams on one page, and the answers on the next.
    pub fn page(&self) -> Page {
        let figure = |(number, printed): (usize, &Printed)| {
            let task = &printed.task;
            let (number, goal) = (Run::Strong(format!("{number}. ")), printed.goal.clone());
            Figure {
                view: BoardView { last_move: task.last, ..BoardView::of(&task.start) },
                name: goal.clone(),
                caption: vec![number, Run::Side(task.solver()), Run::Plain(goal)],
            }
        };
        let answer = |(number, printed): (usize, &Printed)| {
            Part::Text(vec![Run::Strong(format!("{number}. ")), Run::Plain(printed.answer.clone())])
        };
        let figures = self.numbered().map(figure).collect();
        let diagrams = vec![Part::Title(tr("puzzle-sheet")), Part::Diagrams(6, figures)];
        let title = Part::Title(tr("puzzle-sheet-answers"));
        let answers = std::iter::once(title).chain(self.numbered().map(answer)).collect();
        let sheet = |parts| Sheet { is_wide: false, parts };
        Page { title: tr("puzzle-sheet"), sheets: vec![sheet(diagrams), sheet(answers)] }
    }

    /// The sheet as text for a letter, with positions in notation instead of diagrams.
    pub fn to_text(&self) -> String {
        let goal = |(number, printed): (usize, &Printed)| {
            format!("{number}. {}\n   {}\n", printed.goal, printed.task.start.to_fen())
        };
        let answer = |(number, printed): (usize, &Printed)| format!("{number}. {}\n", printed.answer);
        let goals: String = self.numbered().map(goal).collect();
        let answers: String = self.numbered().map(answer).collect();
        format!("{}\n\n{goals}\n{}\n\n{answers}", tr("puzzle-sheet"), tr("puzzle-sheet-answers"))
    }

    fn numbered(&self) -> impl Iterator<Item = (usize, &Printed)> {
        (1..).zip(&self.puzzles)
    }
}
