//! A sheet of puzzles: diagrams on a page to print, and the answers on the next one.

use super::{Figure, Page, Part, Run, Sheet};
use crate::app::board::BoardView;
use crate::app::text::{explain_cause, tr, words};
use crate::puzzles::{Puzzle, Task};
use crate::tactics::{Why, win};

/// A sheet of puzzles, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleSheet {
    title: String,
    puzzles: Vec<Printed>,
}

/// A puzzle, in words.
#[derive(Debug, Clone, PartialEq)]
struct Printed {
    task: Task,
    /// The side to move, the goal and the points.
    goal: String,
    /// The moves of the solution.
    answer: String,
    /// The result of these moves, as the coach says it; empty if nothing true can be said.
    reason: String,
    /// The players, the event and the year; empty if they are not known.
    players: String,
    /// The number of moves to find, each of which is a point.
    points: usize,
}

impl PuzzleSheet {
    /// The sheet of these puzzles with a title, or with the usual one.
    pub fn of(title: &str, puzzles: &[(Puzzle, Task)]) -> PuzzleSheet {
        let printed = |(puzzle, task): &(Puzzle, Task)| {
            let goal = words::puzzle_goal(task.solver(), puzzle.goal);
            let points = task.line.len().div_ceil(2);
            Printed {
                task: task.clone(),
                goal: tr!("puzzle-sheet-goal", goal, points),
                answer: words::puzzle_moves(task).to_string(),
                reason: reason(task).unwrap_or_default(),
                players: puzzle.players().unwrap_or_default().to_owned(),
                points,
            }
        };
        PuzzleSheet { title: PuzzleSheet::title_of(title), puzzles: puzzles.iter().map(printed).collect() }
    }

    /// The title that a person has given, or the usual one.
    pub fn title_of(title: &str) -> String {
        let title = title.trim();
        if title.is_empty() { tr("puzzle-sheet") } else { title.to_owned() }
    }

    /// The diagrams, `room` on a page below a line for the solver, and the answers on a page of their own.
    pub fn page(&self, room: usize, has_answers: bool) -> Page {
        let figures: Vec<Figure> = self.numbered().map(|(number, printed)| printed.figure(number)).collect();
        let points: usize = self.puzzles.iter().map(|printed| printed.points).sum();
        let blanks = [tr("sheet-name"), tr("header-date"), tr!("sheet-points", points)];
        let sheet = |parts| Sheet { is_wide: false, parts };
        let diagrams = figures.chunks(room.max(1)).map(|figures| {
            let head = [Part::Title(self.title.clone()), Part::Blanks(blanks.to_vec())];
            sheet(head.into_iter().chain([Part::Diagrams(room, figures.to_vec())]).collect())
        });
        let mut sheets: Vec<Sheet> = diagrams.collect();
        if has_answers {
            let head = [Part::Title(tr("puzzle-sheet-answers")), Part::Heading(self.title.clone())];
            let answers = self.numbered().map(|(number, printed)| printed.answer(number));
            sheets.push(sheet(head.into_iter().chain(answers).collect()));
        }
        Page { title: self.title.clone(), sheets }
    }

    /// The sheet as text for a letter, with positions in notation instead of diagrams.
    pub fn to_text(&self, has_answers: bool) -> String {
        let goal = |(number, printed): (usize, &Printed)| {
            format!("{number}. {}\n   {}\n", printed.goal, printed.task.start.to_fen())
        };
        let answer = |(number, printed): (usize, &Printed)| {
            let Printed { answer, reason, players, .. } = printed;
            let words = [answer, reason, players].into_iter().filter(|words| !words.is_empty());
            format!("{number}. {}\n", words.map(String::as_str).collect::<Vec<_>>().join(" "))
        };
        let goals: String = self.numbered().map(goal).collect();
        let answers: String = self.numbered().map(answer).collect();
        let answers = format!("\n{}\n\n{answers}", tr("puzzle-sheet-answers"));
        format!("{}\n\n{goals}{}", self.title, if has_answers { &answers } else { "" })
    }

    fn numbered(&self) -> impl Iterator<Item = (usize, &Printed)> {
        (1..).zip(&self.puzzles)
    }
}

impl Printed {
    fn figure(&self, number: usize) -> Figure {
        let Printed { task, goal, .. } = self;
        let number = Run::Strong(format!("{number}. "));
        Figure {
            view: BoardView { last_move: task.last, ..BoardView::of(&task.start) },
            name: goal.clone(),
            caption: vec![number, Run::Side(task.solver()), Run::Plain(goal.clone())],
        }
    }

    fn answer(&self, number: usize) -> Part {
        let mut runs = vec![Run::Strong(format!("{number}. ")), Run::Plain(self.answer.clone())];
        if !self.reason.is_empty() {
            runs.push(Run::Slanted(format!(" {}", self.reason)));
        }
        if !self.players.is_empty() {
            runs.push(Run::Plain(format!(" {}", self.players)));
        }
        Part::Text(runs)
    }
}

/// The sentence on the result of a solution.
fn reason(task: &Task) -> Option<String> {
    let cause = win(&task.start, &task.line)?;
    if let Why::Mate(moves) = cause.why {
        return Some(tr!("sheet-mate", moves));
    }
    explain_cause::win(&task.start, &cause).map(|text| text.to_string())
}
