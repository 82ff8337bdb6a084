//! A sheet of puzzles: diagrams on a page to print, and the answers on the next one.

use super::scoresheet::{SheetDiagram, diagrams, document};
use crate::app::board::{BoardView, Picture, escaped};
use crate::app::text::{tr, words};
use crate::puzzles::{Puzzle, Task};

/// A sheet of puzzles, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleSheet {
    /// The positions, each with its goal and its points.
    pub diagrams: Vec<SheetDiagram>,
    /// The positions in notation, so that a letter can do without diagrams.
    pub positions: Vec<String>,
    /// The solution of each position, in notation.
    pub answers: Vec<String>,
}

impl PuzzleSheet {
    /// The sheet of these puzzles. Each move to find is a point.
    pub fn of(puzzles: &[(Puzzle, Task)]) -> PuzzleSheet {
        let numbered = || (1..).zip(puzzles);
        let diagram = |(number, (puzzle, task)): (usize, &(Puzzle, Task))| {
            let goal = words::puzzle_goal(task.solver(), puzzle.goal);
            let points = task.line.len().div_ceil(2);
            let caption = tr!("puzzle-sheet-goal", number, goal, points);
            let view = BoardView { last_move: task.last, ..BoardView::of(&task.start) };
            SheetDiagram { caption, comment: String::new(), view }
        };
        PuzzleSheet {
            diagrams: numbered().map(diagram).collect(),
            positions: puzzles.iter().map(|(_, task)| task.start.to_fen()).collect(),
            answers: numbered()
                .map(|(number, (_, task))| format!("{number}. {}", words::puzzle_line(task)))
                .collect(),
        }
    }

    /// The sheet as a page of its own: diagrams, then answers.
    pub fn to_html(&self, look: &Picture) -> String {
        let head = |name: &str| format!("<h1>{}</h1>\n", escaped(&tr(name)));
        let answers = self.answers.iter().map(|answer| format!("<p>{}</p>\n", escaped(answer)));
        let body = [
            head("puzzle-sheet"),
            diagrams(&self.diagrams, look),
            ["<section>\n", &head("puzzle-sheet-answers")].concat(),
            answers.collect(),
            "</section>\n".to_owned(),
        ];
        document(&tr("puzzle-sheet"), "", &body.concat())
    }

    /// The sheet as text for a letter.
    pub fn to_text(&self) -> String {
        let goals = self.diagrams.iter().zip(&self.positions);
        let goals = goals.map(|(diagram, position)| [&diagram.caption, "\n   ", position, "\n"].concat());
        let answers = self.answers.join("\n");
        format!(
            "{}\n\n{}\n{}\n\n{answers}\n",
            tr("puzzle-sheet"),
            goals.collect::<String>(),
            tr("puzzle-sheet-answers")
        )
    }
}
